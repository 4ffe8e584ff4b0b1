import { describe, expect, it } from 'vitest'
import { centre } from '../board'
import type { Colour, TurnPrompt } from '../facts'
import { position, type PositionSpec } from '../position'
import { cellAt } from '../testing/scene'
import {
  continuations,
  falseClaimCost,
  openSteps,
  sharesOf,
  standingOf,
  startsOf,
  stepsOf,
  usualCentreColour,
  whyUnfinished,
  type PartialClaim,
} from './partialClaim'

/** YL goes up, LL repeats. */
const ladder = '↗↑→↘↻↓↙←↖'
const plain = '↑↗→↘↓↙←↖↻'
const column = '....... ....... ....... ....... ...L... ...L... ...Y...'

const tableOf = (spec: Partial<PositionSpec> = {}) =>
  position({ sheets: [ladder, plain], board: column, ...spec }).table
const claim = (route: string, colour: Colour | null = null, owners: PartialClaim['owners'] = []): PartialClaim => ({
  colour,
  route: route.split(' ').filter(Boolean).map(cellAt),
  owners,
})

describe('where a claim may go', () => {
  it('FP-14: starts on the discs of the seat’s own edge', () => {
    const table = tableOf({ board: 'R...... ....... ....... ....... ...L... ...L... Y..Y..R' })
    expect(startsOf(table, 0)).toEqual(['a1', 'd1', 'g1'].map(cellAt))
    expect(startsOf(table, 1)).toEqual([cellAt('a7')])
  })

  it('FP-20: each open step names its possible owners', () => {
    const table = tableOf({ board: '....... ....... ....... ....... ....... .L.L... ...Y...' })
    expect(openSteps(table, 0, [cellAt('d1')])).toEqual([{ to: cellAt('d2'), colour: 'purple', owners: [0] }])
    const home = openSteps(tableOf({ sheets: [ladder, ladder] }), 0, ['d1', 'd2', 'd3'].map(cellAt))
    expect(home).toEqual([{ to: centre, colour: 'purple', owners: [0, 1] }])
  })

  it('FP-15, FP-16: continues to adjacent discs not used yet, with or without an owner', () => {
    const table = tableOf({ board: '....... ....... ....... ....... ...L... ..RL... ..YY...' })
    expect([...continuations(table, 0, claim('c1 d1'))]).toEqual([
      [cellAt('d2'), [0]],
      [cellAt('c2'), []],
    ])
  })

  it('FP-17: goes nowhere from the centre, nor before it has started', () => {
    const table = tableOf()
    expect(continuations(table, 0, claim('')).size).toBe(0)
    expect(continuations(table, 0, claim('d1 d2 d3 d4')).size).toBe(0)
  })

  it('FP-20: the colour chosen for the centre decides who leads there', () => {
    const table = tableOf({ sheets: [ladder, ladder] })
    const owners = (colour: Colour | null) => continuations(table, 0, claim('d1 d2 d3', colour)).get(centre)
    expect([owners(null), owners('purple'), owners('pink')]).toEqual([[0, 1], [0, 1], []])
  })

  it('FP-20: the usual centre colour is one the claimant leads to, else anybody, else any', () => {
    const route = ['d1', 'd2', 'd3', 'd4'].map(cellAt)
    // LR goes up by seat 1's sheet, LL repeats by seat 0's.
    const other = '↗→↓↘←↑↙↻↖'
    expect(usualCentreColour(tableOf({ sheets: [ladder, other] }), 0, route)).toBe('purple')
    expect(usualCentreColour(tableOf({ sheets: [plain, other] }), 0, route)).toBe('pink')
    expect(usualCentreColour(tableOf({ sheets: [plain, plain] }), 0, route)).toBe('yellow')
    const none = [{}, { yellow: 15, purple: 14, pink: 16 }]
    expect(usualCentreColour(tableOf({ discs: none }), 0, route)).toBeNull()
  })
})

describe('what a claim would bring', () => {
  it('FP-20: a step uses the chosen owner if that fits, else the usual one', () => {
    const table = tableOf({ sheets: [ladder, ladder, plain] })
    const owners = (chosen: PartialClaim['owners']) =>
      stepsOf(table, 0, claim('d1 d2 d3 d4', 'purple', chosen)).map((step) => step.owner)
    expect(owners([null, null, null])).toEqual([0, 0, 0])
    expect(owners([1, null, 2])).toEqual([1, 0, 0])
    expect(stepsOf(table, 0, claim('d1 d2', null)).map(({ fitting, operation }) => [fitting, operation])).toEqual([
      [[0, 1], 'up'],
    ])
  })

  it('FP-25: the first disc is the claimant’s, the others go to the owners', () => {
    const table = tableOf({ sheets: [ladder, ladder] })
    expect(sharesOf(table, 0, claim(''))).toEqual([0, 0])
    expect(sharesOf(table, 0, claim('d1 d2 d3 d4', 'purple', [1, 0, 1]))).toEqual([2, 2])
    // Nobody's operation leads onto pink.
    expect(sharesOf(table, 0, claim('d1 d2 d3 d4', 'pink'))).toEqual([3, 0])
  })
})

describe('how a claim stands', () => {
  it.each([
    ['no disc to start from', { board: undefined }, claim(''), { type: 'noDiscs' }],
    ['no start yet', {}, claim(''), { type: 'start' }],
    ['more to go', { card: 6 }, claim('d1 d2'), { type: 'goOn', missing: 4 }],
    ['only the centre missing', { card: 4 }, claim('d1 d2 d3'), { type: 'goOn', missing: 1 }],
    ['an opponent’s operation leads on', { sheets: [plain, ladder] }, claim('d1 d2 d3'), { type: 'goOn', missing: 1 }],
    ['no operation for a step', { sheets: [plain, plain] }, claim('d1 d2'), { type: 'wrong', step: 1 }],
    ['no colour yet', {}, claim('d1 d2 d3 d4'), { type: 'colour' }],
    ['too short', { card: 5 }, claim('d1 d2 d3 d4', 'purple'), { type: 'short', length: 4, minimum: 5 }],
    ['whole', { card: 4 }, claim('d1 d2 d3 d4', 'purple', [1, null, null]), { type: 'whole', length: 4, own: 4 }],
  ] as [string, Partial<PositionSpec>, PartialClaim, object][])('FP-21, FP-20: %s', (_name, spec, built, standing) => {
    expect(standingOf(tableOf(spec), 0, built)).toEqual(standing)
  })

  it('FP-20: stuck where nobody’s operation leads on', () => {
    const table = tableOf({ board: '....... ....... ....... ....... ....... ....... ...Y...' })
    expect(standingOf(table, 0, claim('d1'))).toEqual({ type: 'stuck' })
  })

  it('FP-23, FP-24, FP-29: a false claim costs nothing, the turn or the game', () => {
    const cost = (assistance: boolean, passEnds: boolean) => falseClaimCost({ assistance, passEnds } as TurnPrompt)
    expect([cost(true, true), cost(false, false), cost(false, true)]).toEqual(['nothing', 'turn', 'game'])
  })
})

it('FP-14 FP-17: a claim lacks a start, or a way to the centre', () => {
  expect(whyUnfinished([]).rule).toBe('FP-14')
  expect(whyUnfinished([cellAt('d1')]).rule).toBe('FP-17')
})
