import { describe, expect, it } from 'vitest'
import type { AnyLesson } from '../../../engine/core/lesson'
import { isDone, knowsBasics, nextLesson, progressIn, readProgress, resumeAt, withPlace, withSolved } from './progress'

const text = { hu: '', en: '' }
const lesson = (id: string, extra: boolean, ...steps: string[]): AnyLesson => ({
  id,
  revision: 2,
  title: text,
  extra,
  steps: steps.map((step) => ({ id: step, start: null, rules: [], say: text, headline: text, look: [], tasks: [] })),
})
const first = lesson('first', false, 'a', 'b')
const rare = lesson('rare', true, 'x')
const second = lesson('second', false, 'c')
const all = [first, rare, second]

describe('progress', () => {
  it('goes on where the learner was', () => {
    expect(resumeAt({}, first)).toBe(0)
    expect(resumeAt(withPlace({}, first, 'b'), first)).toBe(1)
    expect(resumeAt(withPlace({}, first, 'gone'), first)).toBe(0)
  })

  it('survives being kept', () => {
    const kept = withPlace(withSolved({}, first, 'a'), first, 'b')
    expect(readProgress(JSON.stringify(kept))).toEqual(kept)
  })

  it('is nothing where what was kept makes no sense', () => {
    for (const kept of [null, '', '[]', '7', '{"first":3}', '{"first":{"revision":2,"solved":[1],"at":null}}'])
      expect(readProgress(kept)).toEqual({})
  })

  it('starts over with another revision of a lesson', () => {
    const kept = withPlace(withSolved({}, first, 'a'), first, 'b')
    const changed = { ...first, revision: 3 }
    expect(progressIn(kept, changed)).toEqual({ revision: 3, solved: [], at: null })
    expect(withSolved(kept, changed, 'b').first).toEqual({ revision: 3, solved: ['b'], at: null })
  })

  it('knows which lesson is next, and when the basics are known', () => {
    const half = withSolved(withSolved({}, first, 'a'), first, 'b')
    expect([isDone(half, first), nextLesson(half, all)?.id, knowsBasics(half, all)]).toEqual([true, 'second', false])
    expect(knowsBasics(withSolved(half, second, 'c'), all)).toBe(true)
    expect(knowsBasics({}, [])).toBe(false)
  })
})
