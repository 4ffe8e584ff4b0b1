import { describe, expect, it } from 'vitest'
import { cellText } from './notation'
import { position } from './position'
import { column, columnClaim, find, fiveDiscs, ladder, plain, printed } from './testing/claims'
import { cellAt, play, refusalOf } from './testing/scene'

const fiveClaim = 'claim R f1 e2 d3 e4 d4 by 0 0 0 0'

describe('a true claim', () => {
  it.each([
    [4, true],
    [5, true],
    ['?', true],
    [6, false],
    [9, false],
  ] as const)('FP-21: the rulebook’s route of five discs under card %s holds: %s', (card, holds) => {
    const { events } = play(position({ sheets: [printed, plain], board: fiveDiscs, card }), fiveClaim)
    expect(find(events, 'claimed')!.steps.map((step) => step.holds)).toEqual([true, true, true, true])
    expect(find(events, 'route-won') !== undefined).toBe(holds)
    if (holds) return
    expect(find(events, 'false-claim')).toMatchObject({
      rule: 'FP-21',
      step: null,
      length: 5,
      minimum: card,
      source: 'bank',
    })
  })

  it('FP-13: the claim tells everything: disc, route, and each step with its operation and arrow', () => {
    const { events } = play(position({ sheets: [printed, plain], board: fiveDiscs }), fiveClaim)
    expect(events.map((event) => event.type)).toEqual(['claimed', 'route-won', 'card-won', 'card-drawn'])
    expect(find(events, 'claimed')).toMatchObject({ seat: 0, colour: 'pink', source: 'bank', minimum: 1 })
    expect(find(events, 'claimed')!.steps[2]).toEqual({
      from: cellAt('d3'),
      to: cellAt('e4'),
      owner: 0,
      operation: 'up-right',
      arrow: 'up-right',
      holds: true,
    })
  })

  it('FP-25, FP-26: discs go to the claimant and to the owners of the operations; the rest stays', () => {
    // Seat 1 alone gives RR the way up-left; Y on a7 is no part of it.
    const board = fiveDiscs.replace('.', 'Y')
    const other = '↘↙←↻↓→↗↑↖'
    const mine = '↘↖←↻↓→↗↑↙'
    const before = position({ sheets: [mine, other], board, card: 5 })
    const { world, events } = play(before, 'claim R f1 e2 d3 e4 d4 by 1 1 0 1')
    expect(find(events, 'route-won')!.rewards.map(({ cell, colour, seat }) => [cellText(cell), colour, seat])).toEqual([
      ['f1', 'pink', 0],
      ['e2', 'pink', 1],
      ['d3', 'pink', 1],
      ['e4', 'yellow', 0],
      ['d4', 'pink', 1],
    ])
    expect(world.table.discs).toEqual([
      { yellow: 1, purple: 0, pink: 1 },
      { yellow: 0, purple: 0, pink: 3 },
    ])
    expect(world.table.board.filter((disc) => disc !== null)).toEqual(['yellow'])
    expect(world.table.bank).toEqual({ yellow: 14, purple: 16, pink: 12 })
  })

  it('FP-27: the claimant takes the card, the next is turned up, and the turn passes on', () => {
    const before = position({ sheets: [printed, plain], board: fiveDiscs, card: 5, pile: [9, 4, '?'] })
    const { world, events } = play(before, fiveClaim)
    expect(world.table).toMatchObject({ won: [[5], []], card: 9, pile: 2, turn: 1, idle: 0 })
    expect(find(events, 'card-won')).toMatchObject({ seat: 0, card: 5 })
    expect(find(events, 'card-drawn')).toMatchObject({ card: 9, pile: 2 })
  })

  it('FP-9, FP-25: one’s own disc on the centre is won back, or lost to the operation’s owner', () => {
    const discs = [{ purple: 14 }, {}]
    const world = position({ sheets: [ladder, ladder], board: column, discs })
    expect(find(play(world, columnClaim).events, 'claimed')!.source).toBe('own')
    expect(play(world, columnClaim).world.table.discs[0]).toEqual({ yellow: 1, purple: 16, pink: 0 })
    const given = play(world, 'claim L d1 d2 d3 d4 by 0 0 1').world
    expect(given.table.discs).toMatchObject([{ purple: 15 }, { purple: 1 }])
  })
})

describe('false claims', () => {
  it('FP-23: the first step that fails is shown, and nothing after it; the disc goes back, the turn is over', () => {
    const before = position({ sheets: [ladder, plain, plain], board: column, card: 9, idle: 1 })
    const { world, events } = play(before, 'claim R d1 d2 d3 d4 by 0 1 1')
    expect(find(events, 'claimed')!.steps).toMatchObject([
      { holds: true },
      { holds: false, owner: 1, operation: 'down', arrow: 'up' },
    ])
    expect(find(events, 'false-claim')).toMatchObject({ rule: 'FP-23', step: 1, source: 'bank', idle: 2 })
    expect(world.table).toEqual({ ...before.table, turn: 1, idle: 2 })
    expect(world.hidden).toEqual(before.hidden)
  })

  it('FP-23: a disc of one’s own goes back to its owner', () => {
    const before = position({ sheets: [plain, ladder], board: column, discs: [{ purple: 14 }, {}] })
    const { world, events } = play(before, columnClaim)
    expect(find(events, 'false-claim')).toMatchObject({ source: 'own', step: 0 })
    expect(world.table.discs).toEqual(before.table.discs)
  })

  it('FP-29, FP-23: a false claim counts as an idle turn and may end the game', () => {
    const { world } = play(position({ sheets: [plain, plain], board: column, idle: 1 }), columnClaim)
    expect(world.table.ended).toEqual(['idle'])
  })

  it.each([
    ['a true one is taken', columnClaim, '?', null],
    ['a wrong operation is refused', 'claim L d1 d2 d3 d4 by 0 1 0', '?', 'FP-20'],
    ['too short a one is refused', columnClaim, 5, 'FP-21'],
    ['a plain fault is still refused', 'claim L d1 d2 by 0', 5, 'FP-17'],
  ] as const)('FP-24: with assistance %s', (_name, answer, card, rule) => {
    const world = position({ sheets: [ladder, plain], board: column, card, options: { assistance: true } })
    expect(refusalOf(world, answer)).toBe(rule)
  })
})
