/** What numbers just stamped did to who leads. */
import type { Seat } from '../../../engine/core/contract'
import type { Mark, PerSeat } from '../../../engine/games/election-night/facts'
import { countRegions } from '../../../engine/games/election-night/region'

/** A region that has changed hands. */
export interface Fall {
  readonly at: number
  /** Who led before and who leads now; `null`: nobody. */
  readonly from: Seat | null
  readonly to: Seat | null
  readonly sums: PerSeat<number>
  /** Whether it stood open: nobody had written anything there. */
  readonly empty: boolean
}

/** The regions whose leader the numbers in these fields changed. */
export function fallsBy(fields: readonly (Mark | null)[], stamped: ReadonlySet<number>): Fall[] {
  const before = countRegions(fields.map((mark, field) => (stamped.has(field) ? null : mark)))
  return countRegions(fields).flatMap(({ winner, sums }, at): Fall[] => {
    const was = before[at]
    return was.winner === winner
      ? []
      : [{ at, from: was.winner, to: winner, sums, empty: was.lead + was.sums[0] === 0 }]
  })
}
