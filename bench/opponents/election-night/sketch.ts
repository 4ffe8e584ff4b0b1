import type { Seat } from '../../../src/engine/core/contract'
import { regionOf, regions } from '../../../src/engine/games/election-night/board'
import { rounds, type Table, type Value } from '../../../src/engine/games/election-night/facts'

/**
 * The map as the search sees it: sums and values by region, with an incremental static evaluation. Changed in place by
 * `write` and `undo`. Worth is in expected mandates, seat 0's minus seat 1's.
 */
export interface Sketch {
  /** Indexed by region × 2 + seat. */
  readonly sums: number[]
  /** Bit v: the party has a v there. Bit 0: it has some number twice. Indexed by region × 2 + seat. */
  readonly kinds: number[]
  readonly free: number[]
  /** Indexed by seat × 6 + value − 1. */
  readonly tally: number[]
  readonly sets: number[]
  /** Evaluation of each region as it stands. */
  readonly worth: number[]
  readonly outlook: Outlook
}

/** Lookup tables for the chances of what is still to come after this round. */
interface Outlook {
  /** By number of free fields: the probability that all get filled. */
  readonly full: readonly number[]
  /** Worth of the next set's bonus, by how many values it lacks. */
  readonly setWorth: readonly number[]
  /** Probability that seat 0 wins a region, indexed by free fields × 128 + difference + 64. */
  readonly win: readonly number[]
}

const writesEachRound = 3.2
/** Standard deviation of the difference of sums per number still to come. */
const spread = 3.1
const bonusWorth = 3.4
const missingWorth = [1, 0.75, 0.45, 0.25, 0.12, 0.05, 0]

function outlookOf(roundsLeft: number, free: number): Outlook {
  const coming = roundsLeft * writesEachRound
  const filled = free === 0 ? 1 : Math.min(1, coming / free)
  const lasting = Math.min(1, roundsLeft / 4)
  const win: number[] = []
  for (let fields = 0; fields <= 7; fields++) {
    const sigma = Math.sqrt(fields * filled * spread * spread + 0.12)
    for (let difference = -64; difference < 64; difference++)
      win.push(1 / (1 + Math.exp((-1.702 * difference) / sigma)))
  }
  const full = [0, 1, 2, 3, 4, 5, 6, 7].map((fields) => filled ** fields)
  return { full, setWorth: missingWorth.map((part) => part * bonusWorth * lasting), win }
}

export function sketchOf(table: Table): Sketch {
  const sketch: Sketch = {
    sums: Array<number>(14).fill(0),
    kinds: Array<number>(14).fill(0),
    free: regions.map((region) => region.fields),
    tally: [...table.tally[0], ...table.tally[1]],
    sets: [...table.sets],
    worth: [],
    outlook: outlookOf(rounds - table.round, table.free),
  }
  table.fields.forEach((mark, field) => mark && enter(sketch, regionOf[field], mark.seat, mark.value))
  for (let at = 0; at < regions.length; at++) sketch.worth[at] = regionWorth(sketch, at)
  return sketch
}

function enter(sketch: Sketch, region: number, seat: Seat, value: number) {
  const at = region * 2 + seat
  sketch.sums[at] += value
  sketch.kinds[at] |= sketch.kinds[at] & (1 << value) ? 1 : 1 << value
  sketch.free[region]--
}

/** Expected mandates from a region: seat 0's minus seat 1's. */
function regionWorth(sketch: Sketch, at: number): number {
  const { sums, kinds, free, outlook } = sketch
  return worthAt(outlook, at, free[at], sums[at * 2] - sums[at * 2 + 1], kinds[at * 2], kinds[at * 2 + 1])
}

function worthAt(outlook: Outlook, at: number, free: number, difference: number, mine: number, theirs: number): number {
  if (free === 0 && difference === 0) return 0
  const chance = outlook.win[free * 128 + difference + 64]
  const { simple, extra } = regions[at]
  const worth = simple * (2 * chance - 1)
  const full = outlook.full[free]
  if (full < 0.05) return worth
  return worth + extra * full * (chance * noDouble(mine, free) - (1 - chance) * noDouble(theirs, free))
}

const kindCount = Array.from({ length: 128 }, (_, kinds) => {
  let count = 0
  for (let value = 1; value <= 6; value++) if (kinds & (1 << value)) count++
  return count
})
const doubleChance = Array.from({ length: 8 }, (_, free) =>
  Array.from({ length: 7 }, (_, count) => (1 - count / 14) ** (free / 2)),
)

function noDouble(kinds: number, free: number): number {
  return kinds & 1 ? 0 : doubleChance[free][kindCount[kinds]]
}

export interface Undo {
  readonly region: number
  readonly seat: Seat
  readonly value: Value
  readonly kinds: number
  readonly worth: number
  readonly set: boolean
}

/** Writes a number in place; pass the result to `undo` to take it back. */
export function write(sketch: Sketch, region: number, seat: Seat, value: Value): Undo {
  const undo = { region, seat, value, kinds: sketch.kinds[region * 2 + seat], worth: sketch.worth[region] }
  enter(sketch, region, seat, value)
  sketch.worth[region] = regionWorth(sketch, region)
  sketch.tally[seat * 6 + value - 1]++
  const set = missing(sketch, seat) === 0
  if (set) sketch.sets[seat]++
  return { ...undo, set }
}

export function undo(sketch: Sketch, { region, seat, value, kinds, worth, set }: Undo) {
  const at = region * 2 + seat
  sketch.sums[at] -= value
  sketch.kinds[at] = kinds
  sketch.free[region]++
  sketch.worth[region] = worth
  sketch.tally[seat * 6 + value - 1]--
  if (set) sketch.sets[seat]--
}

/** How many values a party's next set lacks. */
function missing(sketch: Sketch, seat: Seat): number {
  const sets = sketch.sets[seat]
  let count = 0
  for (let at = seat * 6; at < seat * 6 + 6; at++) if (sketch.tally[at] <= sets) count++
  return count
}

/** Evaluation of the whole map for seat 0. */
export function worthOf(sketch: Sketch): number {
  let worth = 0
  for (const one of sketch.worth) worth += one
  const { setWorth } = sketch.outlook
  return worth + setWorth[missing(sketch, 0)] - setWorth[missing(sketch, 1)]
}

/** What a number written in a region changes for seat 0. Leaves out sets, which count the same everywhere. */
export function gain(sketch: Sketch, at: number, seat: Seat, value: Value): number {
  const { sums, kinds, free, outlook, worth } = sketch
  const difference = sums[at * 2] - sums[at * 2 + 1] + (seat === 0 ? value : -value)
  const before = kinds[at * 2 + seat]
  const after = before | (before & (1 << value) ? 1 : 1 << value)
  const mine = seat === 0 ? after : kinds[at * 2]
  const theirs = seat === 1 ? after : kinds[at * 2 + 1]
  return worthAt(outlook, at, free[at] - 1, difference, mine, theirs) - worth[at]
}
