/** The table option "taking back": a player asks for the last move back, and the opponent agrees or not (ZE-36 to ZE-39). */
import type { Seat } from '../../core/contract'
import { tell } from '../../core/step'
import type { Before, Prompt, Snapshot, Table } from './facts'
import type { GameMotion } from './motion'
import { restoreTimePerMove } from './time'

/** What of a table a take-back restores. */
export function snapshotOf({ board, supply, captured, seen, passes }: Table): Snapshot {
  return { board, supply, captured, seen, passes }
}

/** Notes the current position as the one to which the seat on turn may ask to go back. */
export function noteTurn({ table }: GameMotion): void {
  if (!table.options.takeBack) return
  table.before = withBefore(table, table.turn, beforeOf(table))
  table.request = null
}

/** A seat's move was undone by other means: it can't be asked for any more. */
export function forgetTurn({ table }: GameMotion, seat: Seat): void {
  if (table.before === undefined) return
  table.before = withBefore(table, seat, null)
  table.request = null
}

function beforeOf(table: Table): Before {
  const { captures, moves, last, missed, ordered } = table
  return { ...snapshotOf(table), captures, made: moves.length, last, missed, ordered }
}

function withBefore({ before }: Table, seat: Seat, one: Before | null): NonNullable<Table['before']> {
  const [first, second] = before!
  return seat === 0 ? [one, second] : [first, one]
}

/** What a seat may say about taking back: ask for its own last move, or answer the opponent. */
export function asideOf(table: Table, seat: Seat): (Prompt & { type: 'takeBack' }) | null {
  const { before, request, outcome, pending } = table
  if (before === undefined || outcome !== null || pending !== null) return null
  if (request) return request.by === seat ? null : { type: 'takeBack', say: 'answer' }
  return before[seat] === null ? null : { type: 'takeBack', say: 'ask' }
}

/** A seat asks for its last move back: once for each move (ZE-36). */
export function askBack(motion: GameMotion, by: Seat): void {
  const { table } = motion
  const to = table.before![by]!
  tell(motion, { type: 'backAsked', rule: 'ZE-36', seat: by, texts: textsSince(table, to) })
  table.before = withBefore(table, by, null)
  table.request = { by, to }
}

export function declineToGoBack(motion: GameMotion): void {
  const { table } = motion
  tell(motion, { type: 'backDeclined', rule: 'ZE-37', seat: 1 - table.request!.by })
  table.request = null
}

/** The move is undone, with what was answered to it; neither player can ask for an earlier one (ZE-38, ZE-39). */
export function agreeToGoBack(motion: GameMotion): void {
  const { table } = motion
  const { by, to } = table.request!
  tell(motion, { type: 'backAgreed', rule: 'ZE-38', seat: by, by: 1 - by, texts: textsSince(table, to) })
  const { made, ...position } = to
  Object.assign(table, position)
  table.turn = by
  table.moves = table.moves.slice(0, made)
  table.before = [null, null]
  table.request = null
  restoreTimePerMove(motion)
}

const textsSince = ({ moves }: Table, { made }: Before) => moves.slice(made).map(({ text }) => text)
