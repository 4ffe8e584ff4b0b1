import type { Seat } from '../../../core/contract'
import { addProperty, next, show, tell, whisper, type Draft } from '../motion'
import { rowLength } from '../facts'
import { countOf } from '../dice/poker'

/** The town hall. */

/** The bottom property and one more for every ace, three at the most (DT-11.2). */
export function yieldTownHall(draft: Draft, seat: Seat) {
  const { table } = draft
  const count = Math.min(1 + countOf(table.players[seat].dice, 'A'), rowLength, table.row.length)
  const taken = table.row.slice(0, count)
  table.row = table.row.slice(count)
  addProperty(draft, seat, taken)
  table.players[seat].won = true
  tell(draft, { type: 'granted', seat, properties: taken, round: table.round, rule: 'DT-11.2' })
  next(draft, { do: 'window', window: { card: 'corruption', seat } }, { do: 'slide' })
}

/** Corruption: the top of the pile, unseen by others (DT-13.7). */
export function corrupt(draft: Draft, seat: Seat) {
  const { hidden, table } = draft
  const [property, ...pile] = hidden.pile
  hidden.pile = pile
  table.pile = pile.length
  addProperty(draft, seat, [property])
  tell(draft, { type: 'corrupted', seat, rule: 'DT-13.7' })
  whisper(draft, [seat], { type: 'corruptCard', seat, property, round: table.round, rule: 'DT-13.7' })
}

/** The row slides down and is filled from the pile (DT-11.3). */
export function runSlide(draft: Draft) {
  const { hidden, table } = draft
  const added = Math.min(rowLength - table.row.length, hidden.pile.length)
  if (added === 0) return
  table.row = [...table.row, ...hidden.pile.slice(0, added)]
  hidden.pile = hidden.pile.slice(added)
  table.pile = hidden.pile.length
  show(draft, { type: 'refilled', row: table.row, added, rule: 'DT-11.3' })
}
