import { boards } from './board'
import type { Answer, Event, Table } from './facts'
import { check, list } from './legal'
import { playText } from './record'
import { advance } from './resolve'
import { promptOf } from './rules'

/** Short words for asking the rules about a table, for tests. */

export const viewOf = (table: Table) => ({ seat: table.turn, table, own: null })
export const answers = (table: Table): readonly Answer[] => list(viewOf(table), promptOf(table))
export const judge = (table: Table, answer: Answer): string | null =>
  check(viewOf(table), promptOf(table), answer)?.rule ?? null
export const place = (at: string, remove: string | null, marble: 'white' | 'grey' | 'black' = 'white'): Answer => ({
  type: 'place',
  marble,
  at,
  remove,
  leave: [],
})
export const capture = (...path: string[]): Answer => ({ type: 'capture', path })
export const paths = (table: Table) =>
  answers(table)
    .flatMap((answer) => (answer.type === 'capture' ? [answer.path.join(' ')] : []))
    .sort()

export function play(table: Table, ...texts: string[]): Table {
  return texts.reduce((now, text) => {
    const next = playText(now, text)
    if ('failed' in next) throw new Error(`${text}: ${JSON.stringify(next.failed)}`)
    return next.table
  }, table)
}

export function eventsOf(table: Table, answer: Answer): Event[] {
  const events: Event[] = []
  advance(table, answer, events)
  return events
}

export const at = (table: Table, ring: string) => table.board[boards[table.options.rings].names.indexOf(ring)]
