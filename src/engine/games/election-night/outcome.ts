import type { Outcome, Seat } from '../../core/contract'
import { firstField, regions, type Region, type RegionId } from './board'
import type { Mark, PerSeat, Table } from './facts'

/** How a region stands, or stood when it was counted. */
export interface RegionCount {
  readonly region: RegionId
  readonly sums: PerSeat<number>
  readonly free: number
  /** Which party has some number twice here, and so can't win totally (EN-12.4). */
  readonly twice: PerSeat<boolean>
  /** Who leads; `null`: a tie. */
  readonly winner: Seat | null
  readonly total: boolean
  /** What the winner gets if it is counted as it stands. */
  readonly mandates: number
}

/** Counts one region as it stands (EN-12.1 to EN-12.4). */
export function countRegion(fields: readonly (Mark | null)[], at: number): RegionCount {
  const region: Region = regions[at]
  const sums: [number, number] = [0, 0]
  const seen: [number, number] = [0, 0]
  const twice: [boolean, boolean] = [false, false]
  let free = 0
  for (let field = firstField[at]; field < firstField[at] + region.fields; field++) {
    const mark = fields[field]
    if (mark === null) {
      free++
      continue
    }
    sums[mark.seat] += mark.value
    if (seen[mark.seat] & (1 << mark.value)) twice[mark.seat] = true
    seen[mark.seat] |= 1 << mark.value
  }
  const winner = sums[0] === sums[1] ? null : sums[0] > sums[1] ? 0 : 1
  const total = winner !== null && free === 0 && !twice[winner]
  const mandates = winner === null ? 0 : region.simple + (total ? region.extra : 0)
  return { region: region.id, sums, free, twice, winner, total, mandates }
}

export function countRegions(fields: readonly (Mark | null)[]): RegionCount[] {
  return regions.map((_, at) => countRegion(fields, at))
}

/** The rule by which a region was given. */
export function countRule(count: RegionCount): string {
  if (count.winner === null) return 'EN-12.2'
  return count.total ? 'EN-12.4' : 'EN-12.3'
}

/** What decides the match, in the order of the tie-breaks (EN-12.5 to EN-12.8). */
export interface Tally {
  readonly mandates: number
  readonly fields: number
  readonly sum: number
}

export function tallyOf(fields: readonly (Mark | null)[], counts: readonly RegionCount[], seat: Seat): Tally {
  const own = fields.filter((mark) => mark?.seat === seat)
  return {
    mandates: counts.reduce((all, count) => all + (count.winner === seat ? count.mandates : 0), 0),
    fields: own.length,
    sum: own.reduce((all, mark) => all + mark!.value, 0),
  }
}

/** Who has won, and by which rule: mandates, then fields, then sum, then together. */
export function decide(one: Tally, two: Tally): { winners: readonly Seat[]; rule: string } {
  const steps: readonly (readonly [keyof Tally, string])[] = [
    ['mandates', 'EN-12.5'],
    ['fields', 'EN-12.6'],
    ['sum', 'EN-12.7'],
  ]
  for (const [part, rule] of steps)
    if (one[part] !== two[part]) return { winners: [one[part] > two[part] ? 0 : 1], rule }
  return { winners: [0, 1], rule: 'EN-12.8' }
}

/** How the match ended; `null` while it goes on. */
export function outcome(table: Table): Outcome | null {
  return table.phase.type === 'over' ? outcomeOf(table.fields) : null
}

export function outcomeOf(fields: readonly (Mark | null)[]): Outcome {
  const counts = countRegions(fields)
  const tallies = [tallyOf(fields, counts, 0), tallyOf(fields, counts, 1)] as const
  return {
    ...decide(tallies[0], tallies[1]),
    scores: tallies.map(({ mandates, fields: written, sum }, seat) => ({
      seat,
      total: mandates,
      parts: {
        ...Object.fromEntries(counts.map((one) => [one.region, one.winner === seat ? one.mandates : 0])),
        fields: written,
        sum,
      },
    })),
  }
}

/** A table with all that follows from its fields counted anew. */
export function recounted(table: Table): Table {
  const tally = [0, 1].map((seat) =>
    [1, 2, 3, 4, 5, 6].map((value) => table.fields.filter((one) => one?.seat === seat && one.value === value).length),
  )
  return {
    ...table,
    free: table.fields.filter((one) => one === null).length,
    tally: [tally[0], tally[1]],
    sets: [Math.min(...tally[0]), Math.min(...tally[1])],
  }
}
