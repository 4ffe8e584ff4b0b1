import type { Seat } from '../../../core/contract'
import { bestRoutes, greedy, startSearch, type Budget, type Route, type Search, type Searching } from '../search/best'
import { leads } from './claims'
import { findRoute } from './exists'
import {
  addDisc,
  centre,
  directionBetween,
  neighbours,
  pairIndex,
  playableColours,
  sourceOf,
  type Cell,
  type Colour,
  type PlaceAnswer,
  type Table,
} from '../facts'
import { listPlacements } from '../legal'
import { makeNet, positionOf } from './graph'

/** Whether a seat could make a true claim as the table stands: exact. */
export function canClaim(table: Table, seat: Seat): boolean {
  return findRoute(makeNet(positionOf(table, seat))) !== null
}

/** The best few claims by what they bring the claimant; best found within the budget. */
export function bestClaims(table: Table, seat: Seat, count: number, budget: Budget): Search {
  return bestRoutes(makeNet(positionOf(table, seat)), count, greedy, budget)
}

/** The same as a search that can be left and taken up again. */
export function startClaims(table: Table, seat: Seat, count: number): Searching {
  return startSearch(makeNet(positionOf(table, seat)), count, greedy)
}

/** The table after a seat has placed a disc, as far as routes are concerned; the turn stays where it was. */
export function afterPlacing(table: Table, seat: Seat, { cell, colour }: PlaceAnswer): Table {
  const board = table.board.with(cell, colour)
  if (sourceOf(table, seat, colour) === 'bank') return { ...table, board, bank: addDisc(table.bank, colour, -1) }
  return { ...table, board, discs: table.discs.with(seat, addDisc(table.discs[seat], colour, -1)) }
}

/** A placement and the best route found that it would make possible for the one who places. */
export interface Opening {
  readonly place: PlaceAnswer
  readonly route: Route
  /** What the route brings by the aim of `bestClaims`, less a disc of one's own that is placed for it. */
  readonly value: number
}

/** What was found of a table's openings so far, best first, and the placement to go on from; `null`: that is all. */
export interface Openings {
  readonly openings: readonly Opening[]
  readonly next: number | null
  /** What the best route found without another disc brings; `null` before it was looked for. */
  readonly now: number | null
}

/**
 * What one more disc would make possible: every placement after which the seat could claim where it can't now, or
 * could claim better. Whether it could claim at all is exact for every placement looked at. `budget.nodes` is for each
 * placement, `budget.hurry` is asked between placements; to go on, hand in what was returned.
 */
export function openings(
  table: Table,
  seat: Seat,
  budget: Budget,
  before: Openings = { openings: [], next: 0, now: null },
): Openings {
  const places = listPlacements(table, seat)
  const found = [...before.openings]
  const now = before.now ?? valueNow(table, seat, budget.nodes)
  for (let at = before.next ?? places.length; at < places.length; at++) {
    if (budget.hurry()) return { openings: found.toSorted(byValue), next: at, now }
    const opening = openingBy(table, seat, places[at], now, budget.nodes)
    if (opening !== null) found.push(opening)
  }
  return { openings: found.toSorted(byValue), next: null, now }
}

function valueNow(table: Table, seat: Seat, nodes: number): number {
  const [best] = bestClaims(table, seat, 1, { nodes, hurry: () => false }).routes
  return best?.value ?? -Infinity
}

function openingBy(table: Table, seat: Seat, place: PlaceAnswer, now: number, nodes: number): Opening | null {
  const net = makeNet(positionOf(afterPlacing(table, seat, place), seat))
  const cost = sourceOf(table, seat, place.colour) === 'own' ? greedy.own : 0
  const [route] = bestRoutes(net, 1, greedy, { nodes, hurry: () => false }, now + cost).routes
  return route === undefined ? null : { place, route, value: route.value - cost }
}

function byValue(a: Opening, b: Opening): number {
  return b.value - a.value
}

/** A step by which a route could go on: onto which cell, and whose operations allow it. */
export interface OpenStep {
  readonly to: Cell
  /** The colour of the disc there; for the centre, the colour that would be laid on it. */
  readonly colour: Colour
  readonly owners: readonly Seat[]
}

/** How a route begun by a seat could go on by somebody's operation: for building a claim disc by disc. */
export function openSteps(table: Table, seat: Seat, route: readonly Cell[]): readonly OpenStep[] {
  const last = route.at(-1)
  if (last === undefined || last === centre) return []
  const from = table.board[last]
  if (from === null) return []
  const before = route.length < 2 ? -1 : directionBetween(route[route.length - 2], last)
  const steps: OpenStep[] = []
  for (let direction = 0; direction < 8; direction++) {
    const to = neighbours[last * 8 + direction]
    if (to < 0 || route.includes(to)) continue
    const disc = table.board[to]
    for (const colour of to === centre ? playableColours(table, seat) : disc === null ? [] : [disc]) {
      const owners = [...table.sheets.keys()].filter((owner) =>
        leads(table.sheets[owner][pairIndex(from, colour)], table.sides[seat], direction, before),
      )
      if (owners.length > 0) steps.push({ to, colour, owners })
    }
  }
  return steps
}
