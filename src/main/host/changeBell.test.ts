import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeBell } from './changeBell'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('tells listeners of every change, and lists once for many', () => {
  const lists = vi.fn()
  const listener = vi.fn()
  const bell = changeBell(lists)
  const stop = bell.listen(listener)
  for (let at = 0; at < 3; at++) bell.ring()
  expect(listener).toHaveBeenCalledTimes(3)
  expect(lists).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(lists).toHaveBeenCalledOnce()
  stop()
  bell.ring()
  bell.stop()
  vi.advanceTimersByTime(100)
  expect(listener).toHaveBeenCalledTimes(3)
  expect(lists).toHaveBeenCalledOnce()
})
