import { describe, expect, it } from 'vitest'
import { beginMatch, judge, promptFor, silenceOf, submit, type Match } from '../../core/match'
import type { ClockChoice, Table } from './facts'
import { rules } from './rules'
import { silence } from './legal'
import { promptOf } from './ask'
import { timeControls } from './time'
import { tableAt } from './testing/scene'

const tableOf = (match: Match) => match.world.table as Table
const place = (at: string, remove: string) => ({ type: 'place', marble: 'black', at, remove })

function begun(options: unknown): Match {
  const start = beginMatch(rules, { game: 'zertz', version: rules.version, seats: 2, options, seed: '1' })
  if ('refusal' in start) throw new Error(start.refusal.rule)
  return start.match
}

function after(match: Match, answer: unknown, ms?: number): Match {
  const next = submit(match, match.step, tableOf(match).turn, answer, { ms })
  if ('refusal' in next) throw new Error(next.refusal.rule)
  return next.match
}

const refusal = (match: Match, answer: unknown, ms: number) => {
  const next = submit(match, match.step, tableOf(match).turn, answer, { ms })
  return 'refusal' in next ? next.refusal.rule : null
}

describe('without a clock', () => {
  it('no time is kept, and a table looks as it did before there were clocks', () => {
    const table = tableOf(begun({ clock: 'none', takeBack: false }))
    expect(table.options).toEqual({ variant: 'basic', rings: 37, overlooked: false })
    expect(Object.keys(table)).not.toContain('timeLeft')
    expect(rules.clock!(table)).toEqual({ limitMs: null, leastMs: 0 })
    expect(tableOf(after(begun({}), place('d4', 'a1'), 5000)).timeLeft).toBeUndefined()
  })
})

describe('a clock per player', () => {
  const start = begun({ clock: '5+5' })
  const first = tableOf(start).turn
  const left = (match: Match) => [tableOf(match).timeLeft![first], tableOf(match).timeLeft![1 - first]]

  it('ZE-33 takes away what a move took and adds the increment, of its own player only', () => {
    expect(rules.clock!(tableOf(start))).toEqual({ limitMs: 300_000, leastMs: 0, charged: true })
    const once = after(start, place('d4', 'a1'), 20_000)
    expect(left(once)).toEqual([285_000, 300_000])
    expect(left(after(once, place('a3', 'a2'), 1000))).toEqual([285_000, 304_000])
  })

  it('ZE-34 the flag falls when nothing is left: the opponent wins', () => {
    expect(silenceOf(start, first)).toEqual({ type: 'flag' })
    expect(refusal(start, { type: 'flag' }, 299_999)).toBe('ZE-34')
    expect(refusal(start, place('d4', 'a1'), 299_999)).toBeNull()
    expect(refusal(start, place('d4', 'a1'), 300_000)).toBe('ZE-34')
    const over = after(start, { type: 'flag' }, 300_000)
    expect(over.ask).toBeNull()
    expect(rules.outcome(tableOf(over))).toMatchObject({ winners: [1 - first], rule: 'ZE-34' })
  })

  it('the journal is what tells the time: the same answers without it leave all of it', () => {
    expect(left(after(start, place('d4', 'a1')))).toEqual([305_000, 300_000])
  })
})

describe('a clock per move', () => {
  it.each(['move30', 'move60', 'move120'] as const)('ZE-32 %s is wound up for each move', (clock: ClockChoice) => {
    const start = begun({ clock })
    const { startMs } = timeControls[clock]
    const next = after(start, place('d4', 'a1'), startMs - 1)
    expect(tableOf(next).timeLeft).toEqual([startMs, startMs])
  })

  it('ZE-32 makes a plain move when it runs out: of the commonest marble, and nothing to capture', () => {
    const start = begun({ clock: 'move30' })
    const given = silenceOf(start, tableOf(start).turn) as { marble: string }
    expect(given).toMatchObject({ type: 'place', marble: 'black' })
    expect(refusal(start, given, 30_000)).toBeNull()
    const tight = tableAt({ options: { clock: 'move30' }, marbles: 'Wd4', supply: { white: 2, grey: 1 } })
    const answer = silence({ seat: 0, table: tight, own: null }, promptOf(tight))
    expect(answer).toMatchObject({ type: 'place', marble: 'white' })
  })

  it('ZE-32 says that the time was up before the move made for a player', () => {
    const start = begun({ clock: 'move30' })
    const seat = tableOf(start).turn
    const told = (ms: number) => {
      const next = submit(start, start.step, seat, silenceOf(start, seat), { ms })
      if ('refusal' in next) throw new Error(next.refusal.rule)
      return next.told.map(({ event }) => event.type)
    }
    expect(told(29_999)).toEqual(['placed', 'removed'])
    expect(told(30_000)).toEqual(['timeUp', 'placed', 'removed'])
  })

  it('ZE-32 ZE-10 captures where it must', () => {
    const jump = tableAt({ options: { clock: 'move30' }, marbles: 'Wd4 Bd5' })
    expect(silence({ seat: 0, table: jump, own: null }, promptOf(jump)).type).toBe('capture')
  })

  it('ZE-35 an aside leaves what is left, and a flag is no answer', () => {
    const start = begun({ clock: 'move30', takeBack: true })
    const first = tableOf(start).turn
    const moved = after(start, place('d4', 'a1'), 3000)
    const asked = submit(moved, moved.step, first, { type: 'askBack' }, { ms: 10_000 })
    if ('refusal' in asked) throw new Error(asked.refusal.rule)
    expect(tableOf(asked.match).timeLeft![1 - first]).toBe(20_000)
    expect(promptFor(asked.match, 1 - first)).toEqual(promptFor(moved, 1 - first))
    expect(judge(start, start.step, first, { type: 'flag' })).toMatchObject({ refusal: { rule: 'ZE-34' } })
  })
})
