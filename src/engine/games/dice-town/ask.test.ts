import { describe, expect, it } from 'vitest'
import { ask, clock, windowMs } from './ask'
import { position } from './position'
import { rules } from './rules'
import { atKeep, atPlace } from './testing/scene'
import { situation } from './testing/situations'

describe('the clock', () => {
  it.each([
    ['off', null],
    ['20', 20_000],
    ['40', 40_000],
    ['90', 90_000],
  ] as const)('DT-15.1 set to %s', (setting, limitMs) => {
    const { table } = position({ players: [{}, {}] })
    expect(clock({ ...table, clock: setting }).limitMs).toBe(limitMs)
    expect(rules.parseOptions({ clock: setting })).toHaveProperty('value')
  })
})

describe('windows and offers', () => {
  it('DT-14.3 windows and offers are quiet and close at an even pace', () => {
    for (const card of ['dynamite', 'split', 'marshal', 'elixir'] as const) {
      const { table } = situation(card).world
      expect(ask(table)).toMatchObject({ quiet: true, closes: 'all' })
      expect(clock(table)).toEqual({ limitMs: null, leastMs: windowMs })
    }
    const offers = atPlace({ players: [{ dice: '9 9 A K Q' }, { dice: '9 9 A K J' }] }).world.table
    expect(offers.phase.type).toBe('offers')
    expect(ask(offers)?.quiet).toBe(true)
    expect(clock(offers).leastMs).toBe(windowMs)
    const keep = atKeep({ players: [{ thrown: '9 9 9 9 9' }, { thrown: '9 9 9 9 9' }] }).world.table
    expect(ask(keep)?.quiet).toBe(true)
    expect(clock(keep).leastMs).toBe(0)
  })
})

describe('the log', () => {
  it('DT-2.3 who got which card is not looked up later', () => {
    const { table } = position({ players: [{}, {}] })
    const granted = { type: 'granted', seat: 0, properties: [5], round: 2, rule: 'DT-11.2' } as const
    expect(rules.remembers!(granted, table)).toBe(true)
    expect(rules.remembers!(granted, { ...table, round: 3 })).toBe(false)
    expect(rules.remembers!({ type: 'round', round: 1, rule: 'DT-3.1' }, table)).toBe(true)
    // The round of an offer is not one of the game: what all saw stays in the log.
    expect(rules.remembers!({ type: 'offered', offers: [], round: 1, rule: 'DT-5.3' }, { ...table, round: 3 })).toBe(
      true,
    )
  })
})
