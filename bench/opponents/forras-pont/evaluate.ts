import type { Seat } from '../../../src/engine/core/contract'
import { countDiscs, type Table } from '../../../src/engine/games/forras-pont/facts'
import { discGraphOf, standpointOf } from '../../../src/engine/games/forras-pont/routes/graph'
import { bestRoutes, type Objective, type Route } from '../../../src/engine/games/forras-pont/search/best'
import { plansOf } from './plans'

/** What a bot wants of a route: with more than two players, a disc for one of the others hurts less. */
export function objectiveOf(table: Table): Objective {
  return table.sides.length === 2 ? { own: 10, other: -10 } : { own: 10, other: -5 }
}

/** The best claims of a seat within this many expansions. */
export function claimsOf(table: Table, seat: Seat, count: number, expansions: number): readonly Route[] {
  const graph = discGraphOf(standpointOf(table, seat))
  return bestRoutes(graph, count, objectiveOf(table), { expansions, hurry: () => false }).routes
}

/** How many discs a seat is ahead of its best opponent. */
export function lead(table: Table, seat: Seat): number {
  const totals = table.discs.map(countDiscs)
  return totals[seat] - Math.max(...totals.filter((_, other) => other !== seat))
}

/** How closely a bot looks: expansions in the search for claims, and the beam width of its plans. */
export interface Care {
  readonly expansions: number
  readonly width: number
}

/** The values of a seat's best claim as the table stands and of its best plan. */
export function prospectsOf(table: Table, seat: Seat, care: Care): { readonly claim: number; readonly plan: number } {
  const [route] = claimsOf(table, seat, 1, care.expansions)
  const [plan] = plansOf(table, seat, care.width, 1, objectiveOf(table).other)
  return { claim: Math.max(0, route?.value ?? 0), plan: plan?.value ?? 0 }
}

/**
 * The value of a table to the seat that has just moved. Discs stay where they are until somebody claims: while no opponent
 * can, the seat's own claim is as good as made, and waiting for a longer one is safe.
 */
export function evaluate(table: Table, seat: Seat, care: Care): number {
  const seats = table.sides.length
  const others = Array.from({ length: seats - 1 }, (_, i) => prospectsOf(table, (seat + 1 + i) % seats, care))
  const mine = prospectsOf(table, seat, care)
  const threat = Math.max(...others.map((other) => other.claim))
  const plans = Math.max(...others.map((other) => other.plan))
  const safety = threat > 0 ? 0.3 : seats === 2 ? 0.95 : 0.8
  return (
    10 * lead(table, seat) -
    0.9 * threat -
    0.5 * plans +
    Math.max(safety * mine.claim, (threat > 0 ? 0.5 : 0.8) * mine.plan)
  )
}
