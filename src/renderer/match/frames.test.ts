import { describe, expect, it } from 'vitest'
import { matchOf } from '../connection/testing/tables'
import { earlierFrames, keyLook, lookAt, rewatched } from './frames'
import type { Frame } from './playback'

const frame = (step: number): Frame => ({
  match: matchOf(step, { asked: [1], prompt: 'p' }),
  events: [{ type: 'e', rule: 'X-1' }],
  logLength: step,
  at: 7,
})

describe('looking back', () => {
  it('plays a step forward, but no jump and no step back', () => {
    expect(lookAt(3, 2, 10)).toEqual({ cursor: 3, lively: true })
    expect(lookAt(4, 2, 10)).toEqual({ cursor: 4, lively: false })
    expect(lookAt(1, 2, 10)).toEqual({ cursor: 1, lively: false })
  })

  it('ends in the present, where new steps are shown again', () => {
    expect(lookAt(9, 8, 10)).toEqual({ cursor: null, lively: true })
    expect(lookAt(99, 2, 10)).toEqual({ cursor: null, lively: false })
  })

  it('stays within what there is', () => {
    expect(lookAt(-1, 0, 10)).toBeNull()
    expect(lookAt(10, 9, 10)).toBeNull()
    expect(lookAt(-5, 3, 10)).toEqual({ cursor: 0, lively: false })
  })

  it('goes by keys', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape', 'x'].map((key) => keyLook(key, 4, 10))).toEqual([
      3,
      5,
      0,
      9,
      9,
      null,
    ])
  })
})

describe('frames from before this page was opened', () => {
  it('show the view and ask nothing', () => {
    const view = { seat: 0, table: 'then', own: null }
    const [earlier] = earlierFrames(frame(5), [view])
    expect(earlier?.match).toMatchObject({ view, prompt: null, asked: [], outcome: null })
    expect(earlier?.events).toEqual([])
  })
})

describe('a finished match watched again', () => {
  const moments = [0, 1, 2].map((step) => ({
    step,
    table: `table ${step}`,
    own: [`a${step}`, `b${step}`],
    asked: [0],
    events: [{ type: `e${step}`, rule: 'X-1' }],
    told: [],
  }))

  it('has a frame for every moment but the last, which is the present one', () => {
    const { frames } = rewatched(moments, frame(2))
    expect(frames.map(({ match }) => match.step)).toEqual([0, 1])
    expect(frames[1]).toMatchObject({ open: ['a1', 'b1'], logLength: 2, match: { prompt: null, outcome: null } })
    expect(frames[1]?.match.view).toEqual({ seat: null, table: 'table 1', own: null })
  })

  it('has the whole log', () => {
    expect(rewatched(moments, frame(2)).log.map(({ events }) => events[0]?.type)).toEqual(['e0', 'e1', 'e2'])
  })
})
