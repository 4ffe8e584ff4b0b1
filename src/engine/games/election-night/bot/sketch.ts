import type { Seat } from '../../../core/contract'
import { firstField, regionOf, regions } from '../board'
import { rounds, type Table, type Value } from '../facts'

/**
 * The map as a bot thinks of it: sums and numbers by region, changed in place while searching. Worth is counted in
 * mandates, for seat 0 against seat 1.
 */
export interface Sketch {
  /** By region × 2 + seat. */
  readonly sums: number[]
  /** Bit v: a number v is there. Bit 0: some number is there twice. By region × 2 + seat. */
  readonly kinds: number[]
  readonly free: number[]
  /** By seat × 6 + value − 1. */
  readonly tally: number[]
  readonly sets: number[]
  /** Each region's worth as it stands. */
  readonly worth: number[]
  readonly outlook: Outlook
}

/** What is still to come after this round, and the chances that follow. */
interface Outlook {
  /** By free fields: the chance that all will be filled. */
  readonly full: readonly number[]
  /** What a bonus number is worth now, by how many kinds are missing. */
  readonly setWorth: readonly number[]
  /** By free fields × 128 + difference + 64: the chance that seat 0 wins the region. */
  readonly win: readonly number[]
}

const writesEachRound = 3.2
/** How far one number to come moves the difference of two sums, as a standard deviation. */
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

/** What a region brings seat 0, less what it brings seat 1, as chances stand. */
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

/** Writes a number in place; `undo` takes it back. */
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

/** How many kinds a party's next set lacks. */
function missing(sketch: Sketch, seat: Seat): number {
  const sets = sketch.sets[seat]
  let count = 0
  for (let at = seat * 6; at < seat * 6 + 6; at++) if (sketch.tally[at] <= sets) count++
  return count
}

/** The whole map's worth for seat 0. */
export function worthOf(sketch: Sketch): number {
  let worth = 0
  for (const one of sketch.worth) worth += one
  const { setWorth } = sketch.outlook
  return worth + setWorth[missing(sketch, 0)] - setWorth[missing(sketch, 1)]
}

/** How much better for seat 0 a region gets by a number written there; completing a set counts the same everywhere. */
export function gain(sketch: Sketch, at: number, seat: Seat, value: Value): number {
  const { sums, kinds, free, outlook, worth } = sketch
  const difference = sums[at * 2] - sums[at * 2 + 1] + (seat === 0 ? value : -value)
  const before = kinds[at * 2 + seat]
  const after = before | (before & (1 << value) ? 1 : 1 << value)
  const mine = seat === 0 ? after : kinds[at * 2]
  const theirs = seat === 1 ? after : kinds[at * 2 + 1]
  return worthAt(outlook, at, free[at] - 1, difference, mine, theirs) - worth[at]
}

/** The region's first free field on this table. */
export function freeFieldIn(table: Table, region: number): number {
  for (let field = firstField[region]; field < firstField[region] + regions[region].fields; field++)
    if (table.fields[field] === null) return field
  throw new Error(`region ${region} is full`)
}
