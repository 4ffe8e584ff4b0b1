import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { soonMs } from './later'
import { magnifySoon } from './magnifySoon'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const board = document.createElement('div')
  const signals: AbortSignal[] = []
  vi.spyOn(board, 'addEventListener').mockImplementation((_type, _hear, options) => {
    signals.push((options as { signal: AbortSignal }).signal)
  })
  return { board, signals }
}

it('magnifies from a while after the board stands until it is gone', async () => {
  const { board, signals } = watched()
  const end = magnifySoon(board)
  await vi.advanceTimersByTimeAsync(soonMs - 1)
  expect(signals).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await expect.poll(() => signals.length).toBeGreaterThan(0)
  end()
  expect(signals.every(({ aborted }) => aborted)).toBe(true)
})

it('does nothing for a board that is gone before', async () => {
  const { board, signals } = watched()
  magnifySoon(board)()
  await vi.advanceTimersByTimeAsync(2 * soonMs)
  vi.useRealTimers()
  await import('./magnify')
  expect(signals).toEqual([])
})
