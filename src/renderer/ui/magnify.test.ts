import { describe, expect, it } from 'vitest'
import { fingertip, zoomFor } from './magnify'

describe('how much a board is magnified', () => {
  it('is not at all where everything can be hit, or nothing can be chosen', () => {
    expect([0, fingertip, 80].map(zoomFor)).toEqual([1, 1, 1])
  })

  it('makes the smallest target large enough for a finger', () => {
    for (const size of [20, 26, 33, 43]) expect(size * zoomFor(size)).toBeGreaterThanOrEqual(fingertip)
  })
})
