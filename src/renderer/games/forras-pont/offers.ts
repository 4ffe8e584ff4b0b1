/** What assistance finds, looked for when the page is idle and never for longer at a time than a page may be held. */
import type { Seat } from '../../../engine/core/contract'
import type { Route } from '../../../engine/games/forras-pont/best'
import type { Table } from '../../../engine/games/forras-pont/facts'
import { bestClaims, openings, type Opening } from '../../../engine/games/forras-pont/routes'

/** Milliseconds for the search; the page must answer a touch within 50. */
const glance = 40
/** Milliseconds for each bit of the longer search for openings. */
const bit = 12
const few = 3

/** Looks for routes soon and hands them over. Gives a function that calls the search off. */
export function lookForRoutes(table: Table, seat: Seat, found: (routes: readonly Route[]) => void): () => void {
  const timer = setTimeout(() => {
    const until = performance.now() + glance
    found(bestClaims(table, seat, few, { nodes: 200_000, hurry: () => performance.now() > until }).routes)
  }, 60)
  return () => clearTimeout(timer)
}

/** Looks bit by bit for what one more disc would make possible, and hands over the best few. */
export function lookForOpenings(table: Table, seat: Seat, found: (few: readonly Opening[]) => void): () => void {
  let so = openings(table, seat, { nodes: 400, hurry: () => true })
  const goOn = () => {
    const until = performance.now() + bit
    so = openings(table, seat, { nodes: 400, hurry: () => performance.now() > until }, so)
    if (so.next === null) found(so.openings.slice(0, few))
    else timer = setTimeout(goOn, 4)
  }
  let timer = setTimeout(goOn, 60)
  return () => clearTimeout(timer)
}
