import type { Refusal, Seat } from '../../../core/contract'
import { refusal } from '../../../core/refusal'
import { promptOf } from '../ask'
import type { Answer, Options, Table } from '../facts'
import { check } from '../legal'
import { answerNamed } from '../notation'
import { tableAfter } from '../resolve'
import { firstTable } from '../setup'

/** A replayed record: the table after each move, and where it stopped if a move is not legal. */
export interface Replay {
  /** `tables[0]` is the first position, `tables[k]` the one after the k-th written move. */
  readonly tables: readonly Table[]
  readonly failed: { readonly at: number; readonly text: string; readonly refusal: Refusal | null } | null
}

/** Plays written moves in order; `starter` makes the first. A `pass` that the rules already made is skipped. */
export function replayMoves(options: Options, texts: readonly string[], starter: Seat = 0): Replay {
  const tables = [firstTable(options, starter)]
  for (const [at, text] of texts.entries()) {
    const table = tables[tables.length - 1]
    const next = playText(table, text)
    if ('failed' in next) return { tables, failed: { at, text, refusal: next.failed } }
    tables.push(next.table)
  }
  return { tables, failed: null }
}

/** What a written move leads to; `answer` is null for a `pass` that the rules already made. */
export interface Played {
  readonly table: Table
  readonly answer: Answer | null
}

/** The table after one written answer; a refusal if it is not legal, null if it can't even be read. */
export function playText(table: Table, text: string): Played | { readonly failed: Refusal | null } {
  const plain = text.trim().toLowerCase()
  if (plain === 'pass' && table.moves[table.moves.length - 1]?.text === 'pass') return { table, answer: null }
  if (table.outcome !== null) return { failed: refusal('CO-4') }
  const answer = answerNamed(table, text)
  if (answer === null) return { failed: null }
  const failed = check({ seat: table.turn, table, own: null }, promptOf(table), answer)
  return failed === null ? { table: tableAfter(table, answer), answer } : { failed }
}

/** Every position of a running match, for stepping through its history. */
export function historyOf(table: Table): readonly Table[] {
  const texts = table.moves.map((move) => move.text)
  return replayMoves(table.options, texts, table.starter).tables
}
