import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '../../connection/session.svelte'
import { decisive } from './decisive.svelte'

/** Matches are numbered on: the store is the page's. */
let number = 200

beforeEach(() => {
  number += 10
  vi.useFakeTimers()
  vi.spyOn(session, 'request').mockResolvedValue({ ok: false, why: null })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('is looked for once, after the result has been shown', async () => {
  decisive.start(number, 0)
  decisive.start(number, 0)
  await vi.advanceTimersByTimeAsync(2000)
  expect(session.request).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.request).toHaveBeenCalledOnce()
  expect([decisive.of(number), decisive.rows(number)]).toEqual([null, null])
})

it('is not looked for once the next match is over', async () => {
  decisive.start(number, 0)
  decisive.start(number + 1, 0)
  await vi.advanceTimersByTimeAsync(5000)
  expect(session.request).toHaveBeenCalledOnce()
})
