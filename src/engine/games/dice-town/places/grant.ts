import type { Seat } from '../../../core/contract'
import { rowLength, type Table } from '../facts'
import { countOf } from '../multiset'

/** How many properties a winner gets: one and another for every ace, three at most (DT-11.2). */
export function grantSize({ players, row }: Pick<Table, 'players' | 'row'>, seat: Seat): number {
  return Math.min(1 + countOf(players[seat].dice, 'A'), rowLength, row.length)
}
