import { expect, it } from 'vitest'
import { quickRng } from '../../../engine/core/rng'
import { medianOf, ratioOf } from './paired'

it('the median is the middle value, or the mean of the two in the middle', () => {
  expect(medianOf([3, 1, 2])).toBe(2)
  expect(medianOf([4, 1, 2, 3])).toBe(2.5)
})

it('finds what a noisy ratio really is, and says how sure that is', () => {
  const rng = quickRng(7)
  const noise = () => 0.7 + rng.below(6001) / 10_000
  const same = ratioOf(Array.from({ length: 400 }, () => noise() / noise()))
  expect(same.low).toBeLessThan(1)
  expect(same.high).toBeGreaterThan(1)
  const worse = ratioOf(Array.from({ length: 400 }, () => (1.2 * noise()) / noise()))
  expect(worse.low).toBeGreaterThan(1.1)
  expect(worse.high).toBeLessThan(1.3)
})
