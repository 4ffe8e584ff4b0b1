import type { Seat } from '../../../core/contract'
import { show, tell, whisper } from '../../../core/step'
import { addProperty } from '../cards/hands'
import { rowLength } from '../facts'
import { doNext, type GameMotion } from '../motion'
import { grantSize } from './grant'

/** Properties from the bottom of the row (DT-11.2). */
export function yieldTownHall(motion: GameMotion, seat: Seat) {
  const { table } = motion
  const count = grantSize(table, seat)
  const taken = table.row.slice(0, count)
  table.row = table.row.slice(count)
  addProperty(motion, seat, taken)
  table.players[seat].won = true
  tell(motion, { type: 'granted', seat, properties: taken, round: table.round, rule: 'DT-11.2' })
  doNext(motion, { do: 'window', window: { card: 'corruption', seat } }, { do: 'slide' })
}

/** Corruption: the top of the pile, unseen by others (DT-13.7). */
export function corrupt(motion: GameMotion, seat: Seat) {
  const { hidden, table } = motion
  const [property, ...pile] = hidden.pile
  hidden.pile = pile
  table.pile = pile.length
  addProperty(motion, seat, [property])
  tell(motion, { type: 'corrupted', seat, rule: 'DT-13.7' })
  whisper(motion, [seat], { type: 'corruptCard', seat, property, round: table.round, rule: 'DT-13.7' })
}

/** The row slides down and is refilled from the pile (DT-11.3). */
export function runSlide(motion: GameMotion) {
  const { hidden, table } = motion
  const added = Math.min(rowLength - table.row.length, hidden.pile.length)
  if (added === 0) return
  table.row = [...table.row, ...hidden.pile.slice(0, added)]
  hidden.pile = hidden.pile.slice(added)
  table.pile = hidden.pile.length
  show(motion, { type: 'refilled', row: table.row, added, rule: 'DT-11.3' })
}
