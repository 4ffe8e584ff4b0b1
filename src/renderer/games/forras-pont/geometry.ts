/** Where things are on the drawing: cells are one unit wide, and the viewer's own edge is at the bottom. */
import { cells, size, turnOf } from '../../../engine/games/forras-pont/board'
import { arrows, type Cell, type Operation, type Side, sidesOfTable } from '../../../engine/games/forras-pont/facts'
import { nearestByArrow } from '../../ui/arrowKeys'

export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of a cell as a side sees it. */
export function pointOf(cell: Cell, side: Side): Point {
  const last = size - 1
  const row = Math.floor(cell / size)
  const column = cell % size
  switch (side) {
    case 'south':
      return { x: column, y: row }
    case 'west':
      return { x: row, y: last - column }
    case 'north':
      return { x: last - column, y: last - row }
    case 'east':
      return { x: last - row, y: column }
    default:
      return side satisfies never
  }
}

/** The cell at a point, if any. */
export function cellAt(point: Point, side: Side): Cell | null {
  for (let cell = 0; cell < cells; cell++) {
    const { x, y } = pointOf(cell, side)
    if (x === point.x && y === point.y) return cell
  }
  return null
}

/** Where a side of the table is on the drawing. */
export type Place = 'bottom' | 'left' | 'top' | 'right'
const places: readonly Place[] = ['bottom', 'left', 'top', 'right']

export function placeOf(side: Side, viewer: Side): Place {
  return places[(sidesOfTable.indexOf(side) - sidesOfTable.indexOf(viewer) + 4) % 4]
}

/** Just outside the middle of a side: where the discs its player wins fly to. */
export function edgePoint(side: Side, viewer: Side): Point {
  const middle = (size - 1) / 2
  const out = middle + 0.9
  switch (placeOf(side, viewer)) {
    case 'bottom':
      return { x: middle, y: middle + out }
    case 'left':
      return { x: middle - out, y: middle }
    case 'top':
      return { x: middle, y: middle - out }
    case 'right':
      return { x: middle + out, y: middle }
  }
}

/** Flowers on the hedge: how far along which side, their hue and size. */
export const blossoms = Array.from({ length: 26 }, (_, i) => ({
  along: ((i * 37) % 71) / 10 - 0.3,
  side: i % 4,
  hue: (i * 5 + (i >> 2)) % 4,
  big: i % 3 === 0,
}))

/** An operation that `reader` reads from its side, as it points on `viewer`'s drawing. */
export function asSeen(operation: Operation, reader: Side, viewer: Side): Operation {
  if (operation === 'repeat') return operation
  return arrows[(arrows.indexOf(operation) + turnOf(reader) - turnOf(viewer) + 8) % 8]
}

/** The cell an arrow key leads to, over those that can be chosen; null at the edge and for other keys. */
export function keyStep(from: Cell, key: string, side: Side, choosable: (cell: Cell) => boolean): Cell | null {
  const positions = Array.from({ length: cells }, (_, cell) => [cell, pointOf(cell, side)] as const)
  const others = positions.filter(([cell]) => cell !== from && choosable(cell))
  return nearestByArrow(pointOf(from, side), key, others, { narrow: true })
}
