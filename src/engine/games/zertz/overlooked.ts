/** The table option "overlooked captures": taking a move back, or accepting the end that it reached. */
import type { Event, Table } from './facts'
import { endEvent } from './outcome'
import { withoutBefore } from './takeBack'
import { withFreshMoves } from './time'

/** The last move is undone, its ring and claims included, and its player must capture (ZE-29). */
export function takenBack(table: Table, events: Event[]): Table {
  const undone = table.moves[table.moves.length - 1]
  events.push({ type: 'takenBack', rule: 'ZE-29', seat: undone.seat, by: 1 - undone.seat, text: undone.text })
  return withFreshMoves({
    ...withoutBefore(table, undone.seat),
    ...table.missed!,
    turn: undone.seat,
    captures: true,
    moves: table.moves.slice(0, -1),
    last: null,
    missed: null,
    ordered: true,
    pending: null,
  })
}

/** The opponent accepts an end that was reached by overlooking a capture (ZE-31). */
export function accepted(table: Table, events: Event[]): Table {
  const outcome = table.pending!
  events.push(endEvent(table, outcome))
  return { ...table, outcome, pending: null, missed: null }
}
