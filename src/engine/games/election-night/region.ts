import type { Refusal, Seat } from '../../core/contract'
import { refusal } from '../../core/refusal'
import { firstField, regions, type RegionId } from './board'
import { other, values, type Mark, type PerSeat, type Table, type Value } from './facts'

type Fields = Table['fields']

/** How a region stands, and what it brings if it is counted that way. */
export interface RegionCount {
  readonly region: RegionId
  readonly sums: PerSeat<number>
  readonly free: number
  /** Which parties have a number twice here and so can't win totally (EN-12.4). */
  readonly twice: PerSeat<boolean>
  /** Who leads; `null`: a tie. */
  readonly winner: Seat | null
  /** By how much. */
  readonly lead: number
  readonly total: boolean
  /** What the winner gets. */
  readonly mandates: number
}

/** Counts one region as it stands (EN-12.1 to EN-12.4). */
export function countRegion(fields: Fields, at: number): RegionCount {
  const region = regions[at]
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
  return { region: region.id, sums, free, twice, winner, lead: Math.abs(sums[0] - sums[1]), total, mandates }
}

export function countRegions(fields: Fields): RegionCount[] {
  return regions.map((_, at) => countRegion(fields, at))
}

/** The rule that decides a region. */
export function countRule(count: RegionCount): string {
  if (count.winner === null) return 'EN-12.2'
  return count.total ? 'EN-12.4' : 'EN-12.3'
}

/** Whether a party can still win a region totally, and what stands in the way (EN-12.4). */
export type Prospect =
  /** A total victory as it stands; nothing can change it. */
  | { readonly type: 'sure' }
  /** Still possible: `free` fields have to be filled. */
  | { readonly type: 'open'; readonly free: number }
  /** Impossible: the party has this number twice. */
  | { readonly type: 'twice'; readonly value: Value }
  /** Impossible: it can't overtake without repeating a number. */
  | { readonly type: 'behind'; readonly free: number }

/** A party's prospect of a total victory in a region. */
export function prospect(fields: Fields, at: number, seat: Seat): Prospect {
  const here = fields.slice(firstField[at], firstField[at] + regions[at].fields)
  const own = here.filter((mark) => mark?.seat === seat).map((mark) => mark!.value)
  const value = own.find((one, place) => own.indexOf(one) !== place)
  if (value !== undefined) return { type: 'twice', value }
  const { sums, free } = countRegion(fields, at)
  // At best it fills free fields with its highest unused numbers, and the opponent fills the rest with ones.
  const unused = values.filter((one) => !own.includes(one)).toReversed()
  const best = unused.slice(0, free).reduce<number>((sum, one) => sum + one, sums[seat])
  const least = sums[other(seat)] + Math.max(0, free - unused.length)
  if (best <= least) return { type: 'behind', free }
  return free === 0 ? { type: 'sure' } : { type: 'open', free }
}

/** A region's first free field; `null` if it is full. All fields of a region are equal, so the first is as good as any. */
export function freeFieldIn(fields: Fields, at: number): number | null {
  const field = fields.indexOf(null, firstField[at])
  return field >= 0 && field < firstField[at] + regions[at].fields ? field : null
}

/** Why nothing can be written in a field; `null` if it is free (EN-1.3). */
export function whyTaken(fields: Fields, field: number): Refusal | null {
  const mark = fields[field]
  return mark === null ? null : refusal('EN-1.3', { field, value: mark.value })
}

/** The fields with one number written. */
export function withMark(fields: Fields, field: number, mark: Mark): Fields {
  const after = fields.slice()
  after[field] = mark
  return after
}
