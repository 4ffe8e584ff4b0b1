import type { Seat } from '../../../core/contract'
import type { Aim, Route } from './best'
import { centre, colours, directionBetween, type Cell, type Colour } from '../facts'
import { intoCentre } from './graph'
import type { Net } from '../routes/graph'

/** The best few routes found so far, best first. */
export class Found {
  readonly net: Net
  readonly aim: Aim
  readonly count: number
  readonly routes: Route[] = []
  /** What a route must be worth more than. */
  floor: number

  constructor(net: Net, aim: Aim, count: number, floor: number) {
    this.net = net
    this.aim = aim
    this.count = count
    this.floor = floor
  }
}

/** Takes in a route that ends on the centre, if it is better than what there is. */
export function keepRoute(found: Found, route: readonly Cell[]): void {
  const { net, aim, count, routes } = found
  const colour = colourFor(net, aim, route)
  const owners = ownersOf(net, route, colour)
  const own = 1 + owners.filter((owner) => owner === net.position.seat).length
  const other = route.length - own
  const cost = net.position.ownColours.includes(colour) ? aim.own : 0
  const value = own * aim.own + other * aim.other - cost
  if (value <= found.floor || routes.some(({ claim }) => claim.route.join() === route.join())) return
  routes.push({ claim: { type: 'claim', colour, route, owners }, own, other, value })
  routes.sort((a, b) => b.value - a.value)
  if (routes.length > count) routes.pop()
  if (routes.length === count) found.floor = routes[count - 1].value
}

/** The best colour for a route to lay on the centre. */
function colourFor(net: Net, aim: Aim, route: readonly Cell[]): Colour {
  const last = route[route.length - 2]
  const direction = directionBetween(last, centre)
  const goes = route.length > 2 && directionBetween(route[route.length - 3], last) === direction
  return intoCentre(net, aim, last * 8 + direction, goes).colour!
}

/** Whose operation serves each step: one's own where it fits, else the next clockwise (FP-20). */
function ownersOf(net: Net, route: readonly Cell[], colour: Colour): readonly Seat[] {
  const { seat, sheets } = net.position
  const at = colours.indexOf(colour)
  let before = -1
  return route.slice(1).map((to, i) => {
    const from = route[i]
    const direction = directionBetween(from, to)
    const arrow = to === centre ? net.centreByArrow[at][from] : net.byArrow[from * 8 + direction]
    const repeat = to === centre ? net.centreByRepeat[at][from] : net.byRepeat[from * 8 + direction]
    const fitting = arrow | (direction === before ? repeat : 0)
    before = direction
    for (let k = 0; k < sheets.length; k++) {
      const owner = (seat + k) % sheets.length
      if ((fitting >> owner) & 1) return owner
    }
    throw new Error('a step of a route has an owner')
  })
}
