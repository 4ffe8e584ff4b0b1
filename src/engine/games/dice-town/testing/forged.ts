import type { Rng } from '../../../core/contract'
import type { Match } from '../../../core/match'
import { shuffle } from '../../../core/rng'
import type { Table } from '../facts'
import { rules } from '../rules'
import type { World } from './reference/state'

const take = <T>(from: T[], many: number) => from.splice(0, many)

/** The same match in a rarer position: cards already dealt, little gold left, money spread unevenly. */
export function forged(match: Match, rng: Rng): Match {
  const { table, own, hidden } = match.world as World
  const seats = own.length
  const cards = shuffle(rng, [...hidden.deck])
  const lots = shuffle(rng, [...hidden.pile, ...table.row])
  const hand = () => take(cards, rng.below(5)).filter((card) => card !== 'joe' || !cards.push(card))
  const stores = own.map(hand)
  const properties = own.map(() => take(lots, rng.below(5)))
  const wired = own.map(() => take(lots, rng.below(2)))
  const discard = take(cards, rng.below(cards.length + 1))
  const used = discard.filter(() => rng.below(2) === 0)
  const row = take(lots, 3)
  const pile = rng.below(2) === 0 ? lots : take(lots, rng.below(3))
  // What is left over of the properties is with seat 0.
  if (pile !== lots) properties[0].push(...lots)
  const money = own.map(() => 0)
  const nuggets = own.map(() => 0)
  let bank = 0
  for (let dollar = 0; dollar < 8 * seats + 3; dollar++) {
    const to = rng.below(2 * seats)
    if (to < seats && (to % 2 === 0 || rng.below(4) === 0)) money[to]++
    else bank++
  }
  const mine = 1 + rng.below(12)
  for (let nugget = mine; nugget < 30; nugget++) nuggets[rng.below(seats)]++
  const players = table.players.map((player, seat) => ({
    ...player,
    money: money[seat],
    nuggets: nuggets[seat],
    property: properties[seat].length,
    store: stores[seat].length,
    wired: wired[seat],
  }))
  const piles = { pile: pile.length, deck: cards.length, discard: discard.length }
  const round = 1 + rng.below(2)
  return {
    ...match,
    world: {
      table: { ...table, ...piles, players, row, used, mine, bank, round },
      own: own.map((one, seat) => ({ ...one, property: properties[seat], store: stores[seat] })),
      hidden: { deck: cards, discard, pile },
    },
    ask: rules.ask({ ...table, players } as Table),
  }
}
