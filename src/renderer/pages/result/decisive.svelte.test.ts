import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Fortunes } from '../../../engine/core/review'
import type { Answered } from '../../connection/link'
import { session } from '../../connection/session.svelte'
import { fakeWorkers, type FakeWorker } from '../../match/testing/workers'
import { decisive } from './decisive.svelte'
import type { DecisiveTask } from './decisiveWorker'

const given = { ok: true, reply: { say: 'journal', re: 1, journal: {} } } as unknown as Answered
const lost: Answered = { ok: false, why: null }
const found: Fortunes = { rows: [[500_000, 500_000]], decisive: null }

let workers: readonly FakeWorker<DecisiveTask, Fortunes | null>[]
/** Matches are numbered on: the store is the page's. */
let number = 200

beforeEach(() => {
  number += 10
  workers = fakeWorkers()
  vi.useFakeTimers()
  vi.spyOn(session, 'request').mockResolvedValue(given)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('is looked for once, after the result has been shown', async () => {
  decisive.start(number, 0)
  decisive.start(number, 0)
  await vi.advanceTimersByTimeAsync(2000)
  expect(session.request).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect([decisive.of(number), decisive.rows(number)]).toEqual([null, null])
  workers[0]!.say(found)
  decisive.start(number, 0)
  await vi.advanceTimersByTimeAsync(5000)
  expect(session.request).toHaveBeenCalledOnce()
  expect(decisive.rows(number)).toBe(found.rows)
})

it('is looked for again if the request was lost', async () => {
  vi.mocked(session.request).mockResolvedValueOnce(lost)
  decisive.start(number, 0)
  await vi.advanceTimersByTimeAsync(3000)
  decisive.start(number, 0)
  await vi.advanceTimersByTimeAsync(3000)
  expect(session.request).toHaveBeenCalledTimes(2)
  workers[0]!.say(found)
  await vi.advanceTimersByTimeAsync(0)
  expect(decisive.rows(number)).toBe(found.rows)
})

it('is not looked for once the next match is over', async () => {
  decisive.start(number, 0)
  decisive.start(number + 1, 0)
  await vi.advanceTimersByTimeAsync(5000)
  expect(session.request).toHaveBeenCalledOnce()
})
