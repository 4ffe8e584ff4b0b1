import type { Seat } from '../../../core/contract'
import type { PlaceAnswer, Table } from '../facts'
import { discWorth, missingCell, missingDiscs, searchPlans } from './beam'

/** A route a seat could work towards. */
export interface Plan {
  /** The discs still to be placed for it. */
  readonly missing: readonly PlaceAnswer[]
  readonly length: number
  /** What the route would gain, discounted for each missing disc. */
  readonly value: number
}

/** A plan's value is multiplied by this for each missing disc. */
const discount = 0.8

/** The best plans found by a beam of this width. */
export function plansOf(table: Table, seat: Seat, width: number, count: number, otherValue: number): readonly Plan[] {
  const plans: Plan[] = []
  searchPlans(table, seat, width, otherValue, (found) => {
    const value = found.gain > 0 ? found.gain * discount ** found.missing : 0
    if (value <= 0 || (plans.length >= count && value <= plans[count - 1].value)) return
    plans.push({ missing: missingDiscs(found), length: found.length, value })
    plans.sort((a, b) => b.value - a.value)
    if (plans.length > count) plans.pop()
  })
  return plans
}

/** What a seat's routes would bring, in discs more than the others', by how many discs they miss. */
export interface Profile {
  /** The most with at most this many missing discs, from none to four. */
  readonly within: readonly number[]
  /** The most with one missing disc, if the best cell for it gets taken. */
  readonly spare: number
}

const deepest = 4

export function profileOf(table: Table, seat: Seat, width: number, otherValue: number): Profile {
  const most = [0, 0, 0, 0, 0]
  const byCell = new Map<number, number>()
  searchPlans(table, seat, width, otherValue, (found) => {
    const { gain, missing } = found
    if (missing > deepest) return
    if (gain > most[missing]) most[missing] = gain
    if (missing !== 1 || gain <= 0) return
    const cell = missingCell(found)
    if (gain > (byCell.get(cell) ?? 0)) byCell.set(cell, gain)
  })
  for (let i = 1; i <= deepest; i++) most[i] = Math.max(most[i], most[i - 1])
  const [, spare = 0] = [...byCell.values()].sort((a, b) => b - a)
  return { within: most.map((one) => one / discWorth), spare: Math.max(most[0], spare) / discWorth }
}
