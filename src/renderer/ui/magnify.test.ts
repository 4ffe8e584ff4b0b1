import { describe, expect, it } from 'vitest'
import { reachOf, fingertip, zoomFor } from './magnify'

describe('how much a board is magnified', () => {
  it('is not at all where everything can be hit, or nothing can be chosen', () => {
    expect([0, fingertip, 80].map(zoomFor)).toEqual([1, 1, 1])
  })

  it('makes the smallest target large enough for a finger', () => {
    for (const size of [20, 26, 33, 43]) expect(size * zoomFor(size)).toBeGreaterThanOrEqual(fingertip)
  })

  it('goes by how near targets stand, for boxes of drawings overlap', () => {
    const box = (x: number, y: number, size = 57) => ({ x, y, width: size, height: size })
    expect(reachOf([])).toBe(0)
    expect(reachOf([box(0, 0)])).toBe(57)
    expect(reachOf([box(0, 0), box(0, 39), box(34, 19.5)])).toBe(39)
    expect(reachOf([box(0, 0, 20), box(0, 90, 20)])).toBe(20)
  })
})
