import { expect, it } from 'vitest'
import { isShort, timeText } from './timeLeft'

it('writes minutes and whole seconds, of which the last is still one', () => {
  expect([300_000, 299_999, 65_000, 9001, 1, 0, -5].map(timeText)).toEqual([
    ...['5:00', '5:00', '1:05', '0:10', '0:01', '0:00', '0:00'],
  ])
})

it('marks the last ten seconds', () => {
  expect([10_001, 10_000, 0].map(isShort)).toEqual([false, true, true])
})
