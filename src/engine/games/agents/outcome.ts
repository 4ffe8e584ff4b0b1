import type { Outcome, Seat } from '../../core/contract'
import { ownerOf } from './board'
import { partnerOf, seatCount, type End, type Order, type Table } from './facts'

const endRules: Readonly<Record<End['by'], string>> = { headquarters: 'AG-9.1', agreement: 'AG-9.2', limit: 'AG-9.3' }

/** Who won, if the match is over. There is nothing to score but the victory. */
export function outcome(table: Table): Outcome | null {
  if (table.phase.type !== 'over') return null
  const { by, winners } = table.phase.end
  const scores = Array.from({ length: seatCount }, (_, seat) => ({
    seat,
    total: winners.includes(seat) ? 1 : 0,
    parts: {},
  }))
  return { winners, rule: endRules[by], scores }
}

/** The team that wins if an order is carried out, no matter who gave it (AG-9.1); `null`: the game goes on. */
export function winnersBy(table: Table, order: Order): readonly Seat[] | null {
  if (order.type !== 'carry') return null
  const owner = ownerOf(table.options.city, order.to)
  return owner === null ? null : [owner, partnerOf(owner)].sort()
}
