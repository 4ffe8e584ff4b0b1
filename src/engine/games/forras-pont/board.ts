/**
 * The board: its cells, and how a side of the table sees them.
 *
 * The rulebook's figures are lost, so the size is reconstructed, and stands here as data: a board of 7 by 7 has 48 cells
 * for the 48 discs and a centre, and its shortest route takes four discs, the lowest number card.
 */
import { type Arrow, arrows, type Cell, type Options, type Side, sidesOfTable } from './facts'

/** Cells along one side of the board. Must be odd, so that there is a centre. */
export const size = 7
export const cells = size * size
export const centre: Cell = (cells - 1) / 2

const rowStep = [-1, -1, 0, 1, 1, 1, 0, -1]
const columnStep = [0, 1, 1, 1, 0, -1, -1, -1]

/** The cell next to another in a direction as south sees it; -1 beyond the edge. Indexed cell × 8 + direction. */
export const neighbours: readonly Cell[] = Array.from({ length: cells * 8 }, (_, at) => {
  const cell = at >> 3
  const row = Math.floor(cell / size) + rowStep[at & 7]
  const column = (cell % size) + columnStep[at & 7]
  return row < 0 || column < 0 || row >= size || column >= size ? -1 : row * size + column
})

const directions: readonly number[] = Array.from({ length: cells * cells }, (_, at) =>
  neighbours.slice(Math.floor(at / cells) * 8, Math.floor(at / cells) * 8 + 8).indexOf(at % cells),
)

/** The direction, as south sees it, from a cell to an adjacent one; -1 if they are not adjacent. */
export function directionBetween(from: Cell, to: Cell): number {
  return directions[from * cells + to]
}

/** Eighth turns clockwise from south's view to a side's (FP-18). */
export function turnOf(side: Side): number {
  return sidesOfTable.indexOf(side) * 2
}

/** An arrow read from a side, as a direction that south sees. */
export function directionOf(arrow: Arrow, side: Side): number {
  return (arrows.indexOf(arrow) + turnOf(side)) % 8
}

/** A direction that south sees, as the arrow that a side reads. */
export function arrowOf(direction: number, side: Side): Arrow {
  return arrows[(direction + 8 - turnOf(side)) % 8]
}

/** The cells of a side's edge row, from its left to its right. */
export function edgeOf(side: Side): readonly Cell[] {
  return edges[side]
}

const edges: Readonly<Record<Side, readonly Cell[]>> = {
  south: edgeFrom('south'),
  west: edgeFrom('west'),
  north: edgeFrom('north'),
  east: edgeFrom('east'),
}

function edgeFrom(side: Side): readonly Cell[] {
  const along = Array.from({ length: size }, (_, i) => i)
  const last = size - 1
  switch (side) {
    case 'south':
      return along.map((i) => last * size + i)
    case 'west':
      return along.map((i) => i * size)
    case 'north':
      return along.map((i) => last - i)
    case 'east':
      return along.map((i) => (last - i) * size + last)
    default:
      return side satisfies never
  }
}

/** Where the seats sit, clockwise (FP-2). */
export function sidesFor(seats: number, seating: Options['seating']): readonly Side[] {
  if (seats === 2 && seating === 'opposite') return ['south', 'north']
  return sidesOfTable.slice(0, seats)
}
