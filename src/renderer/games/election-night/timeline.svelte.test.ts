import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Event as Told } from '../../../engine/games/election-night/events'
import { fieldsWith } from '../../../engine/games/election-night/position'
import { followEvents } from './timeline.svelte'
import type { ElectionStage } from './types'

const written = (field: number): Told => ({
  ...{ type: 'written', round: 1, action: 1, seat: 0, by: 0, color: 'blue', value: 5, field, region: 'KM' },
  rule: 'EN-1.1',
})
const mark = { seat: 0, value: 5 } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function following(past = false) {
  const stage = {
    past,
    events: [written(0), written(1)],
    view: { table: { fields: [mark, mark, ...fieldsWith('', '').slice(2)] } },
    sound: () => undefined,
  } as unknown as ElectionStage
  let timeline!: ReturnType<typeof followEvents>
  const stop = $effect.root(() => {
    timeline = followEvents(() => stage)
  })
  flushSync()
  const pass = (ms: number) => {
    vi.advanceTimersByTime(ms)
    flushSync()
  }
  return { timeline, pass, stop }
}

it('shows a number when it is stamped, not before', () => {
  const { timeline, pass, stop } = following()
  expect(timeline.fields.slice(0, 3)).toEqual([mark, null, null])
  pass(349)
  expect(timeline.fields.slice(0, 3)).toEqual([mark, null, null])
  pass(1)
  expect(timeline.fields.slice(0, 3)).toEqual([mark, mark, null])
  stop()
})

it('shows everything after a tap anywhere', () => {
  const { timeline, stop } = following()
  dispatchEvent(new Event('pointerdown'))
  flushSync()
  expect([timeline.now, timeline.fields.slice(0, 3)]).toEqual([Infinity, [mark, mark, null]])
  stop()
})

it('moves nothing while the past is looked at', () => {
  const { timeline, stop } = following(true)
  expect([timeline.now, timeline.fields.slice(0, 3)]).toEqual([Infinity, [mark, mark, null]])
  stop()
})
