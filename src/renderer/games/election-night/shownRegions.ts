/** What the map shows of each region: who leads it, what it brings, and what can't be chosen. */
import { regions } from '../../../engine/games/election-night/board'
import type { Mark, PerSeat } from '../../../engine/games/election-night/facts'
import { countRegions, prospect, type RegionCount } from '../../../engine/games/election-night/region'
import type { Planned } from './draft'

export interface ShownRegion {
  readonly count: RegionCount
  /** Not counted yet, during the count. */
  readonly hidden: boolean
  readonly dim: boolean
  /** In whose colours it is: a party's, nobody's (`N`) or in the dark (`D`). */
  readonly side: 'A' | 'B' | 'N' | 'D'
  /** Which parties have won it totally or still can. */
  readonly stars: PerSeat<boolean>
  /** Its mandates: the simple ones and those of a total victory, or what it has brought. */
  readonly worth: string
}

export interface MapState {
  /** The number about to be written. */
  readonly plan: Planned | null
  /** Whether a number is to be written: full regions are dimmed. */
  readonly writing: boolean
  /** During the count: the regions counted so far. */
  readonly counted: ReadonlySet<number> | null
}

/** Every region, in the board's order; in `fields` the planned number is written already. */
export function shownRegions(fields: readonly (Mark | null)[], { plan, writing, counted }: MapState): ShownRegion[] {
  return countRegions(fields).map((count, at) => {
    const hidden = counted !== null && !counted.has(at)
    const hasStar = (seat: 0 | 1) =>
      counted !== null
        ? count.total && count.winner === seat
        : ['open', 'sure'].includes(prospect(fields, at, seat).type)
    const { simple, extra } = regions[at]
    return {
      count,
      hidden,
      dim: hidden || (writing && count.free === 0 && plan?.at !== at),
      side: hidden ? 'D' : count.winner === null ? 'N' : count.winner === 0 ? 'A' : 'B',
      stars: [hasStar(0), hasStar(1)],
      worth: counted === null || hidden ? `${simple}+${extra}` : `+${count.mandates}`,
    }
  })
}
