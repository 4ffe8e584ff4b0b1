import type { Seat } from '../../../src/engine/core/contract'
import { centre, directionOf, edgeOf, neighbours, size } from '../../../src/engine/games/forras-pont/board'
import {
  colours,
  minimumOf,
  playableColours,
  type Cell,
  type Colour,
  type PlaceAnswer,
  type Table,
} from '../../../src/engine/games/forras-pont/facts'

/** A route a seat could work towards. */
export interface Plan {
  /** The discs still to be placed for it. */
  readonly missing: readonly PlaceAnswer[]
  readonly length: number
  /** What the route would gain, discounted for each missing disc. */
  readonly value: number
}

/** A planned route so far; empty cells on it are counted as missing. */
interface PartialPlan {
  readonly cell: Cell
  readonly colour: number
  readonly came: number
  readonly length: number
  readonly gain: number
  readonly missing: number
  readonly before: PartialPlan | null
}

/** A plan's value is multiplied by this for each missing disc. */
const discount = 0.8
const rowOf = (cell: Cell) => Math.floor(cell / size)
const fromCentre = (cell: Cell) =>
  Math.max(Math.abs(rowOf(cell) - rowOf(centre)), Math.abs((cell % size) - (centre % size)))

function discounted(gain: number, missing: number): number {
  return gain > 0 ? gain * discount ** missing : 0
}

/** The best plans found by a beam search from the seat's edge. Empty cells may get any colour the seat can play. */
export function plansOf(table: Table, seat: Seat, width: number, count: number, otherValue: number): readonly Plan[] {
  const { board, sides } = table
  const side = sides[seat]
  const playable = playableColours(table, seat).map((colour) => colours.indexOf(colour))
  const least = minimumOf(table.card)
  const longest = Math.max(least, 6) + 3
  const readings = table.sheets.map((sheet) =>
    sheet.map((operation) => (operation === 'repeat' ? 8 : directionOf(operation, side))),
  )
  const plans: Plan[] = []
  let beam: PartialPlan[] = []
  const begin = (cell: Cell, colour: number, missing: number) =>
    beam.push({ cell, colour, came: 8, length: 1, gain: 10, missing, before: null })
  for (const cell of edgeOf(side))
    if (board[cell] !== null) begin(cell, colours.indexOf(board[cell]), 0)
    else for (const colour of playable) begin(cell, colour, 1)

  /** Adds the plan one step longer, or keeps it if that completes it. */
  const grow = (from: PartialPlan, colour: number, direction: number, value: number, into: PartialPlan[]) => {
    const next = neighbours[from.cell * 8 + direction]
    if (next < 0) return
    const gain = from.gain + value
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

  for (let length = 1; length < longest && beam.length > 0; length++) {
    const next: PartialPlan[] = []
    for (const partial of beam)
      for (let to = 0; to < 3; to++)
        for (const [owner, reading] of readings.entries()) {
          const way = reading[partial.colour * 3 + to]
          if (way === 8 && partial.came === 8) continue
          grow(partial, to, way === 8 ? partial.came : way, owner === seat ? 10 : otherValue, next)
        }
    beam = beamOf(next, width)
  }
  return plans
}

function rank(partial: PartialPlan): number {
  return partial.gain - 9 * partial.missing
}

/** The beam: the best partial plans, with only a share of them at any one cell. */
function beamOf(partials: PartialPlan[], width: number): PartialPlan[] {
  partials.sort((a, b) => rank(b) - rank(a))
  const share = Math.max(2, Math.ceil(width / 8))
  const at = new Map<Cell, number>()
  const kept: PartialPlan[] = []
  for (const partial of partials) {
    const many = at.get(partial.cell) ?? 0
    if (many >= share) continue
    at.set(partial.cell, many + 1)
    if (kept.push(partial) >= width) break
  }
  return kept
}

function keep(
  plans: Plan[],
  last: PartialPlan,
  gain: number,
  length: number,
  count: number,
  board: readonly (Colour | null)[],
) {
  const value = discounted(gain, last.missing)
  if (value <= 0 || (plans.length >= count && value <= plans[count - 1].value)) return
  const missing: PlaceAnswer[] = []
  for (let partial: PartialPlan | null = last; partial !== null; partial = partial.before)
    if (board[partial.cell] === null)
      missing.push({ type: 'place', cell: partial.cell, colour: colours[partial.colour] })
  plans.push({ missing, length, value })
  plans.sort((a, b) => b.value - a.value)
  if (plans.length > count) plans.pop()
}
