/** The table option "overlooked captures": taking a move back, or accepting the end that it reached. */
import { tell } from '../../core/step'
import type { GameMotion } from './motion'
import { endMatch } from './outcome'
import { forgetTurn } from './takeBack'
import { restoreTimePerMove } from './time'

/** The last move is undone, its ring and claims included, and its player must capture (ZE-29). */
export function takeBack(motion: GameMotion): void {
  const { table } = motion
  const undone = table.moves[table.moves.length - 1]
  tell(motion, { type: 'takenBack', rule: 'ZE-29', seat: undone.seat, by: 1 - undone.seat, text: undone.text })
  forgetTurn(motion, undone.seat)
  Object.assign(table, table.missed)
  table.turn = undone.seat
  table.captures = true
  table.moves = table.moves.slice(0, -1)
  table.last = null
  table.missed = null
  table.ordered = true
  table.pending = null
  restoreTimePerMove(motion)
}

/** The opponent accepts an end that was reached by overlooking a capture (ZE-31). */
export function acceptEnd(motion: GameMotion): void {
  const { table } = motion
  endMatch(motion, table.pending!)
  table.pending = null
  table.missed = null
}
