import type { Seat } from '../../core/contract'
import { makeBound } from './bound'
import { cells, centre, colours, neighbours, type Cell, type ClaimAnswer, type Colour } from './facts'
import { liveWays, type Net } from './net'

/** What a disc of the route is worth to the claimant: one that comes to it, one that goes to somebody else. */
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

/** Steps after which a net counts as large, and how many routes are then grown side by side. */
const glance = 1500
const breadth = 48

/**
 * The best routes of a net by an aim: an anytime search, exact if it ends before its budget does.
 *
 * Branch and bound, own operations first. The bound of a route's rest (see `makeBound`) is taken from the discs that
 * are still within reach.
 */
export function bestRoutes(net: Net, count: number, aim: Aim, budget: Budget): Search {
  const { position } = net
  const { minimum } = position
  const mine = 1 << position.seat
  const ways = liveWays(net)
  const used = new Uint8Array(cells)
  const path: Cell[] = []
  const found: Route[] = []
  const bound = makeBound(net, ways, aim, used)
  // The directions to try at each length of the route: own operations first, then where least ways lead on.
  const sorted = new Int32Array((cells + 1) * 8)
  let floor = -Infinity
  let nodes = 0
  let pause = glance
  let spent = false

  // The step into the centre by cell before it and by whether it repeats: its worth and its colour.
  const lastStep = [false, true].map((repeats) => bestLastSteps(net, aim, repeats))

  const isOwn = (at: number, repeats: boolean) =>
    (net.byArrow[at] & mine) !== 0 || (repeats && (net.byRepeat[at] & mine) !== 0)

  function tick() {
    if (++nodes >= budget.nodes || ((nodes & 63) === 0 && budget.hurry())) spent = true
  }

  function keep(last: LastStep, worth: number) {
    const value = worth + last.worth
    if (value <= floor) return
    const route = [...path, centre]
    if (found.some(({ claim }) => claim.route.join() === route.join())) return
    const owners = ownersOf(net, route, last.colour)
    const own = 1 + owners.filter((owner) => owner === position.seat).length
    found.push({
      claim: { type: 'claim', colour: last.colour, route, owners },
      own,
      other: route.length - own,
      value,
    })
    found.sort((a, b) => b.value - a.value)
    if (found.length > count) found.pop()
    if (found.length === count) floor = found[count - 1].value
  }

  /** How many ways lead on from a cell to discs not used yet. */
  function freedom(cell: Cell): number {
    let count = 0
    for (let open = ways.arrow[cell] | ways.repeat[cell]; open > 0; open &= open - 1)
      if (!used[neighbours[cell * 8 + 31 - Math.clz32(open & -open)]]) count++
    return count
  }

  function search(cell: Cell, came: number, worth: number) {
    tick()
    if (spent || nodes >= pause) return
    if (!bound.exceeds(cell, came, floor - worth, minimum - path.length)) return
    const open = ways.arrow[cell] | (came < 8 ? ways.repeat[cell] & (1 << came) : 0)
    const base = path.length * 8
    let size = 0
    for (let direction = 0; open >> direction; direction++) {
      if (!((open >> direction) & 1)) continue
      const way = cell * 8 + direction
      const next = neighbours[way]
      if (next === centre) {
        if (path.length + 1 < minimum) continue
        const last = lastStep[came === direction ? 1 : 0][cell]
        if (last !== null) keep(last, worth)
        continue
      }
      if (used[next]) continue
      const key = (((isOwn(way, came === direction) ? 0 : 16) + freedom(next)) << 3) | direction
      let i = base + size++
      for (; i > base && sorted[i - 1] > key; i--) sorted[i] = sorted[i - 1]
      sorted[i] = key
    }
    for (let i = base; i < base + size; i++) {
      const direction = sorted[i] & 7
      const next = neighbours[cell * 8 + direction]
      used[next] = 1
      path.push(next)
      search(next, direction, worth + (sorted[i] < 128 ? aim.own : aim.other))
      path.pop()
      used[next] = 0
      if (spent || nodes >= pause) return
    }
  }

  function searchAll() {
    for (const start of net.starts) {
      if (spent || nodes >= pause) return
      used[start] = 1
      path.push(start)
      search(start, 8, aim.own)
      path.pop()
      used[start] = 0
    }
  }

  /** Lays a stretch on the board, or lifts it. */
  function lay(stretch: Stretch | null, mark: number) {
    path.length = 0
    for (let one = stretch; one !== null; one = one.before) {
      used[one.cell] = mark
      if (mark) path.unshift(one.cell)
    }
  }

  /** Grows all routes at once, disc by disc, and keeps only the most promising: finds good ones soon, proves nothing. */
  function sweep() {
    let front = net.starts.map((cell): Stretch => ({ cell, came: 8, worth: aim.own, promise: 0, before: null }))
    while (front.length > 0 && !spent) {
      const grown: Stretch[] = []
      for (const stretch of front) {
        lay(stretch, 1)
        grow(stretch, grown)
        lay(stretch, 0)
      }
      front = grown.sort((a, b) => b.promise - a.promise).slice(0, breadth)
    }
  }

  function grow(before: Stretch, into: Stretch[]) {
    const { cell, came } = before
    const open = ways.arrow[cell] | (came < 8 ? ways.repeat[cell] & (1 << came) : 0)
    for (let direction = 0; open >> direction; direction++) {
      const next = neighbours[cell * 8 + direction]
      if (!((open >> direction) & 1) || used[next]) continue
      if (next === centre) {
        const last = lastStep[came === direction ? 1 : 0][cell]
        if (last !== null && path.length + 1 >= minimum) keep(last, before.worth)
        continue
      }
      tick()
      const worth = before.worth + (isOwn(cell * 8 + direction, came === direction) ? aim.own : aim.other)
      used[next] = 1
      const limit = bound.limit(next, direction)
      used[next] = 0
      if (limit >= 0) into.push({ cell: next, came: direction, worth, promise: worth + limit * aim.own, before })
    }
  }

  // Most nets are small enough to be searched at a glance. For the others, good routes first make the bound bite.
  searchAll()
  if (!spent && nodes >= pause) {
    sweep()
    pause = Infinity
    searchAll()
  }
  return { routes: found, proven: !spent, nodes }
}

/** A route on its way. */
interface Stretch {
  readonly cell: Cell
  readonly came: number
  readonly worth: number
  readonly promise: number
  readonly before: Stretch | null
}

interface LastStep {
  readonly worth: number
  readonly colour: Colour
}

/** The best colour to lay on the centre after each cell; a disc of one's own costs what it would be worth. */
function bestLastSteps(net: Net, aim: Aim, repeats: boolean): readonly (LastStep | null)[] {
  const { position } = net
  const mine = 1 << position.seat
  return Array.from({ length: cells }, (_, cell) => {
    let best: LastStep | null = null
    for (const colour of position.centreColours) {
      const at = colours.indexOf(colour)
      const owners = net.centreByArrow[at][cell] | (repeats ? net.centreByRepeat[at][cell] : 0)
      if (owners === 0) continue
      const cost = position.ownColours.includes(colour) ? aim.own : 0
      const worth = (owners & mine ? aim.own : aim.other) - cost
      if (best === null || worth > best.worth) best = { worth, colour }
    }
    return best
  })
}

/** Whose operation serves each step: one's own where it fits, else the next clockwise (FP-20). */
function ownersOf(net: Net, route: readonly Cell[], colour: Colour): readonly Seat[] {
  const { seat, sheets } = net.position
  const at = colours.indexOf(colour)
  let before = -1
  return route.slice(1).map((to, i) => {
    const from = route[i]
    const direction = neighbours.indexOf(to, from * 8) - from * 8
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
