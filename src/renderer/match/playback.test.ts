import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MatchState } from '../../protocol/toClient'
import { matchOf } from '../connection/testing/tables'
import { haste, Playback } from './playback'

const state = (step: number, more: Partial<MatchState> = {}) =>
  matchOf(step, { heard: [{ step: step - 1, events: [{ type: `e${step - 1}`, rule: 'ZE-1' }] }], ...more })

function setup(instant = false) {
  const shown: number[] = []
  const playback = new Playback({
    pace: () => 300,
    instant: () => instant,
    now: () => Date.now(),
    onShow: (frame) => shown.push(frame.match.step),
    changed: () => {},
  })
  return { playback, shown }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('playback', () => {
  it('shows the first snapshot at once, with the events of the start only', () => {
    const { playback } = setup()
    playback.receive(state(1, { fresh: true }))
    expect(playback.shown?.events.map(({ type }) => type)).toEqual(['e0'])
    const late = setup().playback
    late.receive(state(7, { fresh: true }))
    expect(late.shown?.events).toEqual([])
    expect(late.log).toHaveLength(1)
  })

  it('shows steps one after another, each for its time', async () => {
    const { playback, shown } = setup()
    playback.receive(state(5, { fresh: true }))
    await vi.advanceTimersByTimeAsync(1000)
    playback.receive(state(6))
    playback.receive(state(7))
    expect(shown).toEqual([5, 6])
    await vi.advanceTimersByTimeAsync(299)
    expect(shown).toEqual([5, 6])
    await vi.advanceTimersByTimeAsync(1)
    expect(shown).toEqual([5, 6, 7])
  })

  it('hurries when many wait, and never loses one', async () => {
    const { playback, shown } = setup()
    playback.receive(state(1, { fresh: true }))
    for (let step = 2; step <= 9; step++) playback.receive(state(step))
    await vi.advanceTimersByTimeAsync(1200)
    expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect([1, 2, 3, 6, 20].map(haste)).toEqual([1, 0.6, 0.35, 0.12, 0])
  })

  it('skips to the newest', () => {
    const { playback, shown } = setup()
    playback.receive(state(1, { fresh: true }))
    for (let step = 2; step <= 4; step++) playback.receive(state(step))
    expect(playback.skip()).toBe(true)
    expect(shown.at(-1)).toBe(4)
    expect(playback.skip()).toBe(false)
  })

  it('plays nothing back where motion is unwanted', () => {
    const { playback, shown } = setup(true)
    playback.receive(state(1, { fresh: true }))
    playback.receive(state(2))
    playback.receive(state(3))
    expect(shown).toEqual([1, 2, 3])
  })

  it('takes a change within a step in without playing the step again', () => {
    const { playback, shown } = setup()
    playback.receive(state(1, { fresh: true }))
    const { events } = playback.shown!
    playback.receive(state(1, { answered: true, heard: [] }))
    expect(playback.shown?.match.answered).toBe(true)
    expect(playback.shown?.events).toBe(events)
    expect(shown).toEqual([1])
  })

  it('does not tell twice what it has heard', () => {
    const { playback } = setup(true)
    playback.receive(state(1, { fresh: true }))
    playback.receive(state(2))
    playback.receive(state(2))
    expect(playback.log.map(({ step }) => step)).toEqual([0, 1])
  })

  it('keeps its frames over a reconnection, and forgets them with the match', () => {
    const { playback } = setup(true)
    playback.receive(state(1, { fresh: true }))
    playback.receive(state(2))
    playback.receive(state(4, { fresh: true, heard: [] }))
    expect(playback.frames.map(({ match }) => match.step)).toEqual([1, 2, 4])
    playback.receive(state(1, { number: 2, fresh: true }))
    expect(playback.frames).toHaveLength(1)
  })

  it('lets an old state not replace a newer one', () => {
    const { playback } = setup(true)
    playback.receive(state(3, { fresh: true }))
    playback.receive(state(2))
    expect(playback.shown?.match.step).toBe(3)
  })
})
