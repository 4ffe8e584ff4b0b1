import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Autoplay } from './autoplay.svelte'
import { stepMs } from './watching'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watching(from: number, last: number) {
  let at = $state(from)
  const seen: number[] = []
  const autoplay = new Autoplay({
    at: () => at,
    last: () => last,
    pace: () => 1000,
    look(to) {
      at = to
      seen.push(to)
    },
  })
  const stop = $effect.root(() => {
    $effect(() => autoplay.run())
  })
  const pass = (ms: number) => {
    vi.advanceTimersByTime(ms)
    flushSync()
  }
  flushSync()
  return { autoplay, seen, pass, stop }
}

it('shows one step after the other, each for its time, and stops at the end', () => {
  const { autoplay, seen, pass, stop } = watching(0, 2)
  pass(60_000)
  expect(seen).toEqual([])
  autoplay.toggle()
  flushSync()
  pass(stepMs(1000, 1) - 1)
  expect(seen).toEqual([])
  pass(1)
  expect(seen).toEqual([1])
  pass(stepMs(1000, 1))
  expect([seen, autoplay.playing]).toEqual([[1, 2], false])
  stop()
})

it('begins again from the end, and is faster if asked', () => {
  const { autoplay, seen, pass, stop } = watching(2, 2)
  autoplay.toggle()
  autoplay.faster()
  flushSync()
  expect([seen, autoplay.playing]).toEqual([[0], true])
  pass(stepMs(1000, autoplay.speed))
  expect(seen).toEqual([0, 1])
  expect(stepMs(1000, autoplay.speed)).toBeLessThan(stepMs(1000, 1))
  stop()
})
