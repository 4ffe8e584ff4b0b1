/** What an order that waits for vetoes would end the match with. */
import type { Seat } from '../../../engine/core/contract'
import type { Order, Table } from '../../../engine/games/agents/facts'
import { winnersBy } from '../../../engine/games/agents/outcome'
import type { BoardWords } from './words'

/** Who would win by this order, as part of a sentence; null if it ends nothing. */
export function winsByOrder(
  text: BoardWords,
  table: Table,
  order: Order,
  seat: Seat | null,
  names: readonly string[],
): string | null {
  const winners = winnersBy(table, order)
  if (winners === null) return null
  return text.winsBy(seat !== null && winners.includes(seat) ? null : winners.map((winner) => names[winner]))
}
