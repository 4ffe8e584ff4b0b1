/** A player's tray: a hollow for each marble that may come. */
import type { Seat } from '../../../engine/core/contract'
import { goals, type Marble, type Stock, type Table } from '../../../engine/games/zertz/facts'
import { missingFromSets } from '../../../engine/games/zertz/outcome'
import type { Arrival } from './animation'

export interface Hollow {
  readonly full: boolean
  /** The move under construction would bring a marble here. */
  readonly dashed: boolean
  /** A marble here would win. */
  readonly near: boolean
}

/** The hollows for marbles of one colour. More than a full row are never drawn. */
export function hollowsOf(table: Table, seat: Seat, marble: Marble, gain: Stock): Hollow[] {
  const goal = goals[table.options.variant]
  const have = table.captured[seat][marble]
  const missing = missingFromSets(table, seat)
  const row = missing[marble] === 1 ? goal[marble] - 1 : null
  const inlay = missing.each === 1 && have === goal.each - 1 ? goal.each - 1 : null
  return Array.from({ length: Math.min(goal.black, Math.max(goal[marble], have)) }, (_, i) => ({
    full: i < have,
    dashed: i >= have && i < have + gain[marble],
    near: table.outcome === null && (i === row || i === inlay),
  }))
}

/** The table before a seat's marbles that are still on their way, for what their hollows look like until then. */
export function tableBefore(table: Table, seat: Seat, coming: readonly Arrival[]): Table {
  const left = { ...table.captured[seat] }
  for (const { marble } of coming) left[marble]--
  const captured = table.captured.map((one, other) => (other === seat ? left : one)) as [Stock, Stock]
  return { ...table, captured, outcome: null }
}

/** When the marble in a hollow gets there, in milliseconds: of `coming`, the newest lie last. */
export function delayIn(coming: readonly Arrival[], marble: Marble, have: number, hollow: number): number {
  const late = coming.filter((one) => one.marble === marble)
  return late[hollow - (have - late.length)]?.at ?? 0
}
