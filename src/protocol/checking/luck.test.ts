import { expect, it } from 'vitest'
import { quickRng, throwDie } from '../../engine/core/rng'
import { bandOf, oneMatchIn } from './luck'

it.each([
  // Counts whose chi-square is the tables' 50 %, 10 %, 5 % and 1 % point for five degrees of freedom, about.
  [[100, 100, 100, 100, 100, 100], 1],
  [[121, 79, 100, 100, 107, 93], 10],
  [[124, 76, 100, 100, 100, 100], 24],
  [[127, 73, 105, 95, 100, 100], 96],
])('%j: one match in about %i', (counts, expected) => {
  const found = oneMatchIn(counts)
  expect(found).toBeGreaterThanOrEqual(expected * 0.6)
  expect(found).toBeLessThanOrEqual(expected * 1.7)
})

it('honest dice look like one match in twenty or rarer in one match of twenty', () => {
  const rng = quickRng(5)
  let rare = 0
  let outside = 0
  for (let match = 0; match < 2000; match++) {
    const counts = [0, 0, 0, 0, 0, 0]
    for (let die = 0; die < 240; die++) counts[throwDie(rng) - 1]++
    const { low, high } = bandOf(240)
    if (oneMatchIn(counts) >= 20) rare++
    if (counts.some((count) => count < low || count > high)) outside++
  }
  expect(rare / 2000).toBeGreaterThan(0.03)
  expect(rare / 2000).toBeLessThan(0.07)
  expect(outside / 2000).toBeLessThan(0.08)
})

it('dice that always fall alike stay a number', () => {
  expect(oneMatchIn([600, 0, 0, 0, 0, 0])).toBe(1e6)
})
