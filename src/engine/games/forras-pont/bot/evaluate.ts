import type { Seat } from '../../../core/contract'
import { bestRoutes, type Aim, type Route } from '../search/best'
import { countDiscs, type Table } from '../facts'
import { makeNet, positionOf } from '../routes/graph'
import { plansOf } from './plans'

/** What a claim is worth to a bot: with more players, a disc for one of the others hurts less. */
export function aimOf(table: Table): Aim {
  return table.sides.length === 2 ? { own: 10, other: -10 } : { own: 10, other: -5 }
}

/** The best claims of a seat within so many steps of search. */
export function claimsOf(table: Table, seat: Seat, count: number, nodes: number): readonly Route[] {
  return bestRoutes(makeNet(positionOf(table, seat)), count, aimOf(table), { nodes, hurry: () => false }).routes
}

/** How far ahead a seat is by the discs it owns. */
export function lead(table: Table, seat: Seat): number {
  const totals = table.discs.map(countDiscs)
  return totals[seat] - Math.max(...totals.filter((_, other) => other !== seat))
}

/** How closely a bot looks: steps of search for claims, and how many stretches of plans it keeps in mind. */
export interface Care {
  readonly nodes: number
  readonly width: number
}

/** What a seat can hope for: its best claim as the table stands, or its best plan. */
export function hope(table: Table, seat: Seat, care: Care): { readonly claim: number; readonly plan: number } {
  const [route] = claimsOf(table, seat, 1, care.nodes)
  const [plan] = plansOf(table, seat, care.width, 1, aimOf(table).other)
  return { claim: Math.max(0, route?.value ?? 0), plan: plan?.value ?? 0 }
}

/**
 * What a table is worth to a seat that has just moved. Discs lie where they are until somebody claims: as long as no
 * opponent can, one's own claim is as good as made, and waiting for a longer one is safe.
 */
export function worthOf(table: Table, seat: Seat, care: Care): number {
  const seats = table.sides.length
  const others = Array.from({ length: seats - 1 }, (_, i) => hope(table, (seat + 1 + i) % seats, care))
  const mine = hope(table, seat, care)
  const threat = Math.max(...others.map((other) => other.claim))
  const plans = Math.max(...others.map((other) => other.plan))
  const sure = threat > 0 ? 0.3 : seats === 2 ? 0.95 : 0.8
  return (
    10 * lead(table, seat) -
    0.9 * threat -
    0.5 * plans +
    Math.max(sure * mine.claim, (threat > 0 ? 0.5 : 0.8) * mine.plan)
  )
}
