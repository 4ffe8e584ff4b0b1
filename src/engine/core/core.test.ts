import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playGame } from '../testing/play'
import { toyRules } from '../testing/toy'
import { chanceOf } from './chance'
import type { AnyRules } from './contract'
import { replay } from './journal'
import { beginMatch, judge, promptFor, silenceOf, submit, wouldClose, type Advance, type Match } from './match'
import { parseBySpec, type OptionSpec } from './options'
import { pick, quickRng, shuffle, throwDie } from './rng'
import { eventsFor, hears, tellSeats, viewOf } from './views'

const rules = toyRules as AnyRules
const setup = { game: 'core', version: 1, seats: 2, options: {}, seed: 'seed' }

function started(change: Partial<typeof setup> = {}): Match {
  const begun = beginMatch(rules, { ...setup, ...change })
  if ('refusal' in begun) throw new Error(begun.refusal.rule)
  return begun.match
}

function advance(match: Match, seat: number, answer: unknown): Advance {
  const next = submit(match, match.step, seat, answer)
  if ('refusal' in next) throw new Error(next.refusal.rule)
  return next
}

const bid = (amount: number) => ({ type: 'bid', amount })
const ruleOf = (result: object) => ('refusal' in result ? (result.refusal as { rule: string }).rule : 'taken')

describe('a match', () => {
  it.each([
    ['CO-1 another game', { game: 'zertz' }],
    ['CO-2 another version', { version: 2 }],
    ['CO-3 too few seats', { seats: 1 }],
    ['CO-3 too many seats', { seats: 4 }],
    ['CO-3 half a seat', { seats: 2.5 }],
    ['CO-8 an option value that is not offered', { options: { rounds: 9 } }],
    ['CO-8 an unknown option', { options: { speed: 1 } }],
  ])('is not begun: %s', (name, change) => {
    expect(ruleOf(beginMatch(rules, { ...setup, ...change }))).toBe(name.slice(0, 4))
  })

  it('CO-6 asks only some, and takes answers from them only', () => {
    expect(ruleOf(submit(started(), 1, 2, bid(0)))).toBe('CO-6')
    expect(ruleOf(submit(started(), 1, -1, bid(0)))).toBe('CO-6')
  })

  it('CO-5 refuses an answer to an ask that is closed, or not yet open', () => {
    expect(ruleOf(submit(started(), 0, 0, bid(0)))).toBe('CO-5')
    expect(ruleOf(submit(started(), 2, 0, bid(0)))).toBe('CO-5')
  })

  it('CO-7 keeps sealed answers until all are in, each given once', () => {
    const before = started()
    const one = advance(before, 0, bid(0))
    expect(one).toMatchObject({ closed: false, told: [] })
    expect(one.match.world).toBe(before.world)
    expect(promptFor(one.match, 0)).toBeUndefined()
    expect(ruleOf(submit(one.match, 1, 0, bid(0)))).toBe('CO-7')
    const both = advance(one.match, 1, bid(0))
    expect(both).toMatchObject({ closed: true, match: { step: 2 } })
  })

  it('CO-9 refuses what has no shape', () => {
    for (const raw of [null, 7, 'bid', {}, { type: 'bid' }, { type: 'bid', amount: 1.5 }])
      expect(ruleOf(submit(started(), 1, 0, raw))).toBe('CO-9')
  })

  it('closes a race with the first answer that is no pass, or with all passes', () => {
    const race = advance(advance(started(), 0, bid(0)).match, 1, bid(0)).match
    expect(wouldClose(race, 0, { type: 'grab' })).toBe(true)
    expect(wouldClose(race, 0, { type: 'pass' })).toBe(false)
    expect(advance(race, 1, { type: 'grab' }).closed).toBe(true)
    const passed = advance(race, 0, { type: 'pass' })
    expect(passed.closed).toBe(false)
    expect(advance(passed.match, 1, { type: 'pass' }).closed).toBe(true)
  })

  it('CO-4 takes nothing when it is over', () => {
    const { match } = playGame(rules, { seed: 5 })
    expect(match.ask).toBeNull()
    expect(ruleOf(submit(match, match.step, 0, bid(0)))).toBe('CO-4')
  })

  it('judges without changing anything, and knows what silence means', () => {
    const match = started()
    const before = JSON.stringify(match.world)
    expect(judge(match, 1, 0, bid(0))).toEqual({ value: bid(0) })
    expect(JSON.stringify(match.world)).toBe(before)
    expect(silenceOf(match, 0)).toEqual(bid(0))
    expect(silenceOf(match, 7)).toBeUndefined()
  })

  it('replays from its journal, and says where a journal does not hold', () => {
    const { journal, told } = playGame(rules, { seed: 11, seats: 3 })
    expect(replay(rules, journal)).toMatchObject({ told })
    const entries = journal.entries.map((entry, at) => (at === 2 ? { ...entry, answer: bid(99) } : entry))
    expect(replay(rules, { ...journal, entries })).toMatchObject({ at: 2 })
    expect(replay(rules, { ...journal, setup: { ...journal.setup, version: 9 } })).toMatchObject({ at: -1 })
  })
})

describe('views', () => {
  it('show the table and what is one seat’s own', () => {
    const { world } = started()
    expect(viewOf(world, 1)).toEqual({ seat: 1, table: world.table, own: world.own[1] })
    expect(viewOf(world, null)).toEqual({ seat: null, table: world.table, own: null })
  })

  it('events reach those they are told to', () => {
    const told = tellSeats([1], { type: 'x', rule: 'CO-1' })
    expect([0, 1, null].map((seat) => hears(told, seat))).toEqual([false, true, false])
    expect(eventsFor([told], 1)).toEqual([told.event])
  })
})

describe('options', () => {
  const specs: OptionSpec[] = [
    { key: 'aid', rule: 'XX-1', kind: 'switch', initial: false },
    { key: 'rings', rule: 'XX-1', kind: 'choice', choices: [37, 48], initial: 37 },
  ]
  it('CO-8 take their initial values, and only what they offer', () => {
    expect(parseBySpec(specs, undefined)).toEqual({ value: { aid: false, rings: 37 } })
    expect(parseBySpec(specs, { rings: 48 })).toEqual({ value: { aid: false, rings: 48 } })
    for (const raw of [[], 'x', { rings: 61 }, { aid: 1 }, { other: true }, { rings: '37' }])
      expect(ruleOf(parseBySpec(specs, raw))).toBe('CO-8')
  })
})

describe('chance', () => {
  it('falls evenly', () => {
    for (const rng of [chanceOf({ seed: 'fair' }, 3, []), quickRng(99)]) {
      const counts = Array.from({ length: 6 }, () => 0)
      for (let i = 0; i < 12_000; i++) counts[throwDie(rng) - 1]++
      const chiSquare = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
      expect(chiSquare).toBeLessThan(20.5) // 99.9 % for five degrees of freedom
    }
  })

  it('shuffles and picks without loss', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.integer({ min: 0 }), (list, seed) => {
        const rng = quickRng(seed)
        expect(shuffle(rng, list).sort()).toEqual(list.slice().sort())
        expect(list).toContain(pick(rng, list))
      }),
    )
  })

  it('has no choice among nothing', () => {
    expect(() => quickRng(1).below(0)).toThrow(RangeError)
  })
})
