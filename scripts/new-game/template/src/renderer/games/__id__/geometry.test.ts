import { expect, it } from 'vitest'
import { heapPlaces, rowsFor } from './geometry'

it('a heap is a pyramid with its last stone on top', () => {
  expect([15, 21, 28, 29].map(rowsFor)).toEqual([5, 6, 7, 8])
  const places = heapPlaces(21)
  expect(places).toHaveLength(21)
  expect(places[0].y).toBeGreaterThan(places[20].y)
  expect(places[20].x).toBe(0)
})

it('no two stones overlap', () => {
  const places = heapPlaces(28)
  for (const [i, a] of places.entries())
    for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.99)
})
