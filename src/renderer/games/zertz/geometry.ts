import { boards, type BoardSize, type Ring } from '../../../engine/games/zertz'

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

/** The nearest of `among` in the direction of an arrow key, or null. */
export function neighbour(layout: Layout, from: Ring, key: string, among: Iterable<Ring>): Ring | null {
  const ways: Record<string, readonly [number, number]> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
  }
  const way = ways[key]
  const here = layout.at.get(from)
  if (!way || !here) return null
  let best: Ring | null = null
  let least = Infinity
  for (const ring of among) {
    const there = layout.at.get(ring)!
    const along = (there.x - here.x) * way[0] + (there.y - here.y) * way[1]
    const aside = Math.abs((there.x - here.x) * way[1]) + Math.abs((there.y - here.y) * way[0])
    if (along < 0.3) continue
    const cost = along + 2 * aside
    if (cost < least) [best, least] = [ring, cost]
  }
  return best
}
