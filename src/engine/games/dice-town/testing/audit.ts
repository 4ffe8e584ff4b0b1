import { properties, storeCards } from '../cards/catalog'
import { bankMoney, nuggetsInMine, startMoney } from '../facts'
import type { GameWorld } from '../motion'

/** Keeps count of things that must all be there, each as often as at the start. */
function tally<T>(all: readonly T[]) {
  const kinds = [...new Set(all)]
  const index = new Map(kinds.map((kind, at) => [kind, at]))
  const due = kinds.map((kind) => all.filter((one) => one === kind).length)
  return (...lists: readonly (readonly T[])[]): boolean => {
    const left = [...due]
    for (const list of lists) for (const one of list) left[index.get(one) ?? -1]--
    return left.every((count) => count === 0) && lists.reduce((sum, { length }) => sum + length, 0) === all.length
  }
}
const isAllStore = tally(storeCards)
const isAllLand = tally(properties)

/** What is wrong with a world's books: money, nuggets and cards are never made nor lost (DT-1.4). */
export function auditWorld({ table, own, hidden }: GameWorld): string[] {
  const { players } = table
  const wrong: string[] = []
  const demand = (ok: boolean, what: string) => {
    if (!ok) wrong.push(what)
  }
  const total = (part: 'money' | 'nuggets') => players.reduce((sum, player) => sum + player[part], 0)
  demand(total('money') + table.bank + table.stagecoach === startMoney * players.length + bankMoney, 'money')
  demand(total('nuggets') + table.mine === nuggetsInMine, 'nuggets')
  demand(
    [table.mine, table.bank, table.stagecoach, ...players.flatMap(({ money, nuggets }) => [money, nuggets])].every(
      (amount) => Number.isInteger(amount) && amount >= 0,
    ),
    'negative',
  )
  const hands = own.flatMap(({ store, drawn, loot }) => [store, drawn, loot.store])
  demand(isAllStore(hidden.deck, hidden.discard, table.open, ...hands), 'store cards')
  const lands = own.flatMap(({ property, loot }) => [property, loot.property])
  demand(isAllLand(hidden.pile, table.row, ...players.map(({ wired }) => wired), ...lands), 'properties')
  demand(table.deck === hidden.deck.length && table.discard === hidden.discard.length, 'deck sizes')
  demand(table.pile === hidden.pile.length, 'pile size')
  for (const [seat, player] of players.entries()) {
    demand(player.store === own[seat].store.length && player.property === own[seat].property.length, `hand ${seat}`)
    demand(!own[seat].store.includes('joe'), 'joe in a hand')
  }
  demand(
    table.used.every((card) => hidden.discard.includes(card)),
    'used cards',
  )
  return wrong
}
