import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AskClock, limitFor } from './clock'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function clock({ speed = 1, paused = false } = {}) {
  const ranOut = vi.fn()
  return { clock: new AskClock(speed, paused, ranOut), ranOut }
}

describe('the limit of an ask', () => {
  it.each([
    [null, 3, null],
    [20_000, 1, 20_000],
    [20_000, 3, 90_000],
  ])('of %s ms with a device between %i people is %s', (limit, hands, expected) => {
    expect(limitFor(limit, hands)).toBe(expected)
  })
})

describe('the clock of an ask', () => {
  it('runs out once, at its limit in the game’s time', () => {
    const { clock: one, ranOut } = clock({ speed: 10 })
    one.open(20_000)
    expect(one.msLeft).toBe(2000)
    vi.advanceTimersByTime(1999)
    expect(ranOut).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5000)
    expect(ranOut).toHaveBeenCalledOnce()
    expect(one.msLeft).toBe(0)
  })

  it('starts over with the next ask, and stays silent without a limit', () => {
    const { clock: one, ranOut } = clock()
    one.open(1000)
    one.open(null)
    vi.advanceTimersByTime(5000)
    expect(one.msLeft).toBeNull()
    expect(ranOut).not.toHaveBeenCalled()
  })

  it('gives each seat 15 seconds more, once per ask', () => {
    const { clock: one } = clock()
    expect(one.extend(0)).toBe(false)
    one.open(20_000)
    expect([one.extend(0), one.extend(0), one.extend(1)]).toEqual([true, false, true])
    expect(one.msLeft).toBe(50_000)
    one.open(20_000)
    expect(one.extend(0)).toBe(true)
  })

  it('stands still in a pause, and leaves a second at the least after it', () => {
    const { clock: one, ranOut } = clock()
    one.open(20_000)
    vi.advanceTimersByTime(19_700)
    one.pause(true)
    expect(one.msLeft).toBeNull()
    vi.advanceTimersByTime(60_000)
    expect(ranOut).not.toHaveBeenCalled()
    one.pause(false)
    expect(one.msLeft).toBe(1000)
  })

  it('of an ask that opens in a pause starts after it', () => {
    const { clock: one } = clock({ paused: true })
    one.open(20_000)
    expect(one.msLeft).toBeNull()
    one.pause(false)
    expect(one.msLeft).toBe(20_000)
  })

  it.each([false, true])(
    'goes on with what another one had left, more or less than the limit; paused: %s',
    (paused) => {
      for (const left of [7000, 33_000]) {
        const { clock: one } = clock({ paused })
        one.open(20_000)
        expect(one.msToGoOn).toBe(20_000)
        one.goOnWith(left)
        expect(one.msToGoOn).toBe(left)
        one.pause(false)
        expect(one.msToGoOn).toBe(left)
      }
    },
  )

  it('of an ask without a limit has nothing to go on with', () => {
    const { clock: one } = clock()
    one.open(null)
    one.goOnWith(5000)
    expect([one.msLeft, one.msToGoOn]).toEqual([null, null])
  })

  it('knows how long the ask has been open', () => {
    const { clock: one } = clock({ speed: 2 })
    one.open(null)
    vi.advanceTimersByTime(1000)
    expect(one.untilOpenFor(3000)).toBe(500)
    expect(one.untilOpenFor(1000)).toBe(-500)
  })
})
