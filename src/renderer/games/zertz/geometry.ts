import { boards } from '../../../engine/games/zertz/board'
import type { BoardSize, Ring } from '../../../engine/games/zertz/facts'
import { nearestByArrow } from '../../ui/arrowKeys'

export interface Spot {
  readonly ring: Ring
  readonly x: number
  readonly y: number
}

export interface Layout {
  readonly spots: readonly Spot[]
  readonly at: ReadonlyMap<Ring, Spot>
  /** x, y, width and height for the drawing. */
  readonly box: string
}

const step = Math.sqrt(3) / 2
const rim = 0.62

function layOut(size: BoardSize): Layout {
  const board = boards[size]
  const spots = board.names.map((ring, i) => ({ ring, x: board.points[i].column * step, y: -board.points[i].height }))
  const xs = spots.map((spot) => spot.x)
  const ys = spots.map((spot) => spot.y)
  const width = Math.max(...xs) - Math.min(...xs) + 2 * rim
  const height = Math.max(...ys) - Math.min(...ys) + 2 * rim
  return {
    spots,
    at: new Map(spots.map((spot) => [spot.ring, spot])),
    box: `${Math.min(...xs) - rim} ${Math.min(...ys) - rim} ${width} ${height}`,
  }
}

const layouts: Readonly<Record<BoardSize, Layout>> = { 37: layOut(37), 48: layOut(48), 61: layOut(61) }

export function layoutOf(size: BoardSize): Layout {
  return layouts[size]
}

/** The nearest of `among` in the direction of an arrow key, or null. A half step to the side is not a step ahead. */
export function ringByArrow({ at }: Layout, from: Ring, key: string, among: Iterable<Ring>): Ring | null {
  const places = [...among].map((ring) => [ring, at.get(ring)!] as const)
  return nearestByArrow(at.get(from)!, key, places, { atLeast: 0.3 })
}

/** A point a little further out from the middle of the board, where removed rings slide to. */
export function outwardOf({ spots }: Layout, { x, y }: Spot): { readonly x: number; readonly y: number } {
  const middle = spots[Math.floor(spots.length / 2)]
  const far = Math.hypot(x - middle.x, y - middle.y) || 1
  return { x: x + ((x - middle.x) / far) * 0.8, y: y + ((y - middle.y) / far) * 0.8 }
}
