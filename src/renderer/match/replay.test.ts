import { expect, it } from 'vitest'
import { game } from '../../engine/games/agents'
import type { Ledger, Table } from '../../engine/games/agents/facts'
import { playGame } from '../../engine/testing/play'
import { momentsOf } from './replay'

it('AG-3.5 shows a finished match step by step with what everyone had', () => {
  const { match, journal, told } = playGame(game.rules, { seed: 5, seats: 6 })
  const moments = momentsOf(game.rules, journal)!
  expect(moments).toHaveLength(told.length)
  expect(moments.map(({ events }) => events)).toEqual(told.map((all) => all.map(({ event }) => event)))
  expect(moments.at(-1)!.table).toEqual(match.world.table)
  for (const { table, own } of moments) {
    const { turn } = table as Table
    for (const ledger of own as Ledger[]) expect(ledger.bookings.every((one) => one.turn <= turn)).toBe(true)
  }
  expect((moments[0].own as Ledger[]).map(({ money }) => money)).toEqual(Array(6).fill(15_000))
})

it('shows nothing of a journal that does not hold', () => {
  const { journal } = playGame(game.rules, { seed: 5, seats: 6 })
  const [first, ...rest] = journal.entries
  expect(momentsOf(game.rules, { ...journal, entries: [{ ...first, answer: { type: 'hold' } }, ...rest] })).toBeNull()
  expect(momentsOf(game.rules, { ...journal, setup: { ...journal.setup, version: 99 } })).toBeNull()
})
