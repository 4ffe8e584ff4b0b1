import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answered } from '../../connection/link'
import { session } from '../../connection/session.svelte'
import type { Checked, CheckTask } from '../../match/checkWorker'
import { fakeWorkers, type FakeWorker } from '../../match/testing/workers'
import { checks } from './checks.svelte'

const given = { ok: true, reply: { say: 'journal', re: 1, journal: {} } } as unknown as Answered
const lost: Answered = { ok: false, why: null }
const fine = { difference: null } as unknown as Checked

/** Journals that were asked for, each answered by hand. */
let asked: ((answer: Answered) => void)[]
let workers: readonly FakeWorker<CheckTask, Checked>[]
/** Matches are numbered on: the store is the page's. */
let number = 100

beforeEach(() => {
  asked = []
  number += 10
  workers = fakeWorkers()
  vi.spyOn(session.witness, 'transcript').mockResolvedValue(null)
  vi.spyOn(session, 'request').mockImplementation(() => new Promise((done) => asked.push(done)))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const soon = () => new Promise((done) => setTimeout(done))
async function start(match = number): Promise<void> {
  checks.start(match)
  await soon()
}
async function answer(at: number, journal: Answered): Promise<void> {
  asked[at]!(journal)
  await soon()
}

it('a match is checked once, however often its result is looked at', async () => {
  await start()
  await start()
  expect(asked).toHaveLength(1)
  expect(checks.of(number)).toBe('running')
  await answer(0, given)
  workers[0]!.say(fine)
  await soon()
  expect(checks.of(number)).toBe(fine)
  await start()
  expect(asked).toHaveLength(1)
})

it('a check whose request was lost has failed until it is started again', async () => {
  await start()
  await answer(0, lost)
  expect(checks.of(number)).toBeNull()
  await start()
  expect(asked).toHaveLength(2)
  expect(checks.of(number)).toBe('running')
  await answer(1, given)
  workers[0]!.say(fine)
  await soon()
  expect(checks.of(number)).toBe(fine)
})

it('the check of an earlier match says nothing about the next one', async () => {
  await start()
  await start(number + 1)
  await answer(0, lost)
  expect([checks.of(number), checks.of(number + 1)]).toEqual(['running', 'running'])
  await answer(1, lost)
  expect(checks.of(number + 1)).toBeNull()
})
