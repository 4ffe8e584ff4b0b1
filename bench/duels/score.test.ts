import { expect, it } from 'vitest'
import { scoreOf, scoreText } from './score'

it('a pair that each side won as the favourite says nothing about who is better', () => {
  expect(scoreOf([1, 1, 1, 1])).toEqual({ games: 8, share: 0.5, margin: 0 })
})

it('counts draws as half, and gives a 95 % interval', () => {
  const score = scoreOf([2, 2, 1.5, 0.5, 2, 1, 2, 1])
  expect(score.share).toBeCloseTo(0.75)
  expect(score.margin).toBeCloseTo((1.96 * Math.sqrt(2.5 / 7 / 8)) / 2, 3)
  expect(scoreText(score)).toMatch(/^12 of 16 \(75\.0 % ± 20\.\d\)$/)
})
