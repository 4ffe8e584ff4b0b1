import type { Seat } from '../../../core/contract'
import { regionOf, regions } from '../board'
import { rounds, type Table, type Value } from '../facts'

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

// All of these come from how 500 games among hard bots went on from the start of each round.

/** Worth of the next set's bonus in the early rounds, by how many values it lacks. */
const bonusWorth = [7.5, 6.8, 4.5, 2.6, 1.3, 0.5, 0]
/** By free fields: the squared number of rounds in which a region gets filled as often as not. */
const fillingTime = [0, 1.35, 6.5, 25, 80, 170, 200, 200]
/** By free fields: the squared uncertainty about who wins a region, which grows with the rounds left up to this. */
const mostVariance = [0.05, 9, 18, 20, 16, 20, 24, 24]
const varianceEachRound = 2.8

function outlookOf(roundsLeft: number): Outlook {
  const lasting = roundsLeft === 0 ? 0 : Math.min(1, 0.1 + 0.2 * roundsLeft)
  const win: number[] = []
  for (const most of mostVariance) {
    const spread = Math.sqrt(Math.min(most, varianceEachRound * roundsLeft + 0.05))
    for (let difference = -64; difference < 64; difference++) win.push(1 / (1 + Math.exp(-difference / spread)))
  }
  const full = fillingTime.map((time) => (time === 0 ? 1 : roundsLeft ** 2 / (roundsLeft ** 2 + time)))
  return { full, setWorth: bonusWorth.map((worth) => worth * lasting), win }
}

export function sketchOf(table: Table): Sketch {
  const sketch: Sketch = {
    sums: Array<number>(14).fill(0),
    kinds: Array<number>(14).fill(0),
    free: regions.map((region) => region.fields),
    tally: [...table.tally[0], ...table.tally[1]],
    sets: [...table.sets],
    worth: [],
    outlook: outlookOf(rounds - table.round),
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
/** By free fields and number of kinds: the chance that a winner without a double gets none. */
const singleChance = Array.from({ length: 8 }, (_, free) =>
  Array.from({ length: 7 }, (_, count) => (free === 0 ? 1 : (0.75 - 0.04 * free) * (1 - count / 14) ** (free / 2))),
)

function noDouble(kinds: number, free: number): number {
  return kinds & 1 ? 0 : singleChance[free][kindCount[kinds]]
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
