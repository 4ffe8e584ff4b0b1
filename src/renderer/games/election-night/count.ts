/** The count as a broadcast: in which order regions are counted, and how things stand after each. */
import { regions } from '../../../engine/games/election-night/board'
import type { PerSeat } from '../../../engine/games/election-night/facts'
import { mandatesFrom } from '../../../engine/games/election-night/outcome'
import type { RegionCount } from '../../../engine/games/election-night/region'

/** Regions in the order of the show: the one that decides comes last, else the one that brings most. */
export function countingOrder(counts: readonly RegionCount[]): number[] {
  const seats = ([0, 1] as const).map((seat) => mandatesFrom(counts, seat))
  const winner = seats[0] >= seats[1] ? 0 : 1
  const lead = Math.abs(seats[0] - seats[1])
  const weight = (at: number) => {
    const { winner: taken, mandates } = counts[at]
    return (taken === winner && mandates >= lead ? 100 : 0) + mandates
  }
  return counts.map((_, at) => at).sort((one, two) => weight(one) - weight(two) || one - two)
}

/** How the election stands when only some regions are counted. */
export interface Tally {
  readonly seats: PerSeat<number>
  /** What the regions still to come can bring at most. */
  readonly open: number
  /** Seats that are enough whatever comes. */
  readonly majority: number
}

export function tallyAfter(counts: readonly RegionCount[], counted: readonly number[]): Tally {
  const known = counts.filter((_, at) => counted.includes(at))
  const seats = [mandatesFrom(known, 0), mandatesFrom(known, 1)] as const
  const open = regions.reduce((sum, { simple, extra }, at) => sum + (counted.includes(at) ? 0 : simple + extra), 0)
  return { seats, open, majority: Math.floor((seats[0] + seats[1] + open) / 2) + 1 }
}
