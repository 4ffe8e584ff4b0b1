import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '../../connection/session.svelte'
import { checks } from './checks.svelte'

/** Journals that were asked for, each answered by hand. */
let asked: (() => void)[]
/** Matches are numbered on: the store is the page's. */
let number = 100

beforeEach(() => {
  asked = []
  number += 10
  vi.spyOn(session.witness, 'transcript').mockResolvedValue(null as never)
  vi.spyOn(session, 'request').mockImplementation(
    () => new Promise((done) => asked.push(() => done({ ok: false, why: null }))),
  )
})
afterEach(() => void vi.restoreAllMocks())

const soon = () => new Promise((done) => setTimeout(done))

it('a match is checked once, however often its result is looked at', async () => {
  checks.start(number)
  await soon()
  checks.start(number)
  await soon()
  expect(asked).toHaveLength(1)
  expect(checks.of(number)).toBe('running')
  asked[0]!()
  await soon()
  expect(checks.of(number)).toBeNull()
  checks.start(number)
  await soon()
  expect(asked).toHaveLength(1)
})

it('the check of an earlier match says nothing about the next one', async () => {
  checks.start(number)
  await soon()
  checks.start(number + 1)
  await soon()
  asked[0]!()
  await soon()
  expect([checks.of(number), checks.of(number + 1)]).toEqual(['running', 'running'])
  asked[1]!()
  await soon()
  expect(checks.of(number + 1)).toBeNull()
})
