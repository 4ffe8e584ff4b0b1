import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { games } from '../../../engine/games'
import { wholeRules } from '../../../engine/games/teachings'
import { playGame } from '../../../engine/testing/play'
import { session } from '../../connection/session.svelte'
import { atTable } from '../../connection/testing/atTable'
import { matchOf, tableOf } from '../../connection/testing/tables'
import { matchStore } from '../../match/match.svelte'
import { loadWhole } from './loadWhole'

const host = await atTable()
const { journal } = playGame(games.zertz.rules, { seats: 2, seed: 1 })
const outcome = { winners: [0], rule: 'X-1', scores: [] }
const over = matchOf(5, { outcome, fresh: true })
const table = tableOf()
/** Lets the rules arrive. */
let load: () => void
let loading: Promise<void>

beforeEach(() => {
  matchStore.clear()
  host.say({ say: 'table', table, you: 10 })
  host.say({ say: 'match', match: over })
  vi.spyOn(wholeRules, 'zertz').mockReturnValue(
    new Promise((done) => (load = () => done({ rules: games.zertz.rules } as never))),
  )
  loading = loadWhole('zertz')
  host.reply('journal', { say: 'journal', journal })
})
afterEach(() => {
  matchStore.clear()
  vi.restoreAllMocks()
})

it('makes the whole match ready to be looked at', async () => {
  load()
  await loading
  expect(matchStore.whole).toBe(true)
})

it('never takes one match for the next, which may begin while the rules are loading', async () => {
  host.say({ say: 'match', match: matchOf(0, { number: 2, fresh: true }) })
  load()
  await loading
  expect([matchStore.whole, matchStore.length]).toEqual([false, 1])
})

it('never takes a match for another table’s, whatever their numbers', async () => {
  matchStore.clear()
  vi.spyOn(session, 'table', 'get').mockReturnValue(tableOf({ id: 'EFGH' }))
  matchStore.receive(over)
  load()
  await loading
  expect(matchStore.whole).toBe(false)
})
