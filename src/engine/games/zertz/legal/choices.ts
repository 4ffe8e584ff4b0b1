/** The choices of a move that is built step by step, as a screen offers them. None of these judge whose turn it is. */
import { boards, steps } from '../board'
import {
  marbles,
  marbleSigns,
  type Marble,
  type MarbleOn,
  type Placement,
  type Ring,
  type Source,
  type Stock,
  type Table,
} from '../facts'
import { jumpAlong, jumpsFrom } from '../grid/jumping'
import { isFree, put, sourceOf } from '../grid/placing'
import { emptyRing, firstMarble, type Grid } from '../grid/state'
import { gridOf } from '../grid/tables'
import { offered } from './placements'

/** The marble on a ring; `null` on an empty ring and where there is none. */
export function marbleOn(table: Table, ring: Ring): Marble | null {
  const sign = table.board[boards[table.options.rings].names.indexOf(ring)]
  return marbles[marbleSigns.indexOf(sign)] ?? null
}

/** The rings still on the board. */
export function ringsLeft(table: Table): ReadonlySet<Ring> {
  return new Set(boards[table.options.rings].names.filter((_, i) => table.board[i] !== '-'))
}

/** The marbles to choose from where a prompt allows a placement (ZE-5, ZE-23); the supply where it doesn't. */
export function stockToPlace(table: Table, source: Source | null): Stock {
  return source === 'own' ? table.captured[table.turn] : table.supply
}

/** The colours the seat on turn can place. */
export function placeableMarbles(table: Table): readonly Marble[] {
  const grid = gridOf(table)
  const from = sourceOf(grid) * 3
  return marbles.filter((_, colour) => grid.stock[from + colour] > 0)
}

/** The rings a marble can be placed on. */
export function emptyRings(table: Table): readonly Ring[] {
  const grid = gridOf(table)
  return ringsWhere(grid, (cell) => grid.cells[cell] === emptyRing)
}

/** The rings that can be removed once a marble lies on `at`; none: the move ends there (ZE-8). */
export function freeRings(table: Table, at: Ring | null): readonly Ring[] {
  const grid = gridOf(table)
  return ringsWhere(grid, (cell) => isFree(grid, cell)).filter((ring) => ring !== at)
}

/** The groups that a placement would isolate, marble by marble (ZE-16). */
export function claimsAfter(table: Table, move: Omit<Placement, 'leave' | 'type'>): readonly (readonly MarbleOn[])[] {
  const grid = gridOf(table)
  const { cellOf } = grid.board
  const at = cellOf.get(move.at) ?? 0
  const remove = move.remove === null ? 0 : (cellOf.get(move.remove) ?? 0)
  put(grid, marbles.indexOf(move.marble), at, remove)
  return offered(grid, at, remove).map((group) => marblesOn(grid, group))
}

/** The marbles of a group, in board order. */
export function marblesOn({ board, cells }: Grid, group: readonly number[]): MarbleOn[] {
  return [...group]
    .sort((a, b) => a - b)
    .map((cell) => ({ ring: board.nameOf[cell], marble: marbles[cells[cell] - firstMarble] }))
}

/** The rings whose marble can capture. */
export function jumpingRings(table: Table): readonly Ring[] {
  const grid = gridOf(table)
  return ringsWhere(grid, (cell) => grid.cells[cell] >= firstMarble && jumpsFrom(grid, cell) !== 0)
}

export interface Jump {
  readonly to: Ring
  readonly over: Ring
  readonly captured: Marble
}

/** The jumps open to a marble after the rings of `path`; none: the chain is complete. */
export function nextJumps(table: Table, path: readonly Ring[]): readonly Jump[] {
  const grid = gridOf(table)
  const { cellOf, nameOf } = grid.board
  const cells = path.map((ring) => cellOf.get(ring) ?? 0)
  jumpAlong(grid, cells)
  const from = cells[cells.length - 1]
  if (from === undefined || grid.cells[from] < firstMarble) return []
  const jumps = jumpsFrom(grid, from)
  return steps
    .filter((_, direction) => (jumps >> direction) & 1)
    .map((step) => ({
      to: nameOf[from + 2 * step],
      over: nameOf[from + step],
      captured: marbles[grid.cells[from + step] - firstMarble],
    }))
}

function ringsWhere({ board }: Grid, fits: (cell: number) => boolean): Ring[] {
  return board.names.filter((_, i) => fits(board.cells[i]))
}
