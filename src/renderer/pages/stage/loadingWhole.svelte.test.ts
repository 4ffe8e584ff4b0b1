import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { games } from '../../../engine/games'
import { wholeRules } from '../../../engine/games/teachings'
import { playGame } from '../../../engine/testing/play'
import { times } from '../../connection/link'
import { atTable } from '../../connection/testing/atTable'
import { matchOf, tableOf } from '../../connection/testing/tables'
import { matchStore } from '../../match/match.svelte'
import { StageModel } from '../../match/model.svelte'
import { toyPresentation } from '../../match/testing/presentation'
import { act, mounted } from '../../ui/testing/mounted'
import { speak } from '../../words/index.svelte'
import { checks } from '../result/checks.svelte'
import HistoryBar from './HistoryBar.svelte'
import Knocks from './Knocks.svelte'
import SharedStage from './SharedStage.svelte'

const host = await atTable()
const { journal } = playGame(games.zertz.rules, { seats: 2, seed: 1 })
const outcome = { winners: [], rule: 'X-1', scores: [] }
const over = matchOf(5, { seat: null, fresh: true, outcome })
const table = tableOf({ game: 'zertz' })
const requests = () => host.heard.filter((one) => one.do === 'journal').length
let before = 0
let shown: ReturnType<typeof mounted>

function show(page: 'phone' | 'screen'): void {
  host.say({ say: 'table', table, you: page === 'phone' ? 10 : null })
  host.say({ say: 'match', match: over })
  const model = new StageModel(
    toyPresentation({ Board: Knocks as never }),
    () => page,
    () => {},
  )
  before = requests()
  shown = page === 'phone' ? mounted(HistoryBar, { model, onclose: () => {} }) : mounted(SharedStage, { model })
  act(() => host.say({ say: 'moment', at: 1 }))
}

beforeEach(() => {
  vi.useFakeTimers()
  // It asks for the journal by itself.
  vi.spyOn(checks, 'start').mockReturnValue()
  speak('en')
  matchStore.clear()
})
afterEach(async () => {
  await shown.remove()
  matchStore.clear()
  vi.restoreAllMocks()
  await vi.advanceTimersByTimeAsync(times.replyWithin)
  vi.useRealTimers()
})

it.each(['phone', 'screen'] as const)('a %s asks for the journal once, whatever else happens meanwhile', (page) => {
  show(page)
  act(() => host.say({ say: 'table', table: { ...table, watchers: 1 }, you: 10 }))
  act(() => host.say({ say: 'match', match: { ...over, fresh: false } }))
  act(() => host.say({ say: 'moment', at: 2 }))
  expect(requests() - before).toBe(1)
})

it.each(['phone', 'screen'] as const)(
  'a %s asks again when the line is back, if the request was lost',
  async (page) => {
    show(page)
    await vi.advanceTimersByTimeAsync(times.replyWithin)
    host.hangUp()
    flushSync()
    await vi.advanceTimersByTimeAsync(times.firstRetry)
    host.welcome()
    host.reply('return', { say: 'done' })
    flushSync()
    expect(requests() - before).toBe(2)
  },
)

it('a screen shows the moment that was chosen while the match was loading', async () => {
  show('screen')
  act(() => host.say({ say: 'moment', at: 3 }))
  host.reply('journal', { say: 'journal', journal })
  await vi.dynamicImportSettled()
  await vi.waitFor(() => (flushSync(), expect(matchStore.position).toBe(3)))
})

it('a screen that can’t load the rules goes on without the past', async () => {
  vi.spyOn(wholeRules, 'zertz').mockRejectedValue(new Error('no module'))
  show('screen')
  host.reply('journal', { say: 'journal', journal })
  await vi.advanceTimersByTimeAsync(0)
  expect(matchStore.whole).toBe(false)
})
