/** What may be laid: discs on free cells, operations on a sheet. Pages load this without the search for routes. */
import type { Refusal, Rng } from '../../core/contract'
import { refusal } from '../../core/refusal'
import { shuffle } from '../../core/rng'
import { cells, centre } from './board'
import { operations, pairs, type Cell, type Operation, type Sheet, type Table } from './facts'

/** The cells that take a disc, in order (FP-8). */
export function freeCells(table: Table): readonly Cell[] {
  const free: Cell[] = []
  for (let cell = 0; cell < cells; cell++) if (table.board[cell] === null && cell !== centre) free.push(cell)
  return free
}

/** Why a cell that is not free takes no disc. */
export function whyNotFree(cell: Cell): Refusal {
  return refusal(cell === centre ? 'FP-13' : 'FP-8', { cell })
}

/** Whether a sheet gives every colour pair an operation, each exactly once (FP-4). */
export function isWholeSheet(sheet: Sheet): boolean {
  return sheet.length === pairs.length && new Set(sheet).size === pairs.length
}

/** Why a sheet can't be handed in, if it can't: a pair without an operation, or an operation used twice. */
export function sheetFault(sheet: readonly (Operation | null)[]): Refusal | null {
  const whole = isWholeSheet(sheet.flatMap((operation) => operation ?? []))
  return whole ? null : refusal('FP-4')
}

export function randomSheet(rng: Rng): Sheet {
  return shuffle(rng, operations)
}
