/** How far things lie from each other in the city, for what is said about them. */
import type { Seat } from '../../../core/contract'
import { both, type InBoth } from '../../../core/manifest'
import { cities, type Point } from '../board'
import { partnerOf, type Table } from '../facts'

/** How many streets lie between a point and the nearest of some others. */
export function streetsTo(table: Table, from: Point, goals: readonly Point[]): number {
  const { streets } = cities[table.options.city]
  const known = new Map([[from, 0]])
  for (const [point, far] of known) {
    if (goals.includes(point)) return far
    for (const next of streets[point]) if (!known.has(next)) known.set(next, far + 1)
  }
  return Infinity
}

/** From a point to the nearer headquarters of a seat's team, and to the nearest of its rivals'. */
export function waysHome(table: Table, seat: Seat, from: Point): { readonly ours: number; readonly theirs: number } {
  const { headquarters } = cities[table.options.city]
  const ours = (one: number) => one === seat || one === partnerOf(seat)
  const to = (mine: boolean) =>
    streetsTo(
      table,
      from,
      headquarters.filter((_, one) => ours(one) === mine),
    )
  return { ours: to(true), theirs: to(false) }
}

export const streets = (count: number): InBoth => both(`${count} utca`, count === 1 ? 'one street' : `${count} streets`)

/** How the treasure lies between a team and its rivals. */
export function treasureLies(table: Table, seat: Seat): InBoth {
  const { ours, theirs } = waysHome(table, seat, table.treasure)
  return both(
    `A kincs tőletek ${ours}, a legközelebbi ellenféltől ${theirs} utcára van`,
    `The treasure is ${streets(ours).en} from your home and ${theirs} from the nearest rival’s`,
  )
}
