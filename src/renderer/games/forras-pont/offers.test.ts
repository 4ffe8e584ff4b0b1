import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { position } from '../../../engine/games/forras-pont/position'
import { openings } from '../../../engine/games/forras-pont/routes/openings'
import { bestClaims } from '../../../engine/games/forras-pont/search/best'
import { findOffers, findOpenings } from './offers'

const { table } = position({
  sheets: ['↗↑→↘↻↓↙←↖', '↑↗→↘↓↙←↖↻'],
  board: '....... ....... ....... ....... ...L... ...L... ...Y...',
})
const budget = { expansions: Infinity, hurry: () => false }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('finds the best routes, not at once, and tells them once', () => {
  const found = vi.fn()
  findOffers(table, 0, found)
  expect(found).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(found.mock.calls).toEqual([[bestClaims(table, 0, 3, budget).routes]])
})

it('finds the best three openings, however often it is interrupted', () => {
  let now = 0
  // Every look at the clock takes longer than a slice: one placement at a time.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 7))
  const found = vi.fn()
  findOpenings(table, 0, found)
  vi.runAllTimers()
  const all = openings(table, 0, { ...budget, expansions: 400 }).openings
  expect(found.mock.calls).toEqual([[all.slice(0, 3)]])
  vi.restoreAllMocks()
})

it('tells nothing once cancelled', () => {
  const found = vi.fn()
  findOffers(table, 0, found)()
  const cancel = findOpenings(table, 0, found)
  vi.advanceTimersByTime(59)
  cancel()
  vi.runAllTimers()
  expect(found).not.toHaveBeenCalled()
})
