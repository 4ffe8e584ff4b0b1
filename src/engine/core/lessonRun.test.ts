import { describe, expect, it } from 'vitest'
import { toyRules, type ToyEvent, type ToyTable } from '../testing/toy'
import { bid, goals, lesson, start, text } from '../testing/toyLesson'
import type { AnyRules } from './contract'
import type { AnyLesson } from './lesson'
import {
  answerLesson,
  beginStep,
  learnerPrompt,
  learnerView,
  nextStep,
  refusedBy,
  solutionOf,
  solvedThrough,
} from './lessonRun'

const rules = toyRules as AnyRules
const { all, always, answered, any, not } = goals
const any_ = lesson as unknown as AnyLesson
const begin = () => beginStep(rules, any_, 0)

describe('a lesson', () => {
  it('asks the learner, and takes any answer that reaches the goal', () => {
    expect(learnerPrompt(begin())).toEqual({ type: 'bid' })
    expect(answerLesson(begin(), bid(4))).toMatchObject({
      kind: 'onward',
      say: text('Yours.'),
      place: { task: 1, solved: false },
    })
  })

  it('explains a wrong try by what it did, and leaves the position as it was', () => {
    const place = begin()
    const all5 = answerLesson(place, bid(5))
    expect(all5).toMatchObject({ kind: 'missed', say: text('That is all you have.'), beats: [], place: { misses: 1 } })
    expect(all5.place.match).toBe(place.match)
    const none = answerLesson(all5.place, bid(0))
    expect(none).toMatchObject({ kind: 'missed', place: { misses: 2 } })
    // Its consequences are shown before it is taken back.
    expect(none.kind === 'missed' && none.beats[0].events).toHaveLength(1)
  })

  it('lets scripted seats see what the learner answers to the same ask', () => {
    // Béla follows a bid of 3, so that it is a tie.
    expect(answerLesson(begin(), bid(3))).toMatchObject({ kind: 'missed', say: text('Béla gets a point.') })
  })

  it('has a legal answer that fits nothing said as a plain miss', () => {
    const strict = { ...lesson, steps: [{ ...lesson.steps[0], tasks: [{ ...lesson.steps[0].tasks[0], wrong: [] }] }] }
    const place = beginStep(rules, strict as unknown as AnyLesson, 0)
    expect(answerLesson(place, bid(0))).toMatchObject({ kind: 'missed', say: null })
  })

  it('tells a refusal in its own words, also one that a control made', () => {
    expect(answerLesson(begin(), bid(6))).toMatchObject({
      kind: 'refused',
      refusal: { rule: 'CO-6' },
      say: text('You have 5.'),
    })
    expect(answerLesson(begin(), 'rubbish')).toMatchObject({ kind: 'refused', refusal: { rule: 'CO-9' }, say: null })
    expect(refusedBy(begin(), { rule: 'CO-6', params: {} })).toMatchObject({
      say: text('You have 5.'),
      place: { misses: 1 },
    })
  })

  it('stops for its captions', () => {
    const reply = answerLesson(begin(), bid(4))
    expect(reply.kind === 'onward' && reply.beats.map(({ caption }) => caption)).toEqual([text('Both bids are open.')])
  })

  it('asks with the world behind an event whether a step is over', () => {
    const seen: number[] = []
    const step = {
      ...lesson.steps[0],
      until: (event: ToyEvent, { table: after }: { table: ToyTable }) => {
        if (event.type === 'bids') seen.push(after.points[0])
        return false
      },
    }
    const place = beginStep(rules, { ...lesson, steps: [step] } as unknown as AnyLesson, 0)
    const { world } = answerLesson(place, bid(4)).place.match
    expect(seen).toEqual([(world.table as ToyTable).points[0]])
    expect(seen[0]).toBeGreaterThan(start().world.table.points[0])
  })

  it('goes on with what is neither right nor wrong', () => {
    const second = answerLesson(begin(), bid(4)).place
    const aside = answerLesson(second, { type: 'pass' })
    expect(aside).toMatchObject({ kind: 'onward', say: text('Nobody took it.'), place: { task: 1, misses: 0 } })
    expect(aside.place.match.step).toBeGreaterThan(second.match.step)
  })

  it('ends, and the next step begins where it ended', () => {
    const solved = answerLesson(answerLesson(begin(), bid(4)).place, { type: 'grab' })
    expect(solved).toMatchObject({ kind: 'solved', place: { solved: true } })
    expect(learnerPrompt(solved.place)).toBeNull()
    const next = nextStep(solved.place)!
    expect(next).toMatchObject({ step: 1, solved: true })
    expect((learnerView(next).table as ToyTable).points).toEqual([3, 0])
    expect(nextStep(next)).toBeNull()
    // Opened on its own, it begins behind the solution of the step before.
    expect(beginStep(rules, any_, 1).match.world).toEqual(solved.place.match.world)
  })

  it('knows its own solution, and says so if that is wrong', () => {
    expect(solutionOf(begin())).toEqual(bid(4))
    expect(solvedThrough(rules, any_, 0).solved).toBe(true)
    const broken = {
      ...lesson,
      steps: [{ ...lesson.steps[0], tasks: [{ ...lesson.steps[0].tasks[0], goal: not(always) }] }],
    }
    expect(() => solvedThrough(rules, broken as unknown as AnyLesson, 0)).toThrow(
      'its own solution is missed: it does not reach the goal',
    )
  })

  it('names the wrong try that its own solution fits, and the rule that refuses it', () => {
    const [step] = lesson.steps
    const with_ = (task: object) =>
      ({ ...lesson, steps: [{ ...step, tasks: [{ ...step.tasks[0], ...task }] }] }) as unknown as AnyLesson
    const wrong = [{ when: always, say: { hu: 'Nem', en: 'Too many!' }, example: bid(1) }]
    expect(() => solvedThrough(rules, with_({ wrong }), 0)).toThrow(
      `${lesson.id}/${step.id}: its own solution is missed: it fits the wrong try "Too many!"`,
    )
    expect(() => solvedThrough(rules, with_({ solution: bid(99) }), 0)).toThrow(/its own solution is refused by /)
  })

  it('goals combine', () => {
    const { world } = start()
    const attempt = { answer: bid(2), answers: [bid(2)], events: [], before: world, after: world }
    expect(any(answered({ amount: 1 }), answered({ amount: 2 }))(attempt)).toBe(true)
    expect(all(answered({ amount: 1 }), answered({ type: 'bid' }))(attempt)).toBe(false)
    expect(not(answered({ amount: 1 }))(attempt)).toBe(true)
  })
})
