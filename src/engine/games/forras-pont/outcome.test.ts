import { describe, expect, it } from 'vitest'
import type { Discs, NumberCard } from './facts'
import { game } from './index'
import { position, type PositionSpec } from './position'
import { play } from './testing/scene'

/** YL goes up, LL repeats. */
const ladder = '↗↑→↘↻↓↙←↖'
const column = '....... ....... ....... ....... ...L... ...L... ...Y...'
const claim = 'claim L d1 d2 d3 d4 by 0 0 0'

/** The table after seat 0 has claimed four discs for itself. */
const claimed = (scene: Partial<PositionSpec> & { seats?: number }, answer = claim) =>
  play(position({ sheets: Array<string>(scene.seats ?? 2).fill(ladder), board: column, ...scene }), answer).world.table

const pink = (count: number): Partial<Discs> => ({ pink: Math.min(16, count), yellow: Math.max(0, count - 16) })

describe('the end by majority', () => {
  it.each([
    [20, 24, ['majority']],
    [19, 23, []],
  ] as const)('FP-28: two players, %i discs and four more: 24 are enough', (before, after, ended) => {
    const table = claimed({ discs: [pink(before), {}] })
    expect(Object.values(table.discs[0]).reduce((a, b) => a + b)).toBe(after)
    expect(table.ended).toEqual(ended)
  })

  /** Discs for each seat, in whatever colours are left beside the column. */
  function share(owned: readonly number[]): Discs[] {
    const left = { yellow: 15, purple: 13, pink: 16 }
    return owned.map((count) => {
      const own = { yellow: 0, purple: 0, pink: 0 }
      for (const colour of ['pink', 'yellow', 'purple'] as const) {
        const taken = Math.min(left[colour], count - own.pink - own.yellow - own.purple)
        own[colour] += taken
        left[colour] -= taken
      }
      return own
    })
  }

  it.each([
    ['the second can only draw level: 23 against 10 and 13 open', [19, 10, 2], ['majority']],
    ['the second can still get ahead: 22 against 10 and 14 open', [18, 10, 2], []],
    ['the third can only draw level', [19, 2, 10], ['majority']],
    ['the third can still get ahead', [18, 2, 10], []],
    ['all equal but one, nothing open', [12, 16, 16], ['majority']],
    ['the leader is another than the claimant: 26 against 4 and 16 open', [0, 26, 2], ['majority']],
  ] as [string, number[], string[]][])('FP-28: three players: %s', (_name, owned, ended) => {
    const scene = { seats: 3, discs: share(owned) }
    // When all discs are owned, the claimant's on the centre is one of its own.
    expect(claimed(scene).ended).toEqual(ended)
  })

  it('FP-28: is judged after claims only', () => {
    const { world } = play(position({ sheets: [ladder, ladder], discs: [pink(30), {}] }), 'place L a1')
    expect(world.table.ended).toEqual([])
  })

  it('FP-28: a claim may decide the game for an opponent', () => {
    const table = claimed({ discs: [{}, pink(21)] }, 'claim L d1 d2 d3 d4 by 1 1 1')
    expect(table.ended).toEqual(['majority'])
    expect(game.rules.outcome(table)!.winners).toEqual([1])
  })
})

describe('the end by cards', () => {
  const six: readonly NumberCard[] = [4, 5, 6, 7, 8, 9]
  it('FP-30: the seventh card is still played for, and the game ends when it is won', () => {
    const before = position({ sheets: [ladder, ladder], board: column, card: '?', won: [[], six] })
    expect(before.table.pile).toBe(0)
    expect(play(before, 'place R a1').world.table.ended).toEqual([])
    const { world, events } = play(before, claim)
    expect(world.table).toMatchObject({ ended: ['cards'], card: null, pile: 0, phase: 'over', turn: null })
    expect(events.map((event) => event.type)).toEqual(['claimed', 'route-won', 'card-won', 'ended'])
    expect(game.rules.ask(world.table)).toBeNull()
  })

  it('FP-30, FP-28: both may fall together', () => {
    const table = claimed({ card: '?', won: [[], six], discs: [pink(20), {}] })
    expect(table.ended).toEqual(['majority', 'cards'])
  })
})

describe('FP-31, FP-32: who wins', () => {
  const ended = (discs: readonly Partial<Discs>[], won: readonly (readonly NumberCard[])[]) => {
    const seats = discs.length
    const scene = { sheets: Array<string>(seats).fill(ladder), discs, won, idle: seats - 1 }
    return game.rules.outcome(play(position(scene), 'pass').world.table)!
  }
  it.each([
    ['FP-31: most discs, whatever the cards', [{ yellow: 3 }, { pink: 4 }], [[4, 5], []], [1], 'FP-31'],
    ['FP-31: of any colour', [{ yellow: 2, pink: 3 }, { pink: 4 }], [[], [4]], [0], 'FP-31'],
    ['FP-32: then most number cards', [{ yellow: 4 }, { pink: 4 }, {}], [[4], [5, 6], [7, 8, 9]], [1], 'FP-32'],
    ['FP-32: then shared', [{ yellow: 4 }, { pink: 4 }, {}], [[4], [5], [6, 7]], [0, 1], 'FP-32'],
    ['FP-32: nobody has anything', [{}, {}, {}, {}], [[], [], [], []], [0, 1, 2, 3], 'FP-32'],
  ] as const)('%s', (_name, discs, won, winners, rule) => expect(ended(discs, won)).toMatchObject({ winners, rule }))

  it('FP-31: a disc put back on the board no longer counts', () => {
    const before = position({ sheets: [ladder, ladder], discs: [{ yellow: 16 }, { pink: 15 }], won: [[4], [5]] })
    const back = play(before, 'place Y a1').world
    const over = play(play(back, 'pass').world, 'pass').world.table
    expect(game.rules.outcome(over)).toMatchObject({
      winners: [0, 1],
      scores: [{ total: 15, parts: { yellow: 15, cards: 1 } }, { total: 15 }],
    })
  })

  it('FP-31: there is no outcome before the end', () => {
    expect(game.rules.outcome(position({ sheets: [ladder, ladder] }).table)).toBeNull()
  })
})
