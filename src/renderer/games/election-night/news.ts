/** What stands out on the map, for the ticker of the shared screen. */
import type { Seat } from '../../../engine/core/contract'
import { regions, type RegionId } from '../../../engine/games/election-night/board'
import type { Table } from '../../../engine/games/election-night/facts'
import { countRegions } from '../../../engine/games/election-night/region'
import { spareNumbers } from '../../../engine/games/election-night/sets'

export type News =
  /** A region in which the parties are this close. */
  | { readonly type: 'close'; readonly region: RegionId; readonly lead: number }
  /** A party's next set lacks one number only. */
  | { readonly type: 'set'; readonly seat: Seat; readonly lacks: number }

export function newsOf(fields: Table['fields'], table: Pick<Table, 'tally' | 'sets'>): News[] {
  const close = countRegions(fields).flatMap((count, at): News[] =>
    count.free > 0 && count.sums[0] + count.sums[1] > 6 && count.lead <= 2
      ? [{ type: 'close', region: regions[at].id, lead: count.lead }]
      : [],
  )
  const sets = [0, 1].flatMap((seat): News[] => {
    const lacking = spareNumbers(table, seat).flatMap((spare, i) => (spare > 0 ? [] : [i + 1]))
    return lacking.length === 1 ? [{ type: 'set', seat, lacks: lacking[0] }] : []
  })
  return [...close, ...sets].slice(0, 3)
}
