import type { Seat } from '../../core/contract'
import { values, type Table, type Value } from './facts'

/** How many 1s, 2s … 6s a party has on the map: its set tracker. */
function tallyOf(fields: Table['fields'], seat: Seat): number[] {
  return values.map((value) => fields.filter((mark) => mark?.seat === seat && mark.value === value).length)
}

/** The sets in a tally: each number belongs to one set only (EN-10.3). */
export function setsIn(tally: readonly number[]): number {
  return Math.min(...tally)
}

/** Whether writing this number would complete a set (EN-10.1). */
export function completesSet({ tally, sets }: Pick<Table, 'tally' | 'sets'>, seat: Seat, value: Value): boolean {
  return setsIn(tally[seat].with(value - 1, tally[seat][value - 1] + 1)) > sets[seat]
}

/** A party's numbers by value that are in no set yet and so count towards the next one (EN-10.3). */
export function spareNumbers({ tally, sets }: Pick<Table, 'tally' | 'sets'>, seat: Seat): number[] {
  return tally[seat].map((count) => count - sets[seat])
}

/** A table set by hand with everything that follows from its fields recounted. */
export function recounted(table: Table): Table {
  const tally = [tallyOf(table.fields, 0), tallyOf(table.fields, 1)] as const
  return {
    ...table,
    free: table.fields.filter((mark) => mark === null).length,
    tally,
    sets: [setsIn(tally[0]), setsIn(tally[1])],
  }
}
