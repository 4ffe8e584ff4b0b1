import { tick } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { games } from '../../../engine/games'
import { playGame } from '../../../engine/testing/play'
import { session } from '../../connection/session.svelte'
import { answeredBy, atTable } from '../../connection/testing/atTable'
import { offerPresentations, type PresentationRegistry } from '../../match/presentations'
import { toyPresentation } from '../../match/testing/presentation'
import { fakeWorkers, type FakeWorker } from '../../match/testing/workers'
import { act, button, mounted } from '../../ui/testing/mounted'
import { en } from '../../words/en'
import { readWords, speak } from '../../words/index.svelte'
import { replayWords } from '../../words/seldom.svelte'
import Knocks from '../stage/Knocks.svelte'
import Replay from './Replay.svelte'

const host = await atTable()
const { journal } = playGame(games.zertz.rules, { seats: 2, seed: 1 })
const part = Knocks as never
const presentation = toyPresentation({ Board: part, Controls: part, Player: part })
const kept = {
  ...{ id: 'kept', table: 'ABCD', number: 1, evening: '2026-11-17', at: 0, ms: null, game: 'zertz' },
  players: [{ kind: 'bot' }, { kind: 'bot' }],
  outcome: { winners: [0], rule: 'X-1', scores: [] },
}
const step = () => document.querySelector('main')?.dataset['step']
const message = (role: 'status' | 'alert') => document.querySelector(`main > [role=${role}]`)?.textContent
let workers: readonly FakeWorker[]
let page: ReturnType<typeof mounted>

/** The host's replies to the page, which has just asked for the match. */
async function find(matches: readonly unknown[] = [kept]): Promise<void> {
  await expect.poll(() => host.last('evenings')).toBeDefined()
  host.reply('evenings', { say: 'evenings', matches, of: matches.length })
  if (matches.length === 0) return
  await expect.poll(() => host.last('keptMatch')).toBeDefined()
  host.reply('keptMatch', { say: 'journal', journal })
}

async function breakLine(): Promise<void> {
  host.hangUp()
  await tick()
}
async function mendLine(): Promise<void> {
  await expect.poll(() => session.state).toBe('connecting')
  host.welcome()
  host.reply('return', { say: 'done' })
  await tick()
}

beforeEach(async () => {
  offerPresentations({ zertz: async () => ({ presentation }) } as unknown as PresentationRegistry)
  workers = fakeWorkers()
  host.heard.length = 0
  speak('en')
  await readWords()
})
afterEach(async () => {
  await page.remove()
  vi.unstubAllGlobals()
  answeredBy(host)
})

it('a match in sight stays where it was when the line breaks and is back', async () => {
  page = mounted(Replay, { id: 'kept' })
  expect(message('status')).toBe(en.stage.loading)
  await find()
  await expect.poll(step).toBe('1')
  act(() => button(en.stage.next).click())
  expect(step()).toBe('2')
  await breakLine()
  expect(step()).toBe('2')
  await mendLine()
  expect(step()).toBe('2')
  expect(host.heard.filter((one) => one.do === 'keptMatch')).toHaveLength(1)
})

it('a match is loading until the line is open', async () => {
  await breakLine()
  page = mounted(Replay, { id: 'kept' })
  await tick()
  expect([message('status'), message('alert')]).toEqual([en.stage.loading, undefined])
  await mendLine()
  await find()
  await expect.poll(step).toBe('1')
})

it('a match that is not there is looked for again when the line was broken', async () => {
  page = mounted(Replay, { id: 'kept' })
  await find([])
  await expect.poll(() => message('alert')).toBe(replayWords().gone)
  await breakLine()
  host.heard.length = 0
  await mendLine()
  await find()
  await expect.poll(step).toBe('1')
})

it('stops looking for the decisive moment when the page is left', async () => {
  page = mounted(Replay, { id: 'kept' })
  await find()
  await expect.poll(() => workers.length).toBe(1)
  expect(workers[0]!.stopped).toBe(false)
  await page.remove()
  expect(workers[0]!.stopped).toBe(true)
  page = mounted(Replay, { id: 'kept' })
})
