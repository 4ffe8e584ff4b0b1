import type { Seat } from '../../core/contract'
import { makeBound } from './bound'
import { centre, colours, directionBetween, type Cell, type ClaimAnswer, type Colour } from './facts'
import { findRoute } from './exists'
import { makeFront, type Stretch } from './front'
import { closed, makeGraph, stepBy } from './graph'
import { makeMemory, type Memory } from './memory'
import type { Net } from './net'

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
 * Branch and bound over all lengths in turn: from each length the most promising stretch (see `makeBound`) grows by one
 * disc, then it is the next length's turn. So good routes are found soon, and the search is over when no stretch
 * promises more. Where two stretches end on the same disc with the same discs left that count, the rest
 * is the same for both: the one that has gathered less is given up. If there is a route, one is found whatever the
 * budget (see `findRoute`), unless only routes worth more than `above` are asked for.
 */
export function startSearch(net: Net, count: number, aim: Aim, above: number = -Infinity): Searching {
  const { minimum } = net.position
  const some = findRoute(net)
  if (some === null) return { goOn: () => ({ routes: [], proven: true, nodes: 0 }) }
  const graph = makeGraph(net, aim)
  const { from, target, direction, turning, straight } = graph
  const bound = makeBound(graph, aim)
  const found: Route[] = []
  const fronts = Array.from({ length: graph.nodes + 1 }, makeFront)
  let memory: Memory | null = null
  let floor = above
  let nodes = 0
  // Where the search stands: the starts already tried, the stretch that is growing with its next way, and whose turn it is.
  let tried = 0
  let growing: Stretch | null = null
  let way = 0
  let turn = 0
  let waiting = 0
  let taken = 0

  function keep(route: readonly Cell[], colour: Colour) {
    const owners = ownersOf(net, route, colour)
    const own = 1 + owners.filter((owner) => owner === net.position.seat).length
    const other = route.length - own
    const cost = net.position.ownColours.includes(colour) ? aim.own : 0
    const value = own * aim.own + other * aim.other - cost
    if (value <= floor || found.some(({ claim }) => claim.route.join() === route.join())) return
    found.push({ claim: { type: 'claim', colour, route, owners }, own, other, value })
    found.sort((a, b) => b.value - a.value)
    if (found.length > count) found.pop()
    if (found.length === count) floor = found[count - 1].value
  }

  function keepEnd(last: Stretch, colour: Colour) {
    const route: Cell[] = [centre]
    for (let one: Stretch | null = last; one !== null; one = one.before) route.unshift(graph.cellOf[one.node])
    keep(route, colour)
  }

  /** Whether it may be left out: stretches at least as good have been here before, with the same discs left. */
  function isKnown(node: number, came: number, length: number, worth: number): boolean {
    let cameAs = 8
    for (let way = from[node]; way < from[node + 1]; way++)
      if (direction[way] === came && turning[way] !== straight[way]) cameAs = came
    const short = length + 1 < minimum ? length : 0
    memory ??= makeMemory(count)
    return memory.isKnown(bound.low(), node, bound.high(), cameAs, short, worth)
  }

  /** A stretch that has come to a node joins the front of its length if it promises enough. */
  function arrive(node: number, came: number, worth: number, before: Stretch | null) {
    nodes++
    const length = before === null ? 1 : before.length + 1
    const low = before === null ? -1 : before.low
    const high = before === null ? -1 : before.high
    if (!bound.look(node, came, without(low, node), without(high, node - 31))) return
    if (length + bound.count() < minimum) return
    const promise = worth + bound.limit(node, before === null ? null : before.mates)
    if (promise <= floor || isKnown(node, came, length, worth)) return
    const mates = bound.mates.slice()
    waiting++
    fronts[length].put({ node, came, length, worth, promise, low: bound.low(), high: bound.high(), mates, before })
  }

  /** Lets a stretch go its next way. */
  function growBy(stretch: Stretch, next: number) {
    const { came, length, worth, low, high } = stretch
    const goes = came === direction[next]
    const gain = goes ? straight[next] : turning[next]
    if (gain === closed) return
    const to = target[next]
    if (to === 0) {
      const colour = (goes ? graph.straightColour : graph.turningColour)[next]
      if (length + 1 >= minimum && worth + gain > floor) keepEnd(stretch, colour!)
    } else if (((to < 31 ? low >> to : high >> (to - 31)) & 1) !== 0) {
      arrive(to, direction[next], worth + gain, stretch)
    }
  }

  /** The most promising stretch of the next length that has any; only if some are waiting. */
  function takeNext(): Stretch {
    for (;;) {
      const stretch = fronts[turn].take()
      turn = (turn + 1) % fronts.length
      if (stretch === null) continue
      waiting--
      taken++
      return stretch
    }
  }

  /** Does the next bit of work, at most one step; false if none is left. */
  function advance(): boolean {
    if (tried < graph.starts.length) arrive(graph.starts[tried++], 8, aim.own, null)
    else if (growing !== null && way < from[growing.node + 1]) growBy(growing, way++)
    else if (waiting > 0) {
      const stretch = takeNext()
      growing = stretch.promise > floor ? stretch : null
      way = from[stretch.node]
    } else return false
    return true
  }

  function goOn({ nodes: most, hurry }: Budget): Search {
    const until = nodes + most
    let asked = nodes + taken
    let proven = false
    while (!proven && nodes < until) {
      proven = !advance()
      if (nodes + taken < asked + clockEvery) continue
      asked = nodes + taken
      if (hurry()) break
    }
    return { routes: [...found], proven, nodes }
  }

  if (above === -Infinity) keep(some, colourFor(net, aim, some))
  return { goOn }
}

/** Steps between two looks at the clock: in a program just started, one may take a twentieth of a millisecond. */
const clockEvery = 8

/** A word without a bit, if that is one of its own. */
function without(word: number, bit: number): number {
  return bit >= 0 && bit < 31 ? word & ~(1 << bit) : word
}

/** The best colour for a route to lay on the centre. */
function colourFor(net: Net, aim: Aim, route: readonly Cell[]): Colour {
  const last = route[route.length - 2]
  const direction = directionBetween(last, centre)
  const goes = route.length > 2 && directionBetween(route[route.length - 3], last) === direction
  return stepBy(net, aim, last * 8 + direction, goes).colour!
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
