/** The best few routes, looked for when the page is idle and never for longer than a glance. */
import type { Seat } from '../../../engine/core/contract'
import type { Route } from '../../../engine/games/forras-pont/best'
import type { Table } from '../../../engine/games/forras-pont/facts'
import { bestClaims } from '../../../engine/games/forras-pont/routes'

/** Milliseconds for the search; the page must answer a touch within 50. */
const glance = 25
const few = 3

/** Looks for routes soon and hands them over. Gives a function that calls the search off. */
export function lookForRoutes(table: Table, seat: Seat, found: (routes: readonly Route[]) => void): () => void {
  const timer = setTimeout(() => {
    const until = performance.now() + glance
    found(bestClaims(table, seat, few, { nodes: 200_000, hurry: () => performance.now() > until }).routes)
  }, 60)
  return () => clearTimeout(timer)
}
