import { describe, expect, it } from 'vitest'
import type { AnyLesson } from '../../../engine/core/lesson'
import { personOf, seated } from '../../connection/testing/tables'
import type { LessonPlayer } from './player'
import { answerIsOut, marksOf, nextOfAnswer, nobodysName, startMessages, teachAt, waitedFor } from './together'

const lesson = { lesson: 'first', step: 1, of: 3, auto: true, answer: false, solved: [10, 13], knows: [11] }
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

  it('shows the answer when all are done, or nobody is waited for any longer', () => {
    expect(answerIsOut(lesson, people)).toBe(false)
    expect(answerIsOut({ ...lesson, answer: true }, people)).toBe(true)
    expect(answerIsOut({ ...lesson, solved: [10, 12] }, people)).toBe(true)
    expect(answerIsOut({ ...lesson, solved: [], knows: [10, 11, 12] }, people)).toBe(false)
  })

  it('gives every sentence of an answer that plays by itself the time to be read', () => {
    const say = { hu: 'Kilenc szóból álló mondat, három másodperc alatt bárki elolvassa.', en: 'Nine words.' }
    const calls: string[] = []
    const player = (mode: string, task = 0) =>
      ({
        mode,
        say,
        caption: say,
        place: { task },
        tap: () => calls.push('tap'),
        solve: () => calls.push('solve'),
      }) as unknown as LessonPlayer
    const ms = (mode: string, task = 0) => nextOfAnswer(player(mode, task))?.ms ?? null
    expect([ms('ask'), ms('ask', 1), ms('caption'), ms('play'), ms('solved')]).toEqual([300, 4000, 4000, null, null])
    nextOfAnswer(player('ask'))!.act()
    nextOfAnswer(player('caption'))!.act()
    expect(calls).toEqual(['solve', 'tap'])
  })

  it('plays on the shared screen under a name that nobody at the table has', () => {
    expect(nobodysName(people)).toBe('Anna')
    expect(nobodysName([personOf(10, { name: 'Anna' })])).toBe('Nóra')
  })

  it('never leads beyond the lesson', () => {
    const first = { id: 'first', steps: [{}, {}] } as unknown as AnyLesson
    const at = (step: number) => teachAt(first, step, false)
    expect([at(-1), at(1), at(5)].map((one) => (one as { lesson: { step: number } }).lesson.step)).toEqual([0, 1, 2])
    expect(at(1)).toEqual({ do: 'teach', lesson: { id: 'first', step: 1, of: 2, auto: false, answer: false } })
  })

  it('goes over into a match with the same seats, and bots only where the game needs more', () => {
    expect(startMessages([seated(10), null, seated(11)], 2)).toEqual([{ do: 'start' }])
    expect(startMessages([seated(10), null, seated(11), null], 3)).toEqual([
      { do: 'bot', seat: 1, level: 'medium' },
      { do: 'start' },
    ])
  })
})
