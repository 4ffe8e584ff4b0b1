/** Tables played on, in notation: nothing is hidden, so that a table is all there is to a scene. */
import { promptOf } from '../ask'
import { boards } from '../board'
import type { Answer, Event, Marble, Placement, Ring, Table } from '../facts'
import { check, list } from '../legal'
import { position, type PositionSpec } from '../position'
import { playText } from '../record/replay'
import { stepAfter } from '../resolve'

const viewOf = (table: Table) => ({ seat: table.turn, table, own: null })

/** The table of a position set by hand. */
export const tableAt = (spec: PositionSpec): Table => position(spec).table

export const legalAnswers = (table: Table): readonly Answer[] => list(viewOf(table), promptOf(table))

/** The rule by which an answer is refused, or null. */
export const refusalOf = (table: Table, answer: Answer): string | null =>
  check(viewOf(table), promptOf(table), answer)?.rule ?? null

export const place = (
  at: Ring,
  remove: Ring | null,
  marble: Marble = 'white',
  leave: readonly Ring[] = [],
): Placement => ({ type: 'place', marble, at, remove, leave })

export const capture = (...path: Ring[]): Answer => ({ type: 'capture', path })

/** Every legal capture, as its rings. */
export const capturesOn = (table: Table): string[] =>
  legalAnswers(table)
    .flatMap((answer) => (answer.type === 'capture' ? [answer.path.join(' ')] : []))
    .sort()

/** The table after some written moves. */
export function play(table: Table, ...texts: string[]): Table {
  return texts.reduce((now, text) => {
    const next = playText(now, text)
    if ('failed' in next) throw new Error(`${text}: ${JSON.stringify(next.failed)}`)
    return next.table
  }, table)
}

/** The events of an answer. */
export const eventsOf = (table: Table, answer: Answer): Event[] =>
  stepAfter(table, answer).told.map(({ event }) => event)

/** The sign of a ring in the board's text. */
export const signOf = (table: Table, ring: Ring): string => table.board[boards[table.options.rings].names.indexOf(ring)]
