import { afterEach, expect, it, vi } from 'vitest'
import { ownTurn } from './turns'

afterEach(() => vi.useRealTimers())

it('gives everyone a task of their own, in the order of asking', async () => {
  const told: string[] = []
  const first = ownTurn().then(() => told.push('first'))
  const second = ownTurn().then(() => told.push('second'))
  await Promise.resolve()
  expect(told).toEqual([])
  await first
  expect(told).toEqual(['first'])
  await second
  expect(told).toEqual(['first', 'second'])
})

it('goes on while a test has stopped the clock', async () => {
  vi.useFakeTimers()
  await expect(ownTurn()).resolves.toBeUndefined()
})
