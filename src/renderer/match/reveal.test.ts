import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { matchOf } from '../connection/testing/tables'
import type { Frame } from './playback'
import { Reveal } from './reveal'

const frame = (step: number, type = 'thrown', number = 1): Frame => ({
  match: { ...matchOf(step), number },
  events: [{ type, rule: 'X-1' }],
  logLength: step,
  at: 0,
})
const changed = vi.fn()
let unseen = false
let reveal: Reveal

beforeEach(() => {
  vi.useFakeTimers()
  changed.mockClear()
  unseen = false
  const msOf: (events: Frame['events']) => number = ([first]) => (first?.type === 'thrown' ? 800 : 0)
  reveal = new Reveal({ reveal: msOf, unseen: () => unseen, changed })
})
afterEach(() => vi.useRealTimers())

describe('what may be told of a step', () => {
  it('is what was before it, until its reveal is over', () => {
    reveal.shows(frame(6), frame(5))
    expect(reveal.held?.match.step).toBe(5)
    vi.advanceTimersByTime(799)
    expect(reveal.held?.match.step).toBe(5)
    vi.advanceTimersByTime(1)
    expect(reveal.held).toBeNull()
    expect(changed).toHaveBeenCalledOnce()
  })

  it('is everything where there is nothing to reveal, nobody looks, or the page has just come', () => {
    reveal.shows(frame(6, 'moved'), frame(5))
    expect(reveal.held).toBeNull()
    reveal.shows(frame(6), null)
    expect(reveal.held).toBeNull()
    reveal.shows(frame(1, 'thrown', 2), frame(5))
    expect(reveal.held).toBeNull()
    unseen = true
    reveal.shows(frame(6), frame(5))
    expect(reveal.held).toBeNull()
  })

  it('is told at once when skipped, and by the next step', () => {
    reveal.shows(frame(6), frame(5))
    expect(reveal.skip()).toBe(true)
    expect(reveal.held).toBeNull()
    expect(reveal.skip()).toBe(false)
    reveal.shows(frame(7), frame(6))
    reveal.shows(frame(8, 'moved'), frame(7))
    expect(reveal.held).toBeNull()
    vi.advanceTimersByTime(2000)
    expect(changed).not.toHaveBeenCalled()
  })
})
