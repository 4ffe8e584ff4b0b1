import type { Refusal, Seat } from '../../core/contract'
import type { Answer, Event, Options, Table } from './facts'
import { capturePaths, check, directionOf } from './legal'
import { parseMove } from './notation'
import { clonePosition, hasSet, jump, type Position } from './position'
import { advance } from './resolve'
import { promptOf } from './rules'
import { firstTable } from './setup'
import { positionOf } from './table'

/** A record played again: the table after each move, and where it stopped if a move does not hold. */
export interface Replay {
  /** `tables[0]` is the first position, `tables[k]` that after the k-th written move. */
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

/** The table after one written answer; a refusal if it is not legal, null if it can't even be read. */
export function playText(table: Table, text: string): { table: Table } | { failed: Refusal | null } {
  const plain = text.trim().toLowerCase()
  if (plain === 'pass' && table.moves[table.moves.length - 1]?.text === 'pass') return { table }
  if (table.outcome !== null) return { failed: { rule: 'CO-4', params: {} } }
  const answer = readMove(table, text)
  if (answer === null) return { failed: null }
  const view = { seat: table.turn, table, own: null }
  const refusal = check(view, promptOf(table), answer)
  if (refusal !== null) return { failed: refusal }
  const events: Event[] = []
  return { table: advance(table, answer, events) }
}

/** The answer that a written one stands for at this table, or null if it can't be read. */
export function readMove(table: Table, text: string): Answer | null {
  const position = positionOf(table)
  const answer = parseMove(position, text)
  return answer && completed(position, answer)
}

/** Some records stop a chain where its captures already win; here the chain is played to its end. */
function completed(position: Position, answer: Answer): Answer {
  if (answer.type !== 'capture') return answer
  const { board } = position
  const cells = answer.path.map((ring) => board.cellOf.get(ring)!)
  const trial = clonePosition(position)
  for (let i = 1; i < cells.length; i++) jump(trial, cells[i - 1], directionOf(cells[i - 1], cells[i]))
  if (!hasSet(trial, position.turn)) return answer
  const whole = capturePaths(position).find((path) => cells.every((cell, i) => path[i] === cell))
  return whole === undefined ? answer : { type: 'capture', path: whole.map((cell) => board.nameOf[cell]) }
}

/** The tables after each move of a running match, for stepping through its history. */
export function historyOf(table: Table): readonly Table[] {
  const texts = table.moves.map((move) => move.text)
  return replayMoves(table.options, texts, table.starter).tables
}
