import type { Seat } from '../../../core/contract'
import { size } from '../board'
import {
  centre,
  colours,
  directionOf,
  edgeOf,
  minimumOf,
  neighbours,
  playableColours,
  type Cell,
  type Colour,
  type PlaceAnswer,
  type Table,
} from '../facts'

/** A route that a seat could work towards, and what is still missing for it. */
export interface Plan {
  readonly missing: readonly PlaceAnswer[]
  readonly length: number
  /** What the route would bring, less what it has to wait for. */
  readonly value: number
}

interface Stretch {
  readonly cell: Cell
  readonly colour: number
  readonly came: number
  readonly length: number
  readonly gain: number
  readonly missing: number
  readonly before: Stretch | null
}

/** What is left of a route's worth for each disc that is still to be placed. */
const patience = 0.8
const rowOf = (cell: Cell) => Math.floor(cell / size)
const fromCentre = (cell: Cell) =>
  Math.max(Math.abs(rowOf(cell) - rowOf(centre)), Math.abs((cell % size) - (centre % size)))

/** What a route with so much to gain is worth while so many discs are missing. */
export function prospect(gain: number, missing: number): number {
  return gain > 0 ? gain * patience ** missing : 0
}

/**
 * The best plans found by growing stretches from the seat's edge, disc by disc, and keeping the `width` most
 * promising of each length. Empty cells may get any colour that can be played.
 */
export function plansOf(table: Table, seat: Seat, width: number, count: number, otherWorth: number): readonly Plan[] {
  const { board, sides } = table
  const side = sides[seat]
  const playable = playableColours(table, seat).map((colour) => colours.indexOf(colour))
  const least = minimumOf(table.card)
  const longest = Math.max(least, 6) + 3
  const readings = table.sheets.map((sheet) =>
    sheet.map((operation) => (operation === 'repeat' ? 8 : directionOf(operation, side))),
  )
  const plans: Plan[] = []
  let front: Stretch[] = []
  const begin = (cell: Cell, colour: number, missing: number) =>
    front.push({ cell, colour, came: 8, length: 1, gain: 10, missing, before: null })
  for (const cell of edgeOf(side))
    if (board[cell] !== null) begin(cell, colours.indexOf(board[cell]), 0)
    else for (const colour of playable) begin(cell, colour, 1)

  /** The stretch one step longer, or the plan that this completes. */
  const grow = (from: Stretch, colour: number, direction: number, worth: number, into: Stretch[]) => {
    const next = neighbours[from.cell * 8 + direction]
    if (next < 0) return
    const gain = from.gain + worth
    const length = from.length + 1
    if (next === centre) {
      if (length >= least && playable.includes(colour)) keep(plans, from, gain, length, count, board)
      return
    }
    if (length + fromCentre(next) > longest) return
    const disc = board[next]
    if (disc === null ? !playable.includes(colour) : disc !== colours[colour]) return
    for (let past = from.before; past !== null; past = past.before) if (past.cell === next) return
    const missing = from.missing + (disc === null ? 1 : 0)
    into.push({ cell: next, colour, came: direction, length, gain, missing, before: from })
  }

  for (let length = 1; length < longest && front.length > 0; length++) {
    const next: Stretch[] = []
    for (const stretch of front)
      for (let to = 0; to < 3; to++)
        for (const [owner, reading] of readings.entries()) {
          const way = reading[stretch.colour * 3 + to]
          if (way === 8 && stretch.came === 8) continue
          grow(stretch, to, way === 8 ? stretch.came : way, owner === seat ? 10 : otherWorth, next)
        }
    front = mostPromising(next, width)
  }
  return plans
}

function promise(stretch: Stretch): number {
  return stretch.gain - 9 * stretch.missing
}

/** The best stretches, but only a share of them at any one cell. */
function mostPromising(stretches: Stretch[], width: number): Stretch[] {
  stretches.sort((a, b) => promise(b) - promise(a))
  const share = Math.max(2, Math.ceil(width / 8))
  const at = new Map<Cell, number>()
  const kept: Stretch[] = []
  for (const stretch of stretches) {
    const many = at.get(stretch.cell) ?? 0
    if (many >= share) continue
    at.set(stretch.cell, many + 1)
    if (kept.push(stretch) >= width) break
  }
  return kept
}

function keep(
  plans: Plan[],
  last: Stretch,
  gain: number,
  length: number,
  count: number,
  board: readonly (Colour | null)[],
) {
  const value = prospect(gain, last.missing)
  if (value <= 0 || (plans.length >= count && value <= plans[count - 1].value)) return
  const missing: PlaceAnswer[] = []
  for (let stretch: Stretch | null = last; stretch !== null; stretch = stretch.before)
    if (board[stretch.cell] === null)
      missing.push({ type: 'place', cell: stretch.cell, colour: colours[stretch.colour] })
  plans.push({ missing, length, value })
  plans.sort((a, b) => b.value - a.value)
  if (plans.length > count) plans.pop()
}
