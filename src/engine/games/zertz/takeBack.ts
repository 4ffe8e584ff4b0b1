/** The table option "taking back": a player asks for the last move back, and the opponent agrees or not (ZE-36 to ZE-39). */
import type { Seat } from '../../core/contract'
import type { Before, Event, Prompt, Snapshot, Table } from './facts'
import { withFreshMoves } from './time'

/** What of a table a take-back restores. */
export function snapshotOf({ board, supply, captured, seen, passes }: Table): Snapshot {
  return { board, supply, captured, seen, passes }
}

/** The table with the present position noted as the one to which the seat on turn may ask to go back. */
export function withTurnNoted(table: Table): Table {
  if (!table.options.takeBack) return table
  return { ...table, before: withBefore(table, table.turn, beforeOf(table)), request: null }
}

/** The table once a seat's move was undone by other means: it can't be asked for any more. */
export function withoutBefore(table: Table, seat: Seat): Table {
  return table.before === undefined ? table : { ...table, before: withBefore(table, seat, null), request: null }
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
export function asked(table: Table, by: Seat, events: Event[]): Table {
  const to = table.before![by]!
  events.push({ type: 'backAsked', rule: 'ZE-36', seat: by, texts: textsSince(table, to) })
  return { ...table, before: withBefore(table, by, null), request: { by, to } }
}

export function declined(table: Table, events: Event[]): Table {
  events.push({ type: 'backDeclined', rule: 'ZE-37', seat: 1 - table.request!.by })
  return { ...table, request: null }
}

/** The move is undone, with what was answered to it; neither player can ask for an earlier one (ZE-38, ZE-39). */
export function agreed(table: Table, events: Event[]): Table {
  const { by, to } = table.request!
  events.push({ type: 'backAgreed', rule: 'ZE-38', seat: by, by: 1 - by, texts: textsSince(table, to) })
  const { made, ...position } = to
  return withFreshMoves({
    ...table,
    ...position,
    turn: by,
    moves: table.moves.slice(0, made),
    before: [null, null],
    request: null,
  })
}

const textsSince = ({ moves }: Table, { made }: Before) => moves.slice(made).map(({ text }) => text)
