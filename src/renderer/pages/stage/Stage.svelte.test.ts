import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { atTable } from '../../connection/testing/atTable'
import { matchOf, tableOf } from '../../connection/testing/tables'
import { settings } from '../../device/settings.svelte'
import { matchStore } from '../../match/match.svelte'
import { toyPresentation } from '../../match/testing/presentation'
import { act, mounted } from '../../ui/testing/mounted'
import { speak } from '../../words/index.svelte'
import { sheets } from '../frame/sheets.svelte'
import Knocks from './Knocks.svelte'
import { fetchSeldom } from './seldom'
import Stage from './Stage.svelte'

await fetchSeldom()
const host = await atTable()
const part = Knocks as never
const presentation = toyPresentation({ Board: part, Controls: part, Player: part })
const outcome = { winners: [0], rule: 'X-1', scores: [] }
const over = matchOf(6, { seat: 0, outcome })
let stage: ReturnType<typeof mounted>

const hear = (message: Parameters<typeof host.say>[0]) => act(() => host.say(message))
const led = (by: number | null) => hear({ say: 'review', review: by === null ? null : { by, seat: 0, at: 1 } })
/** Whether the review was opened since it was last closed; closes it. */
function opened(): boolean {
  const open = sheets.open === 'review'
  act(() => sheets.close())
  return open
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(settings, 'firstTimes', 'get').mockReturnValue(false)
  speak('en')
  matchStore.clear()
  host.say({ say: 'table', table: tableOf(), you: 10 })
  host.say({ say: 'match', match: matchOf(5, { seat: 0, fresh: true }) })
  stage = mounted(Stage, { presentation, shared: false })
  hear({ say: 'match', match: over })
})
afterEach(async () => {
  sheets.close()
  await stage.remove()
  // Parts that wait for their turn to be drawn would hold up those of other files for ever.
  await vi.advanceTimersByTimeAsync(1000)
  matchStore.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a review that somebody leads opens', () => {
  it('once, although the past is looked at meanwhile', () => {
    led(11)
    expect(opened()).toBe(true)
    act(() => matchStore.look(0))
    act(() => matchStore.look(1))
    expect(opened()).toBe(false)
  })

  it('once, although the page comes back', () => {
    led(11)
    expect(opened()).toBe(true)
    hear({ say: 'match', match: { ...over, fresh: true } })
    led(11)
    expect(opened()).toBe(false)
  })

  it('again when the same person leads once more, also to a page that came back', () => {
    led(11)
    hear({ say: 'match', match: { ...over, fresh: true } })
    led(11)
    opened()
    led(null)
    vi.advanceTimersByTime(1000)
    led(11)
    expect(opened()).toBe(true)
  })

  it('again when somebody else leads, or the next match is over', () => {
    led(11)
    opened()
    led(12)
    expect(opened()).toBe(true)
    hear({ say: 'match', match: { ...over, number: 2, fresh: true } })
    led(12)
    expect(opened()).toBe(true)
  })
})

it('the result opens in its time, although the last state comes again meanwhile', () => {
  vi.advanceTimersByTime(800)
  hear({ say: 'match', match: { ...over, asked: [] } })
  vi.advanceTimersByTime(600)
  expect(sheets.open).toBe('result')
})

it('the result opens once, although the past is looked at meanwhile', () => {
  vi.advanceTimersByTime(1200)
  expect(sheets.open).toBe('result')
  act(() => sheets.close())
  act(() => matchStore.look(0))
  act(() => matchStore.look(1))
  vi.advanceTimersByTime(5000)
  expect(sheets.open).toBeNull()
})

it('a player is called once for each ask, although the same state comes again', () => {
  const buzz = vi.fn()
  vi.stubGlobal('navigator', { vibrate: buzz })
  const ask = (step: number) => hear({ say: 'match', match: matchOf(step, { number: 3, seat: 0, prompt: 'choose' }) })
  for (const step of [1, 1, 2]) ask(step)
  hear({ say: 'table', table: tableOf({ paused: true }), you: 10 })
  hear({ say: 'table', table: tableOf(), you: 10 })
  vi.unstubAllGlobals()
  expect(buzz).toHaveBeenCalledTimes(2)
})
