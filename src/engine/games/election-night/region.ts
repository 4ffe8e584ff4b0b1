import type { Seat } from '../../core/contract'
import { firstField, regions } from './board'
import { countRegion } from './outcome'
import { other, values, type Mark, type Value } from './facts'

/** Whether a party can still win a region totally, and what stands in the way (EN-12.4). */
export type Prospect =
  /** As it stands, it is a total victory: nothing can change it any more. */
  | { readonly type: 'sure' }
  /** Still possible: `free` fields have to be filled. */
  | { readonly type: 'open'; readonly free: number }
  /** It has this number twice. */
  | { readonly type: 'twice'; readonly value: Value }
  /** It can't overtake the other any more without a number twice. */
  | { readonly type: 'behind'; readonly free: number }

/** How a party's total victory in a region stands. */
export function prospect(fields: readonly (Mark | null)[], at: number, seat: Seat): Prospect {
  const here = fields.slice(firstField[at], firstField[at] + regions[at].fields)
  const own = here.filter((mark) => mark?.seat === seat).map((mark) => mark!.value)
  const value = own.find((one, place) => own.indexOf(one) !== place)
  if (value !== undefined) return { type: 'twice', value }
  const { sums, free } = countRegion(fields, at)
  // At best it fills free fields with its highest unused numbers; what it can't fill, the other fills with ones.
  const unused = values.filter((one) => !own.includes(one)).toReversed()
  const best = unused.slice(0, free).reduce<number>((sum, one) => sum + one, sums[seat])
  const least = sums[other(seat)] + Math.max(0, free - unused.length)
  if (best <= least) return { type: 'behind', free }
  return free === 0 ? { type: 'sure' } : { type: 'open', free }
}
