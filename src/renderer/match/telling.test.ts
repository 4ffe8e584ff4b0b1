import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { matchOf } from '../connection/testing/tables'
import type { Frame } from './playback'
import { Telling } from './telling'

const frame = (step: number, type = 'thrown', number = 1): Frame => ({
  match: { ...matchOf(step), number },
  events: [{ type, rule: 'X-1' }],
  logLength: step,
  at: 0,
})
const changed = vi.fn()
let unseen = false
let telling: Telling

beforeEach(() => {
  vi.useFakeTimers()
  changed.mockClear()
  unseen = false
  const reveal: (events: Frame['events']) => number = ([first]) => (first?.type === 'thrown' ? 800 : 0)
  telling = new Telling({ reveal, unseen: () => unseen, changed })
})
afterEach(() => vi.useRealTimers())

describe('what may be told of a step', () => {
  it('is what was before it, until its reveal is over', () => {
    telling.shows(frame(6), frame(5))
    expect(telling.held?.match.step).toBe(5)
    vi.advanceTimersByTime(799)
    expect(telling.held?.match.step).toBe(5)
    vi.advanceTimersByTime(1)
    expect(telling.held).toBeNull()
    expect(changed).toHaveBeenCalledOnce()
  })

  it('is everything where there is nothing to reveal, nobody looks, or the page has just come', () => {
    telling.shows(frame(6, 'moved'), frame(5))
    expect(telling.held).toBeNull()
    telling.shows(frame(6), null)
    expect(telling.held).toBeNull()
    telling.shows(frame(1, 'thrown', 2), frame(5))
    expect(telling.held).toBeNull()
    unseen = true
    telling.shows(frame(6), frame(5))
    expect(telling.held).toBeNull()
  })

  it('is told at once when skipped, and by the next step', () => {
    telling.shows(frame(6), frame(5))
    expect(telling.skip()).toBe(true)
    expect(telling.held).toBeNull()
    expect(telling.skip()).toBe(false)
    telling.shows(frame(7), frame(6))
    telling.shows(frame(8, 'moved'), frame(7))
    expect(telling.held).toBeNull()
    vi.advanceTimersByTime(2000)
    expect(changed).not.toHaveBeenCalled()
  })
})
