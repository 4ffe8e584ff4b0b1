import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { commitmentTo } from '../../../engine/core/chance'
import { newDraw, SaltRound, saltWaitMs } from './saltRound'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(32))

async function isOver(round: SaltRound): Promise<boolean> {
  let over = false
  void round.over.then(() => (over = true))
  await vi.advanceTimersByTimeAsync(0)
  return over
}

it('draws 256 bits for each match, and promises them', () => {
  const [draw, other] = [newDraw(), newDraw()]
  expect(draw.seed).toMatch(/^[0-9a-f]{64}$/)
  expect(draw.commitment).toBe(commitmentTo(draw.match, draw.seed))
  expect(new Set([draw.seed, other.seed, draw.match, other.match]).size).toBe(4)
})

it('is over as soon as everyone who is here has given a salt', async () => {
  const round = new SaltRound(newDraw(), [4, 7])
  expect(round.give([4], one)).toBe(true)
  expect(await isOver(round)).toBe(false)
  expect(round.give([7], two)).toBe(true)
  expect(await isOver(round)).toBe(true)
  expect(round.salts([7, null, 4, 9])).toEqual([two, null, one, 'away'])
})

it('nobody is here: it waits for nobody', async () => {
  expect(await isOver(new SaltRound(newDraw(), []))).toBe(true)
})

it('a device that holds its salt back can neither stall the match nor change its salt', async () => {
  const round = new SaltRound(newDraw(), [4, 7])
  round.give([4], one)
  expect(round.give([4], three)).toBe(false)
  expect(round.give([4], one)).toBe(true)
  await vi.advanceTimersByTimeAsync(saltWaitMs - 1)
  expect(await isOver(round)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isOver(round)).toBe(true)
  expect(round.salts([4, 7])).toEqual([one, 'away'])
})

it('one device gives one salt for all who play on it, besides those who gave their own', () => {
  const round = new SaltRound(newDraw(), [1, 2, 3])
  round.give([2], two)
  expect(round.give([1, 2, 3], one)).toBe(true)
  expect(round.salts([1, 2, 3])).toEqual([one, two, one])
  expect(round.give([1, 2], three)).toBe(false)
})
