import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chainOf } from '../../../engine/core/chain'
import { commitmentTo } from '../../../engine/core/chance'
import { Gathering, newDraw, saltWaitMs } from './saltRound'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const [one, two, three] = ['1', '2', '3'].map((digit) => {
  const { head, links } = chainOf(digit.repeat(64), 2)
  return { head, salt: links[0] }
})

async function isOver(gathering: Gathering): Promise<boolean> {
  let over = false
  void gathering.over.then(() => (over = true))
  await vi.advanceTimersByTimeAsync(0)
  return over
}

it('draws 256 bits for each match, and promises them', () => {
  const [draw, other] = [newDraw(), newDraw()]
  expect(draw.seed).toMatch(/^[0-9a-f]{64}$/)
  expect(draw.commitment).toBe(commitmentTo(draw.match, draw.seed))
  expect(new Set([draw.seed, other.seed, draw.match, other.match]).size).toBe(4)
})

it('has every head before the first salt, and goes on as soon as everyone who is here has given theirs', async () => {
  const gathering = new Gathering(newDraw(), [4, 7])
  expect(gathering.giveHead([4], one.head)).toBe(true)
  expect(gathering.giveSalt([4], one.salt)).toBe(false)
  expect(await isOver(gathering)).toBe(false)
  expect(gathering.giveHead([7], two.head)).toBe(true)
  expect(await isOver(gathering)).toBe(true)
  const seated = [7, null, 4, 9]
  gathering.closeHeads(seated)
  expect(gathering.heads).toEqual([two.head, null, one.head, 'away'])
  expect(gathering.giveSalt([4], one.salt)).toBe(true)
  expect(await isOver(gathering)).toBe(false)
  expect(gathering.giveSalt([7], two.salt)).toBe(true)
  expect(await isOver(gathering)).toBe(true)
  expect(gathering.mix(seated)).toMatchObject({ heads: gathering.heads, salts: [two.salt, null, one.salt, 'away'] })
})

it('nobody is here: it waits for nobody', async () => {
  const gathering = new Gathering(newDraw(), [])
  expect(await isOver(gathering)).toBe(true)
  gathering.closeHeads([4])
  expect(await isOver(gathering)).toBe(true)
})

it('a device can neither choose its salt nor its head when others are known, nor stall the match', async () => {
  const gathering = new Gathering(newDraw(), [4, 7])
  gathering.giveHead([4], one.head)
  expect(gathering.giveHead([4], three.head)).toBe(false)
  await vi.advanceTimersByTimeAsync(saltWaitMs - 1)
  expect(await isOver(gathering)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isOver(gathering)).toBe(true)
  gathering.closeHeads([4, 7])
  expect(gathering.giveHead([7], two.head)).toBe(false)
  expect(gathering.giveHead([4], one.head)).toBe(true)
  expect(gathering.giveSalt([7], two.salt)).toBe(false)
  expect(gathering.giveSalt([4], three.salt)).toBe(false)
  await vi.advanceTimersByTimeAsync(saltWaitMs)
  expect(await isOver(gathering)).toBe(true)
  expect(gathering.mix([4, 7])).toMatchObject({ heads: [one.head, 'away'], salts: ['away', 'away'] })
})

it('one device gives one head and salt for all who play on it, besides those who gave their own', () => {
  const gathering = new Gathering(newDraw(), [1, 2, 3])
  gathering.giveHead([2], two.head)
  expect(gathering.giveHead([1, 2, 3], one.head)).toBe(true)
  expect(gathering.giveHead([1, 2], three.head)).toBe(false)
  gathering.closeHeads([1, 2, 3])
  expect(gathering.giveSalt([1, 2, 3], one.salt)).toBe(true)
  expect(gathering.giveSalt([2], two.salt)).toBe(true)
  expect(gathering.mix([1, 2, 3]).salts).toEqual([one.salt, two.salt, one.salt])
})
