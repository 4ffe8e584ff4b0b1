import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../connection/session.svelte'
import { matchOf } from '../connection/testing/tables'
import { settings } from '../device/settings.svelte'
import type { MatchState } from '../../protocol/toClient'
import { matchStore } from './match.svelte'
import type { Moment } from './replay'

const event = (type: string) => ({ type, rule: 'X-1' })
/** The state after a step, which told of one event. */
const after = (step: number, more: Partial<MatchState> = {}) =>
  matchOf(step, { heard: [{ step: step - 1, events: [event(`e${step}`)] }], ...more })
const types = () => matchStore.events.map(({ type }) => type)
/** Test files share the store. */
const untouched = { pace: () => 0, reveal: () => 0, history: () => [], onShow: () => {} }

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(matchStore, untouched)
  matchStore.clear()
  matchStore.receive(matchOf(1, { fresh: true }))
})
afterEach(() => {
  Object.assign(matchStore, untouched)
  matchStore.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('steps that arrive faster than they are shown', () => {
  it('wait for their turn, and are counted', () => {
    matchStore.pace = () => 1000
    matchStore.receive(after(2))
    vi.advanceTimersByTime(1000)
    matchStore.receive(after(3))
    expect(matchStore).toMatchObject({ waiting: 1, frame: { match: { step: 2 } }, latest: { match: { step: 3 } } })
    vi.advanceTimersByTime(1000)
    expect(matchStore).toMatchObject({ waiting: 0, frame: { match: { step: 3 } } })
    expect(types()).toEqual(['e3'])
  })

  it('are shown at once by a touch, or where nothing moves', () => {
    matchStore.pace = () => 1000
    matchStore.receive(after(2))
    matchStore.receive(after(3))
    expect(matchStore.skip()).toBe(true)
    expect(matchStore.frame?.match.step).toBe(3)
    expect(matchStore.skip()).toBe(false)
    vi.spyOn(settings, 'still', 'get').mockReturnValue(true)
    matchStore.receive(after(4))
    matchStore.receive(after(5))
    expect(matchStore).toMatchObject({ waiting: 0, frame: { match: { step: 5 } } })
  })

  it('are reported as they come into sight', () => {
    const shown: number[] = []
    matchStore.onShow = ({ match }) => shown.push(match.step)
    matchStore.receive(after(2))
    matchStore.receive(after(3))
    expect(shown).toEqual([2, 3])
  })

  it('move the components that read them', () => {
    const steps: (number | undefined)[] = []
    const stop = $effect.root(() => {
      $effect(() => void steps.push(matchStore.frame?.match.step))
    })
    flushSync()
    matchStore.receive(after(2))
    flushSync()
    matchStore.clear()
    flushSync()
    expect(steps).toEqual([1, 2, undefined])
    stop()
  })
})

describe('a reveal', () => {
  beforeEach(() => {
    matchStore.reveal = () => 800
    matchStore.receive(after(2))
  })

  it('keeps what is told to the frame before, until its time is over', () => {
    expect(matchStore).toMatchObject({
      revealing: true,
      frame: { match: { step: 2 } },
      revealed: { match: { step: 1 } },
    })
    vi.advanceTimersByTime(800)
    expect(matchStore).toMatchObject({ revealing: false, revealed: { match: { step: 2 } } })
    expect(types()).toEqual(['e2'])
  })

  it('that is skipped is not animated any further; the next step is again', () => {
    expect(matchStore.skip()).toBe(true)
    expect([matchStore.revealing, types()]).toEqual([false, []])
    matchStore.receive(after(3))
    expect(types()).toEqual(['e3'])
  })

  it('holds nothing back from those who look at the past', () => {
    matchStore.receive(after(3))
    expect(matchStore).toMatchObject({ revealing: true, revealed: { match: { step: 2 } } })
    matchStore.look(0)
    expect(matchStore).toMatchObject({ past: true, revealing: false, revealed: { match: { step: 1 } } })
  })
})

describe('looking back', () => {
  beforeEach(() => {
    matchStore.receive(after(2))
    matchStore.receive(after(3))
  })

  it('counts the frames, and stays at one while others arrive', () => {
    expect(matchStore).toMatchObject({ length: 3, position: 2, past: false })
    matchStore.look(1)
    matchStore.receive(after(4))
    expect(matchStore).toMatchObject({ length: 4, position: 1, past: true, frame: { match: { step: 2 } } })
    matchStore.look(99)
    expect(matchStore).toMatchObject({ position: 3, past: false })
  })

  it('reads the log as far as a frame goes', () => {
    matchStore.look(1)
    expect(matchStore.logOf(matchStore.frame).map(({ step }) => step)).toEqual([1])
    expect(matchStore.logOf(matchStore.latest).map(({ step }) => step)).toEqual([1, 2])
    expect(matchStore.logOf(null)).toEqual([])
  })

  it('names every table and what led to it', () => {
    expect(matchStore.tables).toEqual([{ step: 1 }, { step: 2 }, { step: 3 }])
    expect(matchStore.steps.map((events) => events.map(({ type }) => type))).toEqual([[], ['e2'], ['e3']])
  })
})

describe('a page that came in the middle', () => {
  const view = (step: number) => ({ seat: null, table: { step }, own: null })

  beforeEach(() => {
    matchStore.clear()
    matchStore.receive(matchOf(3, { fresh: true }))
  })

  it('does not know the tables from the beginning', () => {
    expect([matchStore.tables, matchStore.length]).toEqual([null, 1])
  })

  it('has them from the game where that can tell, and asks it once', () => {
    const history = vi.fn(() => [view(1), view(2)])
    matchStore.history = history
    matchStore.clear()
    matchStore.receive(matchOf(3, { fresh: true }))
    expect(matchStore.tables).toEqual([{ step: 1 }, { step: 2 }, { step: 3 }])
    matchStore.look(0)
    expect(matchStore.frame).toMatchObject({ match: { view: view(1), asked: [] }, events: [] })
    expect(history).toHaveBeenCalledOnce()
  })
})

describe('a match that is over', () => {
  const moments = [0, 1, 2].map(
    (step) =>
      ({ step, table: { whole: step }, own: [step], asked: [], events: [event(`w${step}`)], told: [] }) as Moment,
  )

  it('is looked at from its beginning once it was rebuilt, with what everyone had', () => {
    matchStore.clear()
    matchStore.receive(matchOf(3, { fresh: true }))
    matchStore.rewatch(moments)
    expect(matchStore.whole).toBe(true)
    expect(matchStore.tables).toEqual([{ whole: 0 }, { whole: 1 }, { step: 3 }])
    matchStore.look(1)
    expect(matchStore.frame).toMatchObject({ open: [1] })
    expect(matchStore.logOf(matchStore.frame).flatMap(({ events }) => events.map(({ type }) => type))).toEqual([
      'w0',
      'w1',
    ])
  })

  it('gives way to the next one', () => {
    matchStore.rewatch(moments)
    matchStore.look(0)
    matchStore.receive(matchOf(1, { number: 2, fresh: true }))
    expect(matchStore).toMatchObject({ whole: false, past: false, length: 1 })
  })

  it('is not taken for the first match of another table', () => {
    matchStore.receive(after(2))
    matchStore.rewatch(moments)
    matchStore.clear()
    matchStore.receive(matchOf(1, { fresh: true }))
    expect(matchStore.whole).toBe(false)
    expect(matchStore.tables).toEqual([{ step: 1 }])
  })

  it('cannot be rebuilt where there is none', () => {
    matchStore.clear()
    matchStore.rewatch(moments)
    expect(matchStore).toMatchObject({ whole: false, frame: null, length: 0, tables: [] })
  })
})

it('follows the session, and is empty once that has forgotten the match', () => {
  session.onMatch.tell(after(2))
  expect(matchStore.frame?.match.step).toBe(2)
  session.onMatch.tell(null)
  expect(matchStore).toMatchObject({ frame: null, latest: null, revealed: null })
})
