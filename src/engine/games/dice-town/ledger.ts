import type { World } from '../../core/contract'
import {
  bankMoney,
  byCard,
  nuggetsInMine,
  properties,
  startMoney,
  storeCards,
  type Hidden,
  type Own,
  type Table,
} from './facts'

/** What is wrong with a world's books: money, nuggets and cards are never made nor lost (DT-1.4). */
export function auditWorld({ table, own, hidden }: World<Table, Own, Hidden>): string[] {
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
  const store = [
    ...hidden.deck,
    ...hidden.discard,
    ...table.open,
    ...own.flatMap((one) => [...one.store, ...one.drawn, ...one.loot.store]),
  ]
  demand(JSON.stringify(store.sort(byCard)) === JSON.stringify(storeCards), 'store cards')
  const land = [
    ...hidden.pile,
    ...table.row,
    ...players.flatMap((player) => player.wired),
    ...own.flatMap((one) => [...one.property, ...one.loot.property]),
  ]
  demand(JSON.stringify(land.sort()) === JSON.stringify([...properties].sort()), 'properties')
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
