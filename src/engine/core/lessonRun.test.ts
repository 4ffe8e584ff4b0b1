import { describe, expect, it } from 'vitest'
import { toyRules, type ToyAnswer, type ToyEvent, type ToyOwn, type ToyPrompt, type ToyTable } from '../testing/toy'
import type { AnyRules } from './contract'
import { goalsFor, type AnyLesson, type Lesson } from './lesson'
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
const { all, always, answered, any, happened, not } = goalsFor<ToyTable, ToyOwn, number, ToyAnswer, ToyEvent>()
const text = (en: string) => ({ hu: en, en })
const bid = (amount: number): ToyAnswer => ({ type: 'bid', amount })
const table: ToyTable = { rounds: 2, round: 1, phase: 'bid', points: [0, 0] }
const start = () => ({ options: {}, world: { table, own: [{ purse: 5 }, { purse: 3 }], hidden: 0 } })

const lesson: Lesson<ToyTable, ToyOwn, number, ToyPrompt, ToyAnswer, ToyEvent> = {
  id: 'bidding',
  revision: 1,
  title: text('Bidding'),
  extra: false,
  steps: [
    {
      id: 'outbid',
      start,
      rules: ['CO-7'],
      say: text('Bid more than Béla, but not everything.'),
      headline: text('Outbid Béla'),
      look: ['bid'],
      others: ({ prompt, learner }) =>
        prompt.type === 'race'
          ? { type: 'pass' }
          : bid(learner.some((answer) => answer.type === 'bid' && answer.amount === 3) ? 3 : 2),
      // Who grabs if nobody does.
      chance: [1],
      captions: [{ at: (event) => event.type === 'bids', say: text('Both bids are open.') }],
      tasks: [
        {
          goal: all(happened('bids'), ({ after }) => after.table.points[0] > after.table.points[1]),
          wrong: [
            { when: answered({ amount: 5 }), say: text('That is all you have.'), example: bid(5) },
            {
              when: ({ after }) => after.table.points[1] > 0,
              say: text('Béla gets a point.'),
              example: bid(0),
              play: true,
            },
          ],
          refused: [{ rule: 'CO-6', say: text('You have 5.'), example: bid(6) }],
          praise: [{ when: always, say: text('Yours.') }],
          solution: bid(4),
        },
        {
          say: text('Now grab.'),
          goal: happened('grabbed', { seat: 0 }),
          wrong: [],
          asides: [{ when: answered({ type: 'pass' }), say: text('Nobody took it.') }],
          praise: [{ when: always, say: text('Quick.') }],
          solution: { type: 'grab' },
        },
      ],
    },
    {
      id: 'look',
      start: null,
      rules: ['CO-4'],
      say: text('Points so far.'),
      headline: text('Points'),
      look: [],
      tasks: [],
    },
  ],
}
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
    expect(seen[0]).toBeGreaterThan(table.points[0])
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
    expect(() => solvedThrough(rules, broken as unknown as AnyLesson, 0)).toThrow(/its own solution is missed/)
  })

  it('goals combine', () => {
    const { world } = start()
    const attempt = { answer: bid(2), answers: [bid(2)], events: [], before: world, after: world }
    expect(any(answered({ amount: 1 }), answered({ amount: 2 }))(attempt)).toBe(true)
    expect(all(answered({ amount: 1 }), answered({ type: 'bid' }))(attempt)).toBe(false)
    expect(not(answered({ amount: 1 }))(attempt)).toBe(true)
  })
})
