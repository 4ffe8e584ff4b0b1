import { expect, it } from 'vitest'
import type { Event } from '../../../engine/games/forras-pont/facts'
import { bestFor, mostBehind, wonRoutes } from './story'

const won = (seat: number, owners: readonly number[]): Event[] => [
  { type: 'claimed', rule: 'FP-13', seat, colour: 'pink', source: 'bank', route: [], minimum: 1, steps: [] },
  {
    ...{ type: 'route-won', rule: 'FP-25', seat, totals: [] },
    rewards: owners.map((owner, cell) => ({ cell, colour: 'pink', seat: owner })),
  },
]
const routes = wonRoutes([...won(0, [0, 0, 0, 1]), ...won(1, [1, 1, 0]), ...won(1, [1, 1])], 3)

it('each won route says what it brought whom', () => {
  expect(routes.map(({ shares }) => shares)).toEqual([
    [3, 1, 0],
    [1, 2, 0],
    [0, 2, 0],
  ])
})

it('a false claim is no route', () => {
  expect(wonRoutes(won(0, []).slice(0, 1), 2)).toEqual([])
})

it('everyone’s best route is the one that brought them most, the later of two', () => {
  expect(bestFor(routes, 0)).toBe(routes[0])
  expect(bestFor(routes, 1)).toBe(routes[2])
  expect(bestFor(routes, 2)).toBe(null)
})

it('how far behind someone was is counted after each route', () => {
  expect(mostBehind(routes, 1)).toBe(2)
  expect(mostBehind(routes, 0)).toBe(1)
  expect(mostBehind(routes, 2)).toBe(5)
})
