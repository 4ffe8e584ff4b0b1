import { limit, look, Bound } from './bound'
import { centre, type Cell } from './facts'
import { keepRoute, type Found } from './found'
import { put, take, type Front } from './front'
import { closed, Graph } from './graph'
import { isKnown, note, Memory } from './memory'
import { forget } from './tables'
import {
  atBefore,
  atCame,
  atHigh,
  atLength,
  atLow,
  atNode,
  atPromise,
  atWorth,
  keep,
  letGo,
  nothingYet,
  Stretches,
} from './stretches'

/**
 * Where a search stands: see `startSearch` for how it goes. This and all that it works with are classes, because what is
 * compiled for the first of the objects that a literal makes is thrown away when it makes the second: a program just
 * started would become quick twice.
 */
export class Growth {
  readonly found: Found
  readonly graph: Graph
  readonly stretches: Stretches
  readonly bound: Bound
  readonly memory: Memory
  /** For each length the stretches that wait. */
  readonly fronts: readonly Front[]
  /** The least length of a route. */
  readonly minimum: number
  /** Steps taken. */
  nodes: number
  /** Stretches taken from the fronts, and those that wait there. */
  taken: number
  waiting: number
  /** The length whose turn it is. */
  turn: number
  /** The starts already tried. */
  tried: number
  /** The stretch that is growing, with its next way and where its ways end. */
  growing: number
  way: number
  wayEnd: number

  constructor(found: Found) {
    const graph = new Graph(found.net, found.aim)
    const stretches = new Stretches(graph.nodes, graph.repeats.length)
    this.found = found
    this.graph = graph
    this.stretches = stretches
    this.bound = new Bound(graph, found.aim, stretches)
    this.memory = new Memory(found.count)
    this.fronts = Array.from({ length: graph.nodes + 1 }, (): Front => [])
    this.minimum = found.net.position.minimum
    this.nodes = 0
    this.taken = 0
    this.waiting = 0
    this.turn = 0
    this.tried = 0
    this.growing = nothingYet
    this.way = 0
    this.wayEnd = 0
  }
}

/** Does the next bit of work, at most one step; false if none is left. */
export function advance(growth: Growth): boolean {
  const { graph, found } = growth
  while (growth.way < growth.wayEnd) if (growBy(growth, growth.way++)) return true
  if (growth.tried < graph.starts.length) arrive(growth, nothingYet, -1, graph.starts[growth.tried++], found.aim.own)
  else if (growth.waiting > 0) {
    const { words } = growth.stretches
    letGo(growth.stretches, growth.growing)
    const growing = takeNext(growth)
    const node = words[growing + atNode]
    growth.growing = growing
    forget(growth.bound.tables)
    growth.way = graph.from[node]
    growth.wayEnd = words[growing + atPromise] > found.floor ? graph.from[node + 1] : growth.way
  } else return false
  return true
}

/** The most promising stretch of the next length that has any; only if some are waiting. */
function takeNext(growth: Growth): number {
  const { fronts } = growth
  let turn = growth.turn
  while (fronts[turn].length === 0) turn = turn + 1 === fronts.length ? 0 : turn + 1
  growth.turn = turn + 1 === fronts.length ? 0 : turn + 1
  growth.waiting--
  growth.taken++
  return take(fronts[turn], growth.stretches)
}

/** Lets the growing stretch go a way; tells whether that was a step. */
function growBy(growth: Growth, way: number): boolean {
  const { growing, graph, found, minimum } = growth
  const { words } = growth.stretches
  const gain = words[growing + atCame] === graph.direction[way] ? graph.straight[way] : graph.turning[way]
  if (gain === closed) return false
  const to = graph.target[way]
  if (to === 0) {
    if (words[growing + atLength] + 1 >= minimum && words[growing + atWorth] + gain > found.floor) keepEnd(growth)
    return false
  }
  if (((to < 31 ? words[growing + atLow] >> to : words[growing + atHigh] >> (to - 31)) & 1) === 0) return false
  arrive(growth, growing, way, to, gain)
  return true
}

/** The growing stretch goes to the centre. */
function keepEnd({ found, graph, stretches, growing }: Growth) {
  const { words } = stretches
  const route: Cell[] = [centre]
  for (let one = growing; one !== nothingYet; one = words[one + atBefore])
    route.unshift(graph.cellOf[words[one + atNode]])
  keepRoute(found, route)
}

/** A stretch that grows to a node by a way (-1 at a start) joins the front of its length if it promises enough. */
function arrive(growth: Growth, before: number, way: number, node: number, gain: number) {
  const { found, graph, stretches, bound, memory, minimum } = growth
  const { words, next } = stretches
  const { aim, floor } = found
  growth.nodes++
  const length = words[before + atLength] + 1
  const worth = words[before + atWorth] + gain
  const left = look(bound, before, way, node)
  if (left === 0 || length + left < minimum) return
  // It may be left out if some at least as good have been here before, with the same discs left.
  const low = words[next + atLow]
  const high = words[next + atHigh]
  const came = way < 0 ? 8 : graph.direction[way]
  const cameAs = way < 0 || graph.ahead[way] < 0 ? 8 : came
  const rest = (node << 8) | (cameAs << 4) | (length + 1 < minimum ? length : 0)
  if (isKnown(memory, low, high, rest, worth)) return
  const isOwn = way >= 0 && gain === aim.own && aim.own !== aim.other
  const promise = worth + limit(bound, before, node, left, isOwn, floor - worth)
  if (promise <= floor) return
  note(memory, low, high, rest, worth)
  words[next + atNode] = node
  words[next + atCame] = came
  words[next + atLength] = length
  words[next + atWorth] = worth
  words[next + atPromise] = promise
  words[next + atBefore] = before
  growth.waiting++
  put(growth.fronts[length], stretches, next)
  keep(stretches)
}
