import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Journal } from '../../../engine/core/journal'
import type { ReviewStep } from '../../../engine/core/review'
import { Reviews } from './reviews.svelte'
import { fakeWorkers, type FakeWorker } from '../../match/testing/workers'
import type { ReviewNews, ReviewTask } from './task'

const journal = { setup: { seats: 3 } } as Journal
let workers: readonly FakeWorker<ReviewTask, ReviewNews>[]
let reviews: Reviews
const seats = () => workers.map(({ task }) => task?.seat)

beforeEach(() => {
  workers = fakeWorkers()
  reviews = new Reviews('zertz', journal)
})
afterEach(() => void vi.unstubAllGlobals())

it('one worker at a time reviews the seat being looked at, then everybody else', () => {
  reviews.want(1)
  expect(workers[0]!.task).toEqual({ game: 'zertz', journal, seat: 1 })
  workers[0]!.say({ say: 'done' })
  workers[1]!.say({ say: 'failed' })
  workers[2]!.say({ say: 'done' })
  expect(seats()).toEqual([1, 0, 2])
  expect(workers.every(({ stopped }) => stopped)).toBe(true)
  expect([0, 1, 2].map((seat) => reviews.of(seat).state)).toEqual(['failed', 'done', 'done'])
})

it('a review is known as far as it has come', () => {
  reviews.want(0)
  workers[0]!.say({ say: 'start', chances: [500_000, 500_000] })
  workers[0]!.say({ say: 'step', step: { chances: [600_000, 400_000] } as unknown as ReviewStep })
  expect(reviews.of(0)).toMatchObject({
    rows: [
      [500_000, 500_000],
      [600_000, 400_000],
    ],
    state: 'working',
  })
  expect(reviews.of(1)).toEqual({ rows: [], steps: [], state: 'working' })
})

it('another seat interrupts the one under way, which begins again later', () => {
  reviews.want(0)
  workers[0]!.say({ say: 'start', chances: [1] })
  reviews.want(2)
  expect([workers[0]!.stopped, seats(), reviews.of(0).rows]).toEqual([true, [0, 2], []])
  workers[0]!.say({ say: 'start', chances: [1] })
  expect(reviews.of(0).rows).toEqual([])
  workers[1]!.say({ say: 'done' })
  expect(seats()).toEqual([0, 2, 0])
})

it('looking again at the seat under way, or at one that is done, interrupts nothing', () => {
  reviews.want(0)
  reviews.want(0)
  workers[0]!.say({ say: 'done' })
  reviews.want(0)
  expect([seats(), workers[1]!.stopped]).toEqual([[0, 1], false])
})

it('a worker that can’t run has failed, and a stopped review starts no other', () => {
  reviews.want(0)
  workers[0]!.onerror?.()
  expect(reviews.of(0).state).toBe('failed')
  reviews.stop()
  workers[1]!.say({ say: 'done' })
  expect([seats(), workers[1]!.stopped]).toEqual([[0, 1], true])
})
