import { describe, expect, it } from 'vitest'
import { firstLine, lessonOf, readSeen, withSeen } from './firstTimes'

const say = { hu: 'Ugranod kell.', en: 'You must jump.' }
const teaching = {
  firstTime: (_: unknown, prompt: unknown) => prompt as string | null,
  firstTimes: { jump: { say, learn: 'first-moves/ze-jump' } },
}
const view = { seat: 0, table: null, own: null }
const line = (prompt: string | null, seen: readonly string[] = []) => firstLine(teaching, view, prompt, seen)

describe('a first-time line', () => {
  it('is said the first time, and never twice', () => {
    expect(line('jump')).toEqual({ kind: 'jump', say, learn: 'first-moves/ze-jump' })
    expect(line('jump', readSeen('place,jump'))).toBeNull()
  })

  it('is not said where the game has none', () => {
    expect([line(null), line('place')]).toEqual([null, null])
  })

  it('is kept with the others', () => {
    expect(withSeen(readSeen(null), 'jump').join()).toBe('jump')
    expect(withSeen(['jump'], 'jump')).toEqual(['jump'])
  })

  it('leads to its step', () => {
    expect(lessonOf('first-moves/ze-jump')).toEqual({ lesson: 'first-moves', step: 'ze-jump' })
    expect(lessonOf('first-moves')).toEqual({ lesson: 'first-moves', step: null })
  })
})
