import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Journal } from '../../../engine/core/journal'
import { games } from '../../../engine/games'
import { session } from '../../connection/session.svelte'
import { playGame } from '../../../engine/testing/play'
import { loadReview, type LoadedReview } from './loaded.svelte'
import { loadReviewed } from './reviewed'
import { fakeWorkers, type FakeWorker } from '../../match/testing/workers'
import type { ReviewNews, ReviewTask } from './task'

const { journal } = playGame(games.zertz.rules, { seats: 2, seed: 1 })
const patience = { timeout: 60_000 }
let workers: readonly FakeWorker<ReviewTask, ReviewNews>[]
let leave: () => void = () => {}

/** A page that reviews a match, from a seat that may change. */
function page(record: () => Promise<Journal | null>, seat: () => number): LoadedReview {
  let loaded: LoadedReview
  leave = $effect.root(() => {
    loaded = loadReview('zertz', record, seat)
  })
  flushSync()
  return loaded!
}

// From here on a review loads nothing but its record.
beforeAll(async () => void (await loadReviewed('zertz', async () => null)))
beforeEach(() => {
  workers = fakeWorkers()
})
afterEach(() => {
  leave()
  session.state = 'connecting'
  vi.unstubAllGlobals()
})

it('loads once, and reviews the seat that is looked at', async () => {
  let seat = $state(1)
  const record = vi.fn(async () => journal)
  const loaded = page(record, () => seat)
  expect(loaded).toMatchObject({ match: null, failed: false })
  await expect.poll(() => loaded.match, patience).not.toBeNull()
  expect(loaded.match!.reviewed.moments.length).toBeGreaterThan(1)
  flushSync()
  seat = 0
  flushSync()
  expect(workers.map(({ task }) => task?.seat)).toEqual([1, 0])
  expect(record).toHaveBeenCalledOnce()
})

it.each([
  ['is not there', async () => null],
  ['does not hold', async () => ({ ...journal, setup: { ...journal.setup, version: 999 } })],
  ['can’t be fetched', () => Promise.reject(new Error('no answer'))],
])('says so if the record %s', async (_, record) => {
  const loaded = page(record, () => 0)
  await expect.poll(() => loaded.failed, patience).toBe(true)
  expect(loaded.match).toBeNull()
})

it('loads again when the line is back, if the request was lost with it', async () => {
  session.state = 'open'
  let there = false
  const record = vi.fn(async () => (there ? journal : null))
  const loaded = page(record, () => 0)
  await expect.poll(() => loaded.failed, patience).toBe(true)
  there = true
  session.state = 'waiting'
  flushSync()
  expect(record).toHaveBeenCalledOnce()
  for (let times = 0; times < 2; times++) {
    session.state = 'open'
    flushSync()
    await expect.poll(() => loaded.match, patience).not.toBeNull()
    session.state = 'waiting'
    flushSync()
  }
  expect(loaded.failed).toBe(false)
  expect(record).toHaveBeenCalledTimes(2)
  expect(workers.map(({ stopped }) => stopped)).toEqual([false])
})

it('stops with the page', async () => {
  const loaded = page(
    async () => journal,
    () => 0,
  )
  await expect.poll(() => loaded.match, patience).not.toBeNull()
  flushSync()
  leave()
  expect(workers.map(({ stopped }) => stopped)).toEqual([true])
})

it('begins nothing for a page that is gone before the record is there', async () => {
  let give: (journal: Journal) => void = () => {}
  const loaded = page(
    () => new Promise((done) => (give = done)),
    () => 0,
  )
  leave()
  give(journal)
  await new Promise((done) => setTimeout(done, 20))
  expect(loaded.match).toBeNull()
})
