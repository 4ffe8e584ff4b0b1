import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import SeatTime from './SeatTime.svelte'
import type { ZertzStage } from './types'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

interface Given {
  readonly ms?: number | null
  readonly held?: number | null
  readonly timeLeft?: readonly number[]
}

/** What is shown of seat 0's time, whose turn it is, and of seat 1's. */
function shown({ ms = null, held = null, timeLeft = [200_000, 100_000] }: Given): string[] {
  const table = { turn: 0, outcome: null, timeLeft }
  const clock = { table, ms, held, at: performance.now() }
  const stage = { clock, view: { table }, names: ['Anna', 'Béla'], step: 3 } as unknown as ZertzStage
  return [0, 1].map((seat) => {
    const place = document.body.appendChild(document.createElement('div'))
    const made = mount(SeatTime, { target: place, props: { stage, seat } })
    flushSync()
    vi.advanceTimersByTime(1000)
    flushSync()
    const text = place.querySelector('[role=timer]')?.textContent.trim() ?? ''
    void unmount(made)
    place.remove()
    return text
  })
}

it('runs for the player on turn, and stands still for the other', () => {
  expect(shown({ ms: 185_000 })).toEqual(['3:04', '1:40'])
})

it('keeps in a pause what was left, on a page just loaded too', () => {
  expect(shown({ held: 185_000 })).toEqual(['3:05', '1:40'])
})

it('marks the last ten seconds', () => {
  expect(shown({ ms: 9000 })[0]).toMatch(/^!0:08/)
})
