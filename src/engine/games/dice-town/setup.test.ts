import { describe, expect, it } from 'vitest'
import { storeCards } from './cards/catalog'
import { rules } from './rules'
import { auditWorld } from './testing/audit'
import { quickRng } from '../../core/rng'

describe('setup', () => {
  const begin = (options: unknown, seats: number, seed = 5) => {
    const parsed = rules.parseOptions(options)
    if ('refusal' in parsed) throw new Error(parsed.refusal.rule)
    return rules.setup(parsed.value, seats, quickRng(seed))
  }

  it.each([2, 3, 4, 5])('DT-1.1 DT-1.2 DT-1.4 a town for %i', (seats) => {
    const { world } = begin({}, seats)
    expect(world.table.players.map(({ money, nuggets, store, property }) => [money, nuggets, store, property])).toEqual(
      Array(seats).fill([8, 0, 0, 0]),
    )
    expect(world.table).toMatchObject({ mine: 30, bank: 3, stagecoach: 0, round: 1, deck: 19, discard: 0, pile: 22 })
    expect(world.table.row).toHaveLength(3)
    expect(world.own.map(({ thrown }) => thrown.length)).toEqual(Array(seats).fill(5))
    expect(auditWorld(world)).toEqual([])
  })

  it('DT-1.2 nineteen store cards, as the rulebook counts them', () => {
    const count = (name: string) => storeCards.filter((card) => card.startsWith(name)).length
    expect(storeCards).toHaveLength(19)
    expect(
      [
        'equipment',
        'dynamite',
        'girls',
        'brute',
        'cheater',
        'corruption',
        'credit',
        'joe',
        'marshal',
        'split',
        'wanted',
        'elixir',
      ].map(count),
    ).toEqual([6, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1])
  })

  it('DT-1.3 the table names the first sheriff, or the lot does', () => {
    expect(begin({ firstSheriff: 2 }, 4).world.table.sheriff).toBe(2)
    const drawn = (options: unknown) =>
      new Set(Array.from({ length: 60 }, (_, seed) => begin(options, 3, seed).world.table.sheriff))
    expect(drawn({})).toEqual(new Set([0, 1, 2]))
    expect(drawn({ firstSheriff: 4 })).toEqual(new Set([0, 1, 2]))
    expect(rules.parseOptions({ firstSheriff: 5 })).toMatchObject({ refusal: { rule: 'CO-8' } })
  })
})
