/** The beam search behind plans and profiles, on typed arrays: a bot asks for them hundreds of times an answer. */
import type { Seat } from '../../../core/contract'
import { cells, centre, directionOf, edgeOf, neighbours, size } from '../board'
import { colours, minimumOf, type Cell, type PlaceAnswer, type Table } from '../facts'

/** What a disc is worth to its owner. */
export const discWorth = 10
/** What a missing disc costs a partial plan in its rank. */
const missingCost = 9
const unmoved = 8
const widest = 160
const longestPlan = 12
const colourCount = colours.length

/** A completed plan as `searchPlans` hands it out: valid until the next search. */
export interface Found {
  /** What the route brings, less discs of the seat's own that it takes. */
  gain: number
  missing: number
  length: number
  /** The last partial plan, for `missingDiscs`. */
  last: number
}

const fromCentre = Int8Array.from({ length: cells }, (_, cell) =>
  Math.max(Math.abs(Math.floor(cell / size) - Math.floor(centre / size)), Math.abs((cell % size) - (centre % size))),
)

/** Partial plans: where they are, what they came by, and which partial plan they continue. */
function partials(room: number) {
  return {
    cell: new Int8Array(room),
    colour: new Int8Array(room),
    came: new Int8Array(room),
    gain: new Int16Array(room),
    missing: new Int8Array(room),
    before: new Int16Array(room),
  }
}

// One search ends before the next begins, so all share this memory.
const kept = partials(widest * (longestPlan + 1))
const grown = partials(widest * colourCount * 4)
/** Cells on a partial plan's route, as two sets of bits. */
const low = new Int32Array(kept.cell.length)
const high = new Int32Array(kept.cell.length)
const half = 25
const board = new Int8Array(cells)
/** What a disc of each colour costs the seat to lay; `null`: it has none. */
const price: (number | null)[] = [0, 0, 0]
/** The direction for each colour pair of each sheet, `unmoved` for a repeat. */
const readings = new Int8Array(4 * colourCount ** 2)
const rankShift = 256
const heads = new Int16Array(2 * rankShift + 1)
const order = new Int16Array(grown.cell.length)
const crowd = new Int8Array(cells)
const found: Found = { gain: 0, missing: 0, length: 0, last: 0 }

/** What is searched for. */
interface Quest {
  readonly seat: Seat
  readonly seats: number
  /** What a disc for somebody else is worth. */
  readonly otherValue: number
  readonly least: number
  readonly longest: number
  readonly visit: (found: Found) => void
}

/**
 * Searches from the seat's edge for routes it could work towards, and hands each to `visit`. Empty cells may get any colour
 * the seat can play. `otherValue` is what a disc for somebody else is worth.
 */
export function searchPlans(
  table: Table,
  seat: Seat,
  width: number,
  otherValue: number,
  visit: (found: Found) => void,
): void {
  prepare(table, seat)
  const least = minimumOf(table.card)
  const longest = Math.max(least, 6) + 3
  const quest: Quest = { seat, seats: table.sides.length, otherValue, least, longest, visit }
  let from = 0
  let to = start(edgeOf(table.sides[seat]))
  for (let length = 2; length <= longest && to > from; length++) {
    let count = 0
    for (let at = from; at < to; at++) count = grow(quest, at, length, count)
    from = to
    to = keepBest(count, to, width)
  }
}

/** Grows a partial plan by one step in every way, and hands out those that reach the centre. Returns how many have grown. */
function grow(quest: Quest, at: number, length: number, count: number): number {
  const { seat, seats, otherValue, longest } = quest
  const pair = kept.colour[at] * colourCount
  const came = kept.came[at]
  const row = kept.cell[at] * 8
  for (let colour = 0; colour < colourCount; colour++) {
    const laid = price[colour]
    for (let owner = 0; owner < seats; owner++) {
      const way = readings[owner * colourCount ** 2 + pair + colour]
      const direction = way === unmoved ? came : way
      if (direction === unmoved) continue
      const cell = neighbours[row + direction]
      if (cell < 0) continue
      const gain = kept.gain[at] + (owner === seat ? discWorth : otherValue)
      if (cell === centre) {
        if (laid !== null) complete(quest, at, length, gain - laid)
        continue
      }
      const disc = board[cell]
      if (disc < 0 ? laid === null : disc !== colour) continue
      if (length + fromCentre[cell] > longest || isOn(at, cell)) continue
      grown.cell[count] = cell
      grown.colour[count] = colour
      grown.came[count] = direction
      grown.gain[count] = disc < 0 ? gain - laid! : gain
      grown.missing[count] = kept.missing[at] + (disc < 0 ? 1 : 0)
      grown.before[count++] = at
    }
  }
  return count
}

function complete({ least, visit }: Quest, at: number, length: number, gain: number): void {
  if (length < least) return
  found.gain = gain
  found.missing = kept.missing[at]
  found.length = length
  found.last = at
  visit(found)
}

/** Whether a partial plan passes a cell. */
function isOn(at: number, cell: Cell): boolean {
  return ((cell < half ? low[at] >> cell : high[at] >> (cell - half)) & 1) === 1
}

function prepare({ board: discs, bank, sides, sheets, discs: owned }: Table, seat: Seat): void {
  for (let cell = 0; cell < cells; cell++) {
    const disc = discs[cell]
    board[cell] = disc === null ? -1 : colours.indexOf(disc)
  }
  colours.forEach((colour, i) => {
    price[i] = bank[colour] > 0 ? 0 : owned[seat][colour] > 0 ? discWorth : null
  })
  sheets.forEach((sheet, owner) =>
    sheet.forEach((operation, pair) => {
      readings[owner * colourCount ** 2 + pair] = operation === 'repeat' ? unmoved : directionOf(operation, sides[seat])
    }),
  )
}

/** Partial plans of one disc on the seat's edge. */
function start(edge: readonly Cell[]): number {
  let count = 0
  for (const cell of edge)
    for (let colour = 0; colour < colourCount; colour++) {
      const laid = board[cell] < 0
      if (laid ? price[colour] === null : board[cell] !== colour) continue
      grown.cell[count] = cell
      grown.colour[count] = colour
      grown.came[count] = unmoved
      grown.gain[count] = discWorth - (laid ? price[colour]! : 0)
      grown.missing[count] = laid ? 1 : 0
      grown.before[count++] = -1
    }
  for (let i = 0; i < count; i++) keep(i, i)
  return count
}

function keep(from: number, at: number): void {
  const before = grown.before[from]
  const cell = grown.cell[from]
  kept.cell[at] = cell
  kept.colour[at] = grown.colour[from]
  kept.came[at] = grown.came[from]
  kept.gain[at] = grown.gain[from]
  kept.missing[at] = grown.missing[from]
  kept.before[at] = before
  low[at] = (before < 0 ? 0 : low[before]) | (cell < half ? 1 << cell : 0)
  high[at] = (before < 0 ? 0 : high[before]) | (cell < half ? 0 : 1 << (cell - half))
}

/** Keeps the best of the grown partial plans, only a share of them at any one cell. Returns where the kept ones end. */
function keepBest(count: number, at: number, width: number): number {
  heads.fill(0)
  const rank = (i: number) => rankShift - grown.gain[i] + missingCost * grown.missing[i]
  for (let i = 0; i < count; i++) heads[rank(i) + 1]++
  for (let i = 1; i < heads.length; i++) heads[i] += heads[i - 1]
  for (let i = 0; i < count; i++) order[heads[rank(i)]++] = i
  crowd.fill(0)
  const share = Math.max(2, Math.ceil(width / 8))
  const end = at + width
  for (let i = 0; i < count && at < end; i++) {
    const one = order[i]
    if (crowd[grown.cell[one]]++ < share) keep(one, at++)
  }
  return at
}

/** The discs that a plan just found still misses. */
export function missingDiscs({ last }: Found): PlaceAnswer[] {
  const missing: PlaceAnswer[] = []
  for (let at = last; at >= 0; at = kept.before[at])
    if (board[kept.cell[at]] < 0) missing.push({ type: 'place', cell: kept.cell[at], colour: colours[kept.colour[at]] })
  return missing
}

/** The cell of the only disc that a plan just found misses. */
export function missingCell({ last }: Found): Cell {
  for (let at = last; at >= 0; at = kept.before[at]) if (board[kept.cell[at]] < 0) return kept.cell[at]
  return -1
}
