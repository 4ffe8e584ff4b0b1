import type { Seat } from '../../../engine/core/contract'
import { boards } from '../../../engine/games/zertz/board'
import type { BoardSize, Ring } from '../../../engine/games/zertz/facts'
import type { Layout as DeviceLayout } from '../../match/contract'
import { nearestByArrow } from '../../ui/arrowKeys'

export interface Spot {
  readonly ring: Ring
  readonly x: number
  readonly y: number
}

/** A letter below a column, or a number beside a ring on the flanks. */
export interface Mark {
  readonly text: string
  readonly x: number
  readonly y: number
}

export interface Layout {
  readonly spots: readonly Spot[]
  readonly at: ReadonlyMap<Ring, Spot>
  readonly marks: readonly Mark[]
  /** x, y, width and height for the drawing; never depends on what is left of the board. */
  readonly box: string
}

/** Distance of neighbouring rings. */
const pitch = 100
const step = (pitch * Math.sqrt(3)) / 2
const rim = { x: 78, top: 56, bottom: 86 }

function layOut(size: BoardSize): Layout {
  const board = boards[size]
  const spots = board.names.map((ring, i) => ({
    ring,
    x: board.points[i].column * step,
    y: -board.points[i].height * pitch,
  }))
  const at = new Map(spots.map((spot) => [spot.ring, spot]))
  const xs = spots.map((spot) => spot.x)
  const ys = spots.map((spot) => spot.y)
  const width = Math.max(...xs) - Math.min(...xs) + 2 * rim.x
  const height = Math.max(...ys) - Math.min(...ys) + rim.top + rim.bottom
  return {
    spots,
    at,
    marks: marksOf(spots),
    box: [Math.min(...xs) - rim.x, Math.min(...ys) - rim.top, width, height].map(Math.round).join(' '),
  }
}

/** Letters stand below each column; numbers left of what can be seen from the left, and right of the last column. */
function marksOf(spots: readonly Spot[]): Mark[] {
  const columns = new Map<string, Spot[]>()
  for (const spot of spots) columns.set(spot.ring[0], [...(columns.get(spot.ring[0]) ?? []), spot])
  const all = [...columns.values()]
  const letters = all.map(([first]) => ({ text: first.ring[0], x: first.x, y: first.y + 71 }))
  const longest = all.reduce((best, column, i) => (column.length > all[best].length ? i : best), 0)
  const number = ({ ring, x, y }: Spot, side: number): Mark => ({ text: ring.slice(1), x: x + side * 62, y: y + 7 })
  const flank = (from: number, to: number, side: number) => {
    const marks: Mark[] = []
    for (let i = from; side < 0 ? i <= to : i >= to; i -= side) {
      const column = all[i]
      marks.push(...(i === from ? column : [column[column.length - 1]]).map((spot) => number(spot, side)))
    }
    return marks
  }
  // Above the slanting edges a number moves up and inwards, clear of the ring before it.
  const lifted = (mark: Mark, i: number, straight: number, inward: number) =>
    i < straight ? mark : { ...mark, x: mark.x + inward * 14, y: mark.y - 39 }
  const left = flank(0, longest, -1).map((mark, i) => lifted(mark, i, all[0].length, 1))
  const right = flank(all.length - 1, longest + 1, 1).map((mark, i) => lifted(mark, i, all[all.length - 1].length, -1))
  return [...letters, ...left, ...right]
}

const layouts: Readonly<Record<BoardSize, Layout>> = { 37: layOut(37), 48: layOut(48), 61: layOut(61) }

export function layoutOf(size: BoardSize): Layout {
  return layouts[size]
}

/** The nearest of `among` in the direction of an arrow key, or null. A half step to the side is not a step ahead. */
export function ringByArrow({ at }: Layout, from: Ring, key: string, among: Iterable<Ring>): Ring | null {
  const places = [...among].map((ring) => [ring, at.get(ring)!] as const)
  return nearestByArrow(at.get(from)!, key, places, { atLeast: 0.3 * pitch })
}

/** Dots on the rings to play to and crosses on those to take off, all of a kind in one path: the board has few nodes. */
export function signsOf({ at }: Layout, aims: ReadonlyMap<Ring, string>, removed: Ring | null) {
  const paths = { lit: '', dots: '', crosses: '' }
  const landing = [...aims.values()].includes('jump')
  for (const [ring, aim] of aims) {
    const { x, y } = at.get(ring)!
    if (ring === removed) continue
    if (aim === 'remove' || aim === 'jump') paths.lit += disc(x, y, 46) + disc(x, y, 26)
    // Until one is picked: then it's the landings that shine.
    if (aim === 'start' && !landing) paths.lit += disc(x, y, 47) + disc(x, y, 37)
    if (aim === 'remove') paths.crosses += `M${Math.round(x) - 9} ${Math.round(y) - 9}l18 18m-18 0l18-18`
    else if (aim !== 'start') paths.dots += disc(x, y, 7)
  }
  return paths
}

const disc = (x: number, y: number, r: number) =>
  `M${Math.round(x) - r} ${Math.round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0`

/** A point a little further out from the middle of the board, where removed rings slide to. */
export function outwardOf({ spots }: Layout, { x, y }: Spot, far = 0.8): { readonly x: number; readonly y: number } {
  const middle = spots[Math.floor(spots.length / 2)]
  const length = Math.hypot(x - middle.x, y - middle.y) || 1
  return {
    x: x + ((x - middle.x) / length) * far * pitch,
    y: y + ((y - middle.y) / length) * far * pitch,
  }
}

/** The place at the rim of the drawing behind which a seat's tray stands: above it on a phone, else beside it. */
export function towardsTray(
  { box }: Layout,
  device: DeviceLayout,
  seat: Seat,
): { readonly x: number; readonly y: number } {
  const [left, top, width, height] = box.split(' ').map(Number)
  const second = seat === 1
  if (device === 'phone') return { x: left + width * (second ? 0.8 : 0.3), y: top }
  if (device === 'desk') return { x: left, y: top + height * (second ? 0.6 : 0.2) }
  return { x: second ? left + width : left, y: top + height * 0.6 }
}

/** A bow from ring to ring, bent to the side so that the jumped marble stays in sight; it keeps `off` and `short` of the rings' middles. */
export function bow(from: Spot, to: Spot, short = 20, off = 20): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const [nx, ny] = [-uy, ux]
  const end = (spot: Spot, way: number) => `${round(spot.x + way * ux + nx * 14)} ${round(spot.y + way * uy + ny * 14)}`
  const bend = `${round((from.x + to.x) / 2 + nx * 68)} ${round((from.y + to.y) / 2 + ny * 68)}`
  return `M${end(from, off)}Q${bend} ${end(to, -short)}`
}

const round = (value: number) => Math.round(value * 10) / 10
