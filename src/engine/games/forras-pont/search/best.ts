import { findRoute } from '../routes/exists'
import type { ClaimAnswer } from '../facts'
import { keepRoute, Found } from './incumbents'
import { advance, Growth } from './branchAndBound'
import type { Net } from '../routes/graph'

/**
 * What a disc of the route is worth to the claimant: one that comes to it, and one that goes to somebody else, which is
 * never more. Whole numbers of three digits at the most.
 */
export interface Aim {
  readonly own: number
  readonly other: number
}

/** Most discs for oneself; among equals, fewest for others. */
export const greedy: Aim = { own: 100, other: -1 }

/** How long to search: so many steps at the most, and until `hurry` turns true. */
export interface Budget {
  readonly nodes: number
  readonly hurry: () => boolean
}

/** A route with what it would bring. */
export interface Route {
  readonly claim: ClaimAnswer
  /** Discs for the claimant; a disc of its own laid on the centre is not deducted. */
  readonly own: number
  /** Discs for the others. */
  readonly other: number
  readonly value: number
}

export interface Search {
  /** The best routes found, best first. */
  readonly routes: readonly Route[]
  /** Whether nothing better can exist. */
  readonly proven: boolean
  /** Steps taken. */
  readonly nodes: number
}

/** A search that can be left and taken up again. */
export interface Searching {
  /** Goes on where it was left, for so long, and tells what is found so far; `nodes` counts all steps since the start. */
  readonly goOn: (budget: Budget) => Search
}

/** The best routes of a net by an aim, within a budget: see `startSearch`. */
export function bestRoutes(net: Net, count: number, aim: Aim, budget: Budget, above: number = -Infinity): Search {
  return startSearch(net, count, aim, above).goOn(budget)
}

/**
 * Looks for the best routes of a net by an aim: an anytime search, exact if it ends before its budget does.
 *
 * Branch and bound over all lengths in turn: for each length the most promising step is taken, then it is the next
 * length's turn. So good routes are found soon, and the search is over when no step promises more. What a step leads to
 * is looked at when it is taken: what still counts for the rest (`Sight`), and what that can't exceed (`Pairing`); of
 * the steps after it the prices of the pairing tell at once what each can't exceed. Where two stretches end on the same
 * disc with the same discs left that count, the rest is the same for both: the one that has gathered less is given up.
 * If there is a route, one is found whatever the budget (see `findRoute`), unless only routes worth more than `above`
 * are asked for.
 */
export function startSearch(net: Net, count: number, aim: Aim, above: number = -Infinity): Searching {
  const some = findRoute(net)
  if (some === null) return { goOn: () => ({ routes: [], proven: true, nodes: 0 }) }
  const found = new Found(net, aim, count, above)
  if (above === -Infinity) keepRoute(found, some)
  const growth = new Growth(found)
  return { goOn: (budget) => goOn(growth, budget) }
}

function goOn(growth: Growth, { nodes, hurry }: Budget): Search {
  const until = growth.nodes + nodes
  let asked = growth.nodes + growth.skipped
  let proven = false
  while (!proven && growth.nodes < until) {
    proven = !advance(growth)
    if (growth.nodes + growth.skipped < asked + clockEvery) continue
    asked = growth.nodes + growth.skipped
    if (hurry()) break
  }
  return { routes: [...growth.found.routes], proven, nodes: growth.nodes }
}

/** Steps between two looks at the clock: in a program just started, one may take a twentieth of a millisecond. */
const clockEvery = 8
