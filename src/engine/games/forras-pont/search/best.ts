import type { Seat } from '../../../core/contract'
import type { ClaimAnswer, Table } from '../facts'
import { isCutOff } from '../routes/cutOff'
import { findRoute } from '../routes/exists'
import { discGraphOf, standpointOf, type DiscGraph } from '../routes/graph'
import { BranchAndBound, expandNext } from './branchAndBound'
import { Incumbents, offerRoute } from './incumbents'

/** What to maximise: the value of each disc for the claimant and for somebody else, the latter never more. At most three digits. */
export interface Objective {
  readonly own: number
  readonly other: number
}

/** Most discs for oneself; among equals, fewest for others. */
export const greedy: Objective = { own: 100, other: -1 }

/** When to stop: after this many expansions, or once `hurry` turns true. */
export interface Budget {
  readonly expansions: number
  readonly hurry: () => boolean
}

/** A route and what it would bring. */
export interface Route {
  readonly claim: ClaimAnswer
  /** Discs for the claimant; a disc of their own laid on the centre is not deducted. */
  readonly own: number
  /** Discs for the others. */
  readonly other: number
  /** By the objective, and with that disc deducted. */
  readonly value: number
}

export interface Search {
  /** The best routes found, best first. */
  readonly routes: readonly Route[]
  /** Whether they are proven to be the best. */
  readonly proven: boolean
  /** Partial routes expanded since the search began. */
  readonly expansions: number
}

/** A search that can be paused and resumed. */
export interface ResumableSearch {
  readonly resume: (budget: Budget) => Search
}

const nothingToFind: ResumableSearch = { resume: () => ({ routes: [], proven: true, expansions: 0 }) }

/** A seat's best claims as the table stands, by `greedy`. */
export function bestClaims(table: Table, seat: Seat, count: number, budget: Budget): Search {
  return startClaims(table, seat, count).resume(budget)
}

export function startClaims(table: Table, seat: Seat, count: number): ResumableSearch {
  if (isCutOff(table, seat)) return nothingToFind
  return startSearch(discGraphOf(standpointOf(table, seat)), count, greedy)
}

/** The best routes by an objective, found within a budget; see `startSearch`. */
export function bestRoutes(
  graph: DiscGraph,
  count: number,
  objective: Objective,
  budget: Budget,
  above: number = -Infinity,
): Search {
  return startSearch(graph, count, objective, above).resume(budget)
}

/**
 * An anytime branch and bound for the best routes by an objective; exact if it ends before its budget does.
 *
 * The frontier holds one open list per route length, served in turn, so that good routes of every length come early.
 * Expanding a partial route prunes what can't be on a simple path to the centre (`Reachability`) and bounds the rest by an
 * assignment problem (`Assignment`), whose dual prices also bound each successor without expanding it. A partial route is
 * dropped when others at least as good ended on the same disc with the same discs left (`DominanceTable`).
 *
 * If there is a route at all, one is found whatever the budget (by `findRoute`), unless only values above `above` count.
 */
export function startSearch(
  graph: DiscGraph,
  count: number,
  objective: Objective,
  above: number = -Infinity,
): ResumableSearch {
  const first = findRoute(graph)
  if (first === null) return nothingToFind
  const incumbents = new Incumbents(graph, objective, count, above)
  if (above === -Infinity) offerRoute(incumbents, first)
  const search = new BranchAndBound(incumbents)
  return { resume: (budget) => resume(search, budget) }
}

function resume(search: BranchAndBound, { expansions, hurry }: Budget): Search {
  const until = search.expansions + expansions
  let asked = search.expansions + search.pruned
  let proven = false
  while (!proven && search.expansions < until) {
    proven = !expandNext(search)
    if (search.expansions + search.pruned < asked + clockEvery) continue
    asked = search.expansions + search.pruned
    if (hurry()) break
  }
  return { routes: [...search.incumbents.routes], proven, expansions: search.expansions }
}

/** Steps between two looks at the clock. Before V8 has optimised the code, one may take a twentieth of a millisecond. */
const clockEvery = 8
