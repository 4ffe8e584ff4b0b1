import { latticeSize, type Board } from '../board'
import type { Goal } from '../facts'

/**
 * A mutable game state on a byte lattice, built for speed. The rules of moving are implemented here once, and the
 * referee, the playouts and the bot all use them. Seats are 0 and 1; colours are 0 white, 1 grey, 2 black.
 */
export interface Grid {
  readonly board: Board
  readonly goal: Goal
  /** By cell: 0 no ring, 1 empty ring, 2 and up a marble of colour (value − 2). */
  readonly cells: Uint8Array
  /** By cell: a bit for each of the six steps that leads to no ring. */
  readonly missing: Uint8Array
  /** Marbles by owner × 3 + colour; owner 0 is the supply, 1 and 2 are the seats. */
  readonly stock: Uint8Array
  turn: number
  /** Number of empty rings. */
  empties: number
  /** False only while all rings are certainly connected. */
  parted: boolean
  /** Whether a capture can be made (ZE-10). */
  captures: boolean
}

export const noRing = 0
export const emptyRing = 1
export const firstMarble = 2

export function blankGrid(board: Board, goal: Goal): Grid {
  return {
    board,
    goal,
    cells: new Uint8Array(latticeSize),
    missing: new Uint8Array(latticeSize),
    stock: new Uint8Array(9),
    turn: 0,
    empties: 0,
    parted: false,
    captures: false,
  }
}

/** Makes `to` equal to `from`. */
export function copyGrid(from: Grid, to: Grid): void {
  to.cells.set(from.cells)
  to.missing.set(from.missing)
  to.stock.set(from.stock)
  to.turn = from.turn
  to.empties = from.empties
  to.parted = from.parted
  to.captures = from.captures
}

export function cloneGrid(grid: Grid): Grid {
  const copy = blankGrid(grid.board, grid.goal)
  copyGrid(grid, copy)
  return copy
}
