import type { Seat } from '../../../core/contract'
import { centre, directionBetween } from '../board'
import { colours, type Cell, type Colour } from '../facts'
import type { DiscGraph } from '../routes/graph'
import type { Objective, Route } from './best'
import { intoCentre } from './graph'

/** The incumbents: the best few routes found so far, best first. */
export class Incumbents {
  readonly discs: DiscGraph
  readonly objective: Objective
  readonly count: number
  readonly routes: Route[] = []
  /** The value a route must exceed. */
  floor: number

  constructor(discs: DiscGraph, objective: Objective, count: number, floor: number) {
    this.discs = discs
    this.objective = objective
    this.count = count
    this.floor = floor
  }
}

/** Adds a complete route if it beats the incumbents. */
export function offerRoute(incumbents: Incumbents, route: readonly Cell[]): void {
  const { discs, objective, count, routes } = incumbents
  const colour = centreColour(discs, objective, route)
  const owners = ownersOf(discs, route, colour)
  const own = 1 + owners.filter((owner) => owner === discs.standpoint.seat).length
  const other = route.length - own
  const cost = discs.standpoint.ownColours.includes(colour) ? objective.own : 0
  const value = own * objective.own + other * objective.other - cost
  if (value <= incumbents.floor || routes.some(({ claim }) => claim.route.join() === route.join())) return
  routes.push({ claim: { type: 'claim', colour, route, owners }, own, other, value })
  routes.sort((a, b) => b.value - a.value)
  if (routes.length > count) routes.pop()
  if (routes.length === count) incumbents.floor = routes[count - 1].value
}

/** The best colour for a route to lay on the centre. */
function centreColour(discs: DiscGraph, objective: Objective, route: readonly Cell[]): Colour {
  const last = route[route.length - 2]
  const direction = directionBetween(last, centre)
  const comesStraight = route.length > 2 && directionBetween(route[route.length - 3], last) === direction
  return intoCentre(discs, objective, last * 8 + direction, comesStraight).colour!
}

/** Whose operation serves each step: the claimant's where it fits, else the next clockwise (FP-20). */
function ownersOf(discs: DiscGraph, route: readonly Cell[], colour: Colour): readonly Seat[] {
  const { seat, sheets } = discs.standpoint
  const at = colours.indexOf(colour)
  let before = -1
  return route.slice(1).map((to, i) => {
    const from = route[i]
    const direction = directionBetween(from, to)
    const arrow = to === centre ? discs.centreByArrow[at][from] : discs.byArrow[from * 8 + direction]
    const repeat = to === centre ? discs.centreByRepeat[at][from] : discs.byRepeat[from * 8 + direction]
    const fitting = arrow | (direction === before ? repeat : 0)
    before = direction
    for (let k = 0; k < sheets.length; k++) {
      const owner = (seat + k) % sheets.length
      if ((fitting >> owner) & 1) return owner
    }
    throw new Error('a step of a route has an owner')
  })
}
