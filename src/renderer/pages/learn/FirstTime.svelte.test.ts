import { flushSync } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { matchView, promptFor } from '../../../engine/core/match'
import { games } from '../../../engine/games'
import { begin } from '../../../engine/testing/play'
import { atTable } from '../../connection/testing/atTable'
import { matchOf, tableOf } from '../../connection/testing/tables'
import { settings } from '../../device/settings.svelte'
import { matchStore } from '../../match/match.svelte'
import { StageModel } from '../../match/model.svelte'
import { toyPresentation } from '../../match/testing/presentation'
import { act, mounted, the } from '../../ui/testing/mounted'
import { speak } from '../../words/index.svelte'
import FirstTime from './FirstTime.svelte'
import Hint from './Hint.svelte'

const host = await atTable()
vi.stubGlobal(
  'Worker',
  class {
    postMessage = () => undefined
    terminate = () => undefined
  },
)
let shown: ReturnType<typeof mounted>
afterEach(() => shown.remove())

/** A match in which somebody is asked for the first time, and the line that is shown. */
async function askedFirst(game: 'dice-town' | 'forras-pont') {
  speak('en')
  localStorage.clear()
  settings.firstTimes = true
  matchStore.clear()
  host.say({ say: 'table', table: tableOf(), you: 10 })
  const { match } = begin(games[game].rules, {}, 3, 'first')
  const asked = (more = {}) => {
    const [view, prompt] = [matchView(match, 0), promptFor(match, 0)]
    return matchOf(match.step, { seat: 0, view, prompt, asked: [0, 1, 2], ...more })
  }
  matchStore.receive(asked({ fresh: true }))
  const model = new StageModel(
    toyPresentation(),
    () => 'phone',
    () => {},
  )
  shown = mounted(FirstTime, { model, game })
  const line = () => document.querySelector('[data-first]')?.getAttribute('data-first') ?? null
  await expect.poll(line).not.toBeNull()
  return { match, model, asked, line }
}

it('a line for a first time is read away by a tap on its words, too', async () => {
  const { line } = await askedFirst('forras-pont')
  act(() => the('[data-first] p').click())
  expect(line()).toBeNull()
})

it('a line for a first time stays while others choose, makes room for a hint, and goes with its question', async () => {
  const { match, model, asked, line } = await askedFirst('dice-town')
  const first = line()
  act(() => matchStore.receive(asked({ asked: [0, 2] })))
  expect(line()).toBe(first)
  const hint = mounted(Hint, { model, game: 'dice-town', onclose: () => undefined })
  expect(line()).toBeNull()
  await hint.remove()
  flushSync()
  expect(line()).toBe(first)
  act(() => matchStore.receive(asked({ step: match.step + 1, prompt: null, asked: [1] })))
  expect(line()).toBeNull()
})
