/** What a review reads off everyone's chances. */
import type { GameEvent, Seat } from '../../../engine/core/contract'
import { million } from '../../../engine/core/imagined'
import { sidesOf, type Rows } from '../../match/chanceLines'
import { balanceOf, costliest, momentsThatDecided, type Balance, type ReviewStep } from '../../../engine/core/review'

/** The side whose chance moved most on the way to a row; the one that is asked for where several did. */
export function moverAt(rows: Rows, row: number, mine: Seat): readonly Seat[] {
  const moved = (side: readonly Seat[]) => Math.abs(rows[row][side[0]] - rows[row - 1][side[0]]) * side.length
  const sides = [...sidesOf(rows)].sort((one, other) => Number(other.includes(mine)) - Number(one.includes(mine)))
  return sides.reduce((most, side) => (moved(side) > moved(most) ? side : most))
}

/** A gain or a loss with its sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

/** What a seat's side gained or lost, in whole percentage points, with its sign. */
export const points = (value: number, side: readonly Seat[]): string =>
  signed(Math.round((100 * value * side.length) / million))

/**
 * A balance in whole percentage points of the seat's side. Start and result are rounded as usual; the parts between them
 * so that they add up, each off by less than a point where rounding each one alone would miss the sum.
 */
export function accountOf({ expectation, result, luck, mine, others }: Balance, side: readonly Seat[]): Balance {
  const exact = (value: number) => (100 * value * side.length) / million
  const [start, end] = [Math.round(exact(expectation)), Math.round(exact(result))]
  const parts = [luck, mine, others].map(exact)
  const whole = parts.map((part) => Math.round(part) || 0)
  let missing = end - start - whole.reduce((sum, part) => sum + part, 0)
  for (; missing !== 0; missing -= Math.sign(missing)) {
    const sign = Math.sign(missing)
    const owed = parts.map((part, at) => sign * (part - whole[at]))
    whole[owed.indexOf(Math.max(...owed))] += sign
  }
  return { expectation: start, result: end, luck: whole[0], mine: whole[1], others: whole[2] }
}

interface Known {
  readonly rows: Rows
  readonly steps: readonly ReviewStep[]
  readonly state: string
}

/** What a review says once it is done: the seat's side, what decided the match and in which rows, and what cost most. */
export function summaryOf(known: Known | undefined, seat: Seat) {
  const side = sidesOf(known?.rows ?? []).find((one) => one.includes(seat)) ?? [seat]
  if (known?.state !== 'done') return { side, decisive: [], marks: [], costly: [] }
  const decisive = momentsThatDecided(known.rows[0], known.steps)
  const marks = decisive.map((one) => known.steps.indexOf(one) + 1)
  return { side, decisive, marks, costly: costliest(known.steps) }
}

/** What a clear mistake cost the side, in whole percentage points; null if the step has none. */
export function costOf(step: ReviewStep | undefined, side: readonly Seat[]): number | null {
  const [clear] = costliest(step === undefined ? [] : [step])
  return clear === undefined ? null : Math.max(1, Math.round((100 * clear.decision.cost * side.length) / million))
}

/** A player's luck and decisions in whole percentage points of their side; null while they are still worked out. */
export function partsOf(
  { rows, steps, state }: Known,
  seat: Seat,
): { readonly luck: number; readonly mine: number } | null {
  if (state !== 'done') return null
  const side = sidesOf(rows).find((one) => one.includes(seat)) ?? [seat]
  const { luck, mine } = accountOf(balanceOf(rows[0], steps, seat), side)
  return { luck, mine }
}

/** Where a bar lies, in percent of its lane, whose middle is zero. */
export function barOf(value: number, most: number): { readonly from: number; readonly width: number } {
  const width = (Math.abs(value) / most) * 50
  return { from: value < 0 ? 50 - width : 50, width }
}

/** At most two lines of what was told, of the seat's own doings if there are any. */
export function linesOf(
  events: readonly GameEvent[],
  seat: Seat | null,
  tell: (event: GameEvent) => string | null,
): string {
  const own = events.filter((event) => seat !== null && 'seat' in event && event.seat === seat)
  const lines = (own.length > 0 ? own : events).map(tell).filter((line) => line !== null)
  return lines.slice(0, 2).join(' ')
}
