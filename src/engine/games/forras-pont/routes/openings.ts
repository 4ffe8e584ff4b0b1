import type { Seat } from '../../../core/contract'
import { addDisc, sourceOf, type PlaceAnswer, type Table } from '../facts'
import { placements } from '../legal'
import { bestClaims, bestRoutes, greedy, type Budget, type Route } from '../search/best'
import { discGraphOf, standpointOf } from './graph'

/** The table with one more disc, as far as routes are concerned; the turn does not pass on. */
export function afterPlacing(table: Table, seat: Seat, { cell, colour }: PlaceAnswer): Table {
  const board = table.board.with(cell, colour)
  if (sourceOf(table, seat, colour) === 'bank') return { ...table, board, bank: addDisc(table.bank, colour, -1) }
  return { ...table, board, discs: table.discs.with(seat, addDisc(table.discs[seat], colour, -1)) }
}

/** A placement, and the best route found that it makes possible for the seat. */
export interface Opening {
  readonly place: PlaceAnswer
  readonly route: Route
  /** What the route is worth by `greedy`, less a disc of the seat's own placed for it. */
  readonly value: number
}

/** A search for openings, possibly unfinished. */
export interface Openings {
  /** The openings found so far, best first. */
  readonly openings: readonly Opening[]
  /** The placement to continue from; `null`: all have been tried. */
  readonly next: number | null
  /** The value of the best route without another disc; `null` before the search. */
  readonly now: number | null
}

/**
 * Placements that let the seat claim where it can't yet, or claim better. Whether a placement opens any route at all is
 * exact. `budget.expansions` is for each placement; `budget.hurry` is asked between placements. To continue an unfinished
 * search, hand in its result.
 */
export function openings(
  table: Table,
  seat: Seat,
  budget: Budget,
  before: Openings = { openings: [], next: 0, now: null },
): Openings {
  const places = placements(table, seat)
  const found = [...before.openings]
  const now = before.now ?? valueNow(table, seat, budget.expansions)
  for (let at = before.next ?? places.length; at < places.length; at++) {
    if (budget.hurry()) return { openings: found.toSorted(byValue), next: at, now }
    const opening = openingBy(table, seat, places[at], now, budget.expansions)
    if (opening !== null) found.push(opening)
  }
  return { openings: found.toSorted(byValue), next: null, now }
}

function valueNow(table: Table, seat: Seat, expansions: number): number {
  const [best] = bestClaims(table, seat, 1, { expansions, hurry: () => false }).routes
  return best?.value ?? -Infinity
}

function openingBy(table: Table, seat: Seat, place: PlaceAnswer, now: number, expansions: number): Opening | null {
  const graph = discGraphOf(standpointOf(afterPlacing(table, seat, place), seat))
  const cost = sourceOf(table, seat, place.colour) === 'own' ? greedy.own : 0
  const [route] = bestRoutes(graph, 1, greedy, { expansions, hurry: () => false }, now + cost).routes
  return route === undefined ? null : { place, route, value: route.value - cost }
}

function byValue(a: Opening, b: Opening): number {
  return b.value - a.value
}
