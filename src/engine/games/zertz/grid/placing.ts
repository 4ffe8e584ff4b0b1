import { steps } from '../board'
import { isolated } from './groups'
import { anyCapture, capturesAround } from './jumping'
import { emptyRing, firstMarble, noRing, type Grid } from './state'

/** By mask of missing neighbours: whether two adjacent ones are missing (ZE-7). */
const loose = Uint8Array.from({ length: 64 }, (_, mask) => ((mask & ((mask >> 1) | (mask << 5)) & 63) !== 0 ? 1 : 0))

/** By mask of missing neighbours: the number of separate arcs that the present ones form. */
export const arcs = Uint8Array.from({ length: 64 }, (_, mask) => {
  const present = ~mask & 63
  let starts = 0
  for (let d = 0; d < 6; d++) if ((present >> d) & 1 && !((present >> ((d + 5) % 6)) & 1)) starts++
  return starts
})

/** Whether a ring may be removed (ZE-7). */
export function isFree(grid: Grid, cell: number): boolean {
  return grid.cells[cell] === emptyRing && loose[grid.missing[cell]] === 1
}

/** Whether any ring may be removed once a marble lies on `at`. */
export function anyFree(grid: Grid, at: number): boolean {
  for (const cell of grid.board.cells) if (cell !== at && isFree(grid, cell)) return true
  return false
}

/** Whose marbles the seat on turn places: 0 the supply, otherwise the seat's own (ZE-23). */
export function sourceOf(grid: Grid): number {
  const { stock, turn } = grid
  return stock[0] + stock[1] + stock[2] > 0 ? 0 : turn + 1
}

/** Whether the seat on turn has a marble to place. */
export function hasMarble(grid: Grid): boolean {
  const { stock } = grid
  const from = sourceOf(grid) * 3
  return stock[from] + stock[from + 1] + stock[from + 2] > 0
}

/** Places a marble and removes a ring (0: none), nothing more (ZE-5, ZE-6). */
export function put(grid: Grid, colour: number, at: number, remove: number): void {
  const { cells, missing, stock } = grid
  stock[sourceOf(grid) * 3 + colour]--
  cells[at] = firstMarble + colour
  grid.empties--
  if (remove === 0) return
  cells[remove] = noRing
  grid.empties--
  for (let d = 0; d < 6; d++) missing[remove - steps[d]] |= 1 << d
  if (arcs[missing[remove]] > 1) grid.parted = true
}

/** Gives a group's marbles to the seat on turn and takes its rings off the board. */
export function claim(grid: Grid, group: readonly number[]): void {
  const { cells, stock } = grid
  const own = (grid.turn + 1) * 3
  for (const cell of group) {
    stock[own + cells[cell] - firstMarble]++
    cells[cell] = noRing
  }
}

/** All marbles on the board, by cell. */
export function marbleCells({ board, cells }: Grid): number[] {
  return [...board.cells].filter((cell) => cells[cell] >= firstMarble)
}

/** Gives everything left to the seat on turn: the board is full (ZE-22). */
export function claimAll(grid: Grid): void {
  claim(grid, marbleCells(grid))
}

/** A complete placement that claims every isolated group. The turn stays with the mover until `endPlacement`. */
export function placeAndClaim(grid: Grid, colour: number, at: number, remove: number): void {
  put(grid, colour, at, remove)
  if (grid.parted) for (const group of isolated(grid, at, remove)) claim(grid, group)
}

/** Hands the turn on after a placement on `at`. */
export function endPlacement(grid: Grid, at: number): void {
  grid.turn ^= 1
  // If there was no capture before, only the new marble can have created one.
  grid.captures = grid.captures ? anyCapture(grid) : capturesAround(grid, at)
}
