/** What assistance finds, looked for when the page is idle and never for longer at a time than a page may be held. */
import type { Seat } from '../../../engine/core/contract'
import type { Route, Searching } from '../../../engine/games/forras-pont/search/best'
import type { Table } from '../../../engine/games/forras-pont/facts'
import { openings, startClaims, type Opening, type Openings } from '../../../engine/games/forras-pont/routes/openings'

/** Milliseconds for each bit of a search; the page must answer a touch within 50. */
const bit = 12
/** Bits of the search for routes: nearly always it is over long before, and what it shows is proven. */
const patience = 60
const few = 3

/** Does something soon and again, a bit at a time, until it says that it is over. Gives a function that calls it off. */
function bitByBit(goOn: (hurry: () => boolean) => boolean): () => void {
  const work = () => {
    const until = performance.now() + bit
    if (!goOn(() => performance.now() > until)) timer = setTimeout(work, 4)
  }
  let timer = setTimeout(work, 60)
  return () => clearTimeout(timer)
}

/** Looks for the best routes and hands them over. Gives a function that calls the search off. */
export function lookForRoutes(table: Table, seat: Seat, found: (routes: readonly Route[]) => void): () => void {
  let search: Searching | null = null
  let bits = 0
  return bitByBit((hurry) => {
    // Setting up is a bit of its own.
    if (search === null) {
      search = startClaims(table, seat, few)
      return false
    }
    const { routes, proven } = search.goOn({ nodes: Infinity, hurry })
    const over = proven || ++bits === patience
    if (over) found(routes)
    return over
  })
}

/** Looks for what one more disc would make possible, and hands over the best few. */
export function lookForOpenings(table: Table, seat: Seat, found: (few: readonly Opening[]) => void): () => void {
  let so: Openings | undefined
  return bitByBit((hurry) => {
    so = openings(table, seat, { nodes: 400, hurry }, so)
    if (so.next === null) found(so.openings.slice(0, few))
    return so.next === null
  })
}
