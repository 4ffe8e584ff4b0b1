import { describe, expect, it } from 'vitest'
import { quickRng } from '../../core/rng'
import { begin } from '../../testing/play'
import type { GameWorld } from './motion'
import { game } from './index'

describe('setting up', () => {
  it('FP-1: an empty board of 49 cells and a bank of 16 of each colour', () => {
    const { table } = game.rules.setup({ seating: 'opposite', assistance: false, clock: 'off' }, 4, quickRng(1)).world
    expect(table.board).toEqual(Array(49).fill(null))
    expect(table.bank).toEqual({ yellow: 16, purple: 16, pink: 16 })
    expect(table.discs).toEqual(Array(4).fill({ yellow: 0, purple: 0, pink: 0 }))
  })

  it.each([
    [2, 'opposite', ['south', 'north']],
    [2, 'adjacent', ['south', 'west']],
    [3, 'opposite', ['south', 'west', 'north']],
    [3, 'adjacent', ['south', 'west', 'north']],
    [4, 'opposite', ['south', 'west', 'north', 'east']],
  ] as const)('FP-2: %i players, %s, sit %j', (seats, seating, sides) => {
    const { match } = begin(game.rules, { seating }, seats, 'x')
    expect((match.world as GameWorld).table.sides).toEqual(sides)
  })

  it('FP-3: the first number card lies open before the sheets, the other six are hidden', () => {
    const { match, told } = begin(game.rules, {}, 2, 'x')
    const { table, hidden } = match.world as GameWorld
    expect(table.phase).toBe('sheets')
    expect(new Set([table.card, ...hidden.pile])).toEqual(new Set([4, 5, 6, 7, 8, 9, '?']))
    expect(table.pile).toBe(6)
    expect(told[0].event).toMatchObject({ type: 'dealt', card: table.card })
    expect(match.ask!.prompts.get(1)).toEqual({ type: 'sheet', side: 'north', card: table.card })
  })

  it('FP-3: every card comes first sooner or later', () => {
    const first = new Set(
      Array.from(
        { length: 80 },
        (_, seed) => (begin(game.rules, {}, 2, `${seed}`).match.world as GameWorld).table.card,
      ),
    )
    expect(first.size).toBe(7)
  })
})
