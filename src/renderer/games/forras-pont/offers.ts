/** What assistance offers, searched in slices while the page is idle, so that it answers every touch. */
import type { Seat } from '../../../engine/core/contract'
import type { Table } from '../../../engine/games/forras-pont/facts'
import { openings, type Opening, type Openings } from '../../../engine/games/forras-pont/routes/openings'
import { startClaims, type ResumableSearch, type Route } from '../../../engine/games/forras-pont/search/best'

/** Milliseconds per slice; the page must answer a touch within 50. */
const slice = 12
/** Slices of the search for routes. It nearly always ends long before, with a proof. */
const mostSlices = 60
const few = 3

/** Runs a job slice by slice until it returns true. Returns a function that cancels it. */
function runInSlices(job: (hurry: () => boolean) => boolean): () => void {
  const work = () => {
    const until = performance.now() + slice
    if (!job(() => performance.now() > until)) timer = setTimeout(work, 4)
  }
  let timer = setTimeout(work, 60)
  return () => clearTimeout(timer)
}

/** Finds the best routes. Returns a function that cancels the search. */
export function findOffers(table: Table, seat: Seat, found: (routes: readonly Route[]) => void): () => void {
  let search: ResumableSearch | null = null
  let slices = 0
  return runInSlices((hurry) => {
    // Setting up is a slice of its own.
    if (search === null) {
      search = startClaims(table, seat, few)
      return false
    }
    const { routes, proven } = search.resume({ expansions: Infinity, hurry })
    const over = proven || ++slices === mostSlices
    if (over) found(routes)
    return over
  })
}

/** Finds the best few placements that would make a route possible. Returns a function that cancels the search. */
export function findOpenings(table: Table, seat: Seat, found: (few: readonly Opening[]) => void): () => void {
  let progress: Openings | undefined
  return runInSlices((hurry) => {
    progress = openings(table, seat, { expansions: 400, hurry }, progress)
    if (progress.next === null) found(progress.openings.slice(0, few))
    return progress.next === null
  })
}
