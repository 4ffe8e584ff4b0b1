import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { position } from '../../../engine/games/dice-town/position'
import type { Event } from '../../../engine/games/dice-town/events'
import { holdOf, settleOf } from './animation'
import { afterEvents } from '../../../engine/games/dice-town/told'
import type { TownStage } from './types'
import { storyOf, unfold } from './unfold'

const before = position({ players: [{ dice: '9 9 9 J K' }, { dice: '10 10 J Q A' }] }).table
const rule = 'DT-6.1'
const mined: Event = { type: 'mined', seat: 0, nuggets: 3, dynamite: false, rule }
const robbed: Event = { type: 'robbed', seat: 1, money: 2, rule }
const offered = { type: 'offered', offers: [], rule } as unknown as Event

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function told(events: readonly Event[], still = false) {
  const said: string[] = []
  const seen = { mine: 0, bank: 0 }
  const stop = unfold(events, before, still, {
    table: ({ mine, bank }) => void Object.assign(seen, { mine, bank }),
    scene: ({ type }) => said.push(`${type}…`),
    turned: ({ type }) => said.push(`${type}!`),
    over: () => said.push('over'),
  })
  return { said, seen, stop }
}

it('tells one event after the other, and shows nothing of it before its moment', () => {
  const { said, seen } = told([mined, robbed])
  expect([said, seen.mine]).toEqual([['mined…'], before.mine])
  vi.advanceTimersByTime(120)
  expect([said, seen.mine]).toEqual([['mined…', 'mined!'], before.mine - 3])
  expect(seen.bank).toBe(before.bank)
  vi.advanceTimersByTime(880)
  expect(said.at(-1)).toBe('robbed…')
  vi.advanceTimersByTime(1500)
  expect([said.slice(3), seen.bank]).toEqual([['robbed!', 'over'], before.bank - 2])
})

it('leaves the table as it was until the cups are up', () => {
  const lifted: Event = { type: 'lifted', lifts: [], last: true, rule: 'DT-3.4' }
  const tables: unknown[] = []
  unfold([lifted], before, false, {
    table: (table) => tables.push(table),
    scene: () => undefined,
    turned: () => tables.push('turned'),
    over: () => undefined,
  })
  vi.advanceTimersByTime(holdOf(lifted) + settleOf(lifted) - 1)
  expect(tables).toEqual([before, 'turned'])
  vi.advanceTimersByTime(1)
  expect(tables).toHaveLength(3)
})

it('takes time for great moments only, where nothing moves', () => {
  const { said, seen } = told([mined, offered, robbed], true)
  expect([said, seen.mine]).toEqual([['offered…'], before.mine - 3])
  vi.advanceTimersByTime(1500)
  expect([said, seen.bank]).toEqual([['offered…', 'offered!', 'over'], before.bank - 2])
})

it('says nothing more once it is stopped', () => {
  const { said, stop } = told([mined, robbed])
  stop()
  vi.advanceTimersByTime(10_000)
  expect(said).toEqual(['mined…'])
})

describe('a story', () => {
  const threw = { type: 'threw', rule } as unknown as Event
  const now = { ...before, round: before.round + 1 }
  const arrived = (more: Partial<TownStage> = {}) => ({
    view: { seat: null, table: now, own: null },
    events: [mined, robbed],
    asked: [0],
    prompt: null,
    outcome: null,
    past: false,
    still: false,
    heard: [mined],
    ...more,
  })

  it('begins where the last one ended, with nobody asked yet', () => {
    const asked = { ...before, phase: { type: 'end' } } as unknown as typeof before
    const begun = { ...before, phase: { type: 'keep' } }
    expect(storyOf(arrived(), asked)).toEqual({ from: begun, after: now, last: robbed })
  })

  it.each([
    ['at first sight', arrived(), null],
    ['of the past', arrived({ past: true }), before],
    ['of silent events', arrived({ events: [threw] }), before],
    ['without a great moment where nothing moves', arrived({ still: true }), before],
  ] as const)('is not told %s', (_, stage, known) => {
    expect(storyOf(stage, known)).toMatchObject({ from: null, after: now })
  })

  it('with a great moment is told even where nothing moves', () => {
    expect(storyOf(arrived({ still: true, events: [mined, offered] }), before).from).not.toBeNull()
  })

  it('of a part of a step leaves the table as its events do, until somebody is asked or the match is over', () => {
    const outcome = { winners: [0], scores: [], rule }
    const part = arrived({ asked: [] })
    expect(storyOf(part, before).after).toEqual(afterEvents(before, [mined, robbed]))
    expect(storyOf(part, null).after).toBe(now)
    for (const more of [{ events: [] }, { outcome }, { prompt: { type: 'keep' } }] as unknown as Partial<TownStage>[])
      expect(storyOf({ ...part, ...more }, before).after).toBe(now)
  })

  it('leaves what was said last, even if it says nothing itself', () => {
    expect(storyOf(arrived({ events: [threw] }), before).last).toBe(mined)
    expect(storyOf(arrived({ events: [], heard: [threw] }), before).last).toBeNull()
  })
})
