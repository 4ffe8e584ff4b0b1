import { describe, expect, it } from 'vitest'
import type { AnyLesson } from '../../../engine/core/lesson'
import { personOf } from '../../connection/testing/tables'
import { marksOf, teachAt, waitedFor } from './together'

const lesson = { lesson: 'first', step: 1, of: 3, auto: true, solved: [10, 13], knows: [11] }
const people = [personOf(10), personOf(11), personOf(12), personOf(13, { here: false }), personOf(14, { here: false })]

describe('a lesson together', () => {
  it('shows who has solved it, who knows it and who is thinking, never who failed', () => {
    expect(marksOf(lesson, people).map(({ id, mark }) => `${id} ${mark}`)).toEqual([
      '10 solved',
      '11 knows',
      '12 thinking',
      '13 solved',
    ])
    expect(waitedFor(lesson, people)).toBe(1)
  })

  it('never leads beyond the lesson', () => {
    const first = { id: 'first', steps: [{}, {}] } as unknown as AnyLesson
    const at = (step: number) => teachAt(first, step, false)
    expect([at(-1), at(1), at(5)].map((one) => (one as { lesson: { step: number } }).lesson.step)).toEqual([0, 1, 2])
    expect(at(1)).toEqual({ do: 'teach', lesson: { id: 'first', step: 1, of: 2, auto: false } })
  })
})
