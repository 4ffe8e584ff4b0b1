import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { times } from '../../connection/link'
import { session } from '../../connection/session.svelte'
import { atTable } from '../../connection/testing/atTable'
import { matchOf, tableOf } from '../../connection/testing/tables'
import { matchStore } from '../../match/match.svelte'
import { StageModel } from '../../match/model.svelte'
import { toyPresentation } from '../../match/testing/presentation'
import { mounted } from '../../ui/testing/mounted'
import { speak, t } from '../../words/index.svelte'
import { fetchSeldom } from '../stage/seldom'
import BigResult from './BigResult.svelte'
import ResultSheet from './ResultSheet.svelte'
import { ResultStory } from './story.svelte'

await fetchSeldom()
const host = await atTable()
const outcome = { winners: [0], rule: 'X-1', scores: [] }
const requests = () => host.heard.filter((one) => one.do === 'journal').length
const table = tableOf()
/** The check asks at once, and the decisive moment is looked for a little later. */
const both = 2
const bothAskedMs = 2600
/** Matches are numbered on: the store is the page's. */
let number = 300
let model: StageModel
let result: ReturnType<typeof mounted>

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(session.witness, 'transcript').mockResolvedValue(null)
  speak('en')
  matchStore.clear()
  host.say({ say: 'table', table, you: 10 })
  host.say({ say: 'match', match: matchOf(5, { number: ++number, seat: 0, fresh: true, outcome }) })
  model = new StageModel(
    toyPresentation(),
    () => 'phone',
    () => {},
  )
})
afterEach(async () => {
  await result.remove()
  // Requests without a reply would be sent again in the next test.
  await pass(times.replyWithin)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  flushSync()
}

async function reconnect(): Promise<void> {
  host.hangUp()
  await pass(times.firstRetry)
  host.welcome()
  host.reply('return', { say: 'done' })
  await pass(0)
}

const cases: readonly (readonly [string, () => ReturnType<typeof mounted>])[] = [
  ['a seat’s own page', () => mounted(ResultSheet, { model, onclose: () => {} })],
  ['the shared screen', () => mounted(BigResult, { model, table, story: new ResultStory(() => model) })],
]

it.each(cases)('on %s, lost requests are made again when the line is back, and not before', async (_, show) => {
  const before = requests()
  result = show()
  await pass(bothAskedMs)
  expect(requests() - before).toBe(both)
  await pass(times.replyWithin)
  host.say({ say: 'table', table: tableOf({ watchers: 1 }), you: 10 })
  await pass(bothAskedMs)
  expect(requests() - before).toBe(both)
  await reconnect()
  await pass(bothAskedMs)
  expect(requests() - before).toBe(2 * both)
})

it('a record whose request was lost is saved when the line is back, and stays on offer', async () => {
  const show = cases[0]![1]
  result = show()
  await pass(bothAskedMs)
  const save = [...document.querySelectorAll('button')].find((one) => one.textContent === t().result.journal)!
  save.click()
  await pass(times.replyWithin)
  expect(document.body.textContent).not.toContain(t().result.noJournal)
  const before = requests()
  await reconnect()
  expect(requests() - before).toBe(2)
  const journal = { setup: {}, entries: [] }
  const content = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:record')
  const files: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download)
  })
  for (const { n } of host.heard.filter((one) => one.do === 'journal').slice(before))
    host.say({ say: 'journal', re: n, journal } as never)
  await pass(0)
  expect(files).toEqual([expect.stringContaining('record')])
  expect(JSON.parse(await (content.mock.calls[0]![0] as Blob).text())).toEqual(journal)
  await reconnect()
  await pass(0)
  expect(files).toHaveLength(1)
  save.click()
  host.reply('journal', { say: 'refused', why: { rule: 'host.match-not-over', params: {} } })
  await pass(0)
  expect(document.body.textContent).toContain(t().result.noJournal)
})
