import { centre, type Cell } from '../facts'
import { keepRoute, type Found } from './incumbents'
import { atPromise, atStretch, atWay, atWorth as atStepWorth, drop, put, take, Waiting } from './frontier'
import { closed, Graph } from './graph'
import { isKnown, note, Memory } from './dominance'
import { beginPairing, limit, Pairing, wordsOfPairing } from './assignment'
import { closeSteps, look, Sight } from './reachability'
import {
  atBefore,
  atCame,
  atHigh,
  atLength,
  atLow,
  atNode,
  atWorth,
  hold,
  keep,
  letGo,
  nothingYet,
  release,
  Stretches,
} from './partialPaths'

/**
 * Where a search stands: see `startSearch` for how it goes. This and all that it works with are classes, because what is
 * compiled for the first of the objects that a literal makes is thrown away when it makes the second: a program just
 * started would become quick twice.
 */
export class Growth {
  readonly found: Found
  readonly graph: Graph
  readonly stretches: Stretches
  readonly sight: Sight
  readonly pairing: Pairing
  readonly memory: Memory
  readonly waiting: Waiting
  /** The least length of a route. */
  readonly minimum: number
  /** Steps looked at, and those that were taken without a look. */
  nodes: number
  skipped: number

  constructor(found: Found) {
    const graph = new Graph(found.net, found.aim)
    const stretches = new Stretches(graph.nodes, graph.repeats.length, wordsOfPairing(graph.nodes))
    const waiting = new Waiting(graph.nodes)
    beginPairing(stretches, graph.nodes, found.aim)
    this.found = found
    this.graph = graph
    this.stretches = stretches
    this.sight = new Sight(graph, stretches)
    this.pairing = new Pairing(graph.nodes, found.aim)
    this.memory = new Memory(found.count)
    this.waiting = waiting
    this.minimum = found.net.position.minimum
    this.nodes = 0
    this.skipped = 0
    for (const node of graph.starts) {
      hold(stretches, nothingYet)
      put(waiting, 1, nothingYet, ~node, found.aim.own, 0x3fff_ffff)
    }
  }
}

/** Takes the next step; false if none is left. */
export function advance(growth: Growth): boolean {
  const { waiting, stretches, graph, found } = growth
  if (waiting.count === 0) return false
  const step = take(waiting)
  const before = waiting.words[step + atStretch]
  const way = waiting.words[step + atWay]
  const worth = waiting.words[step + atStepWorth]
  const promise = waiting.words[step + atPromise]
  drop(waiting, step)
  if (promise <= found.floor) growth.skipped++
  else {
    growth.nodes++
    if (way < 0) arrive(growth, before, -1, ~way, worth)
    else arrive(growth, before, way, graph.target[way], worth)
  }
  release(stretches, before)
  return true
}

/** A stretch grows to a node by a way (-1 at a start): if that promises enough, its own steps wait from now on. */
function arrive(growth: Growth, before: number, way: number, node: number, worth: number) {
  const { found, graph, stretches, sight, pairing, memory, minimum } = growth
  const { words, next } = stretches
  const { floor } = found
  const length = words[before + atLength] + 1
  const left = look(sight, before, way, node)
  if (left === 0 || length + left < minimum) return
  // It may be left out if some at least as good have been here before, with the same discs left.
  const { low, high } = sight
  const came = way < 0 ? 8 : graph.direction[way]
  const cameAs = way < 0 || graph.ahead[way] < 0 ? 8 : came
  const rest = (node << 8) | (cameAs << 4) | (length + 1 < minimum ? length : 0)
  if (isKnown(memory, low, high, rest, worth)) return
  closeSteps(sight)
  const promise = worth + limit(pairing, sight, before, node, floor - worth)
  if (promise <= floor) return
  note(memory, low, high, rest, worth)
  words[next + atNode] = node
  words[next + atCame] = came
  words[next + atLength] = length
  words[next + atWorth] = worth
  words[next + atLow] = low
  words[next + atHigh] = high
  words[next + atBefore] = before
  keep(stretches)
  const end = runOn(growth, next)
  const last = stretches.words[end + atNode]
  const price = stretches.words[end + atWorth] + pairing.sum - pairing.leaving[last]
  for (let on = graph.from[last]; on < graph.from[last + 1]; on++) growBy(growth, end, on, price)
  letGo(stretches, end)
}

/**
 * A stretch goes a way if it can: to the centre at once, else the step waits if it promises enough. The price is what
 * the whole route promises apart from that of the step.
 */
function growBy(growth: Growth, stretch: number, way: number, price: number) {
  const { graph, found, pairing, waiting, stretches } = growth
  const { words } = stretches
  const gain = gainOf(growth, stretch, way)
  if (gain === closed) return
  const to = graph.target[way]
  const worth = words[stretch + atWorth] + gain
  const length = words[stretch + atLength] + 1
  if (to === 0) {
    if (length >= growth.minimum && worth > found.floor) keepEnd(growth, stretch)
    return
  }
  const promise = price - pairing.entering[to] + gain
  if (promise <= found.floor) return
  hold(stretches, stretch)
  put(waiting, length, stretch, way, worth, promise)
}

/** What a stretch gains by a way; `closed` if it can't go there. */
function gainOf({ graph, stretches }: Growth, stretch: number, way: number): number {
  const { words } = stretches
  const to = graph.target[way]
  if (((to < 31 ? words[stretch + atLow] >> to : words[stretch + atHigh] >> (to - 31)) & 1) === 0) return closed
  return words[stretch + atCame] === graph.direction[way] ? graph.straight[way] : graph.turning[way]
}

/** The only way that a stretch can go; -1 if there are several, or none. */
function onlyWay(growth: Growth, stretch: number): number {
  const { from } = growth.graph
  const node = growth.stretches.words[stretch + atNode]
  let only = -1
  for (let way = from[node]; way < from[node + 1]; way++) {
    if (gainOf(growth, stretch, way) === closed) continue
    if (only >= 0) return -1
    only = way
  }
  return only
}

/**
 * A stretch that was just looked at grows as long as there is only one way, which needs no look: it takes what was paid
 * for the step out of the pairing, and leaves the rest as it is. Gives the longer stretch.
 */
function runOn(growth: Growth, stretch: number): number {
  const { graph, stretches, pairing, sight } = growth
  const { bits } = sight.tables
  let end = stretch
  for (;;) {
    const way = onlyWay(growth, end)
    if (way < 0 || graph.target[way] === 0) return end
    const { words, next, size } = stretches
    const to = graph.target[way]
    pairing.sum -= pairing.leaving[words[end + atNode]] + pairing.entering[to]
    words.copyWithin(next, end, end + size)
    words[next + atNode] = to
    words[next + atCame] = graph.direction[way]
    words[next + atLength]++
    words[next + atWorth] += gainOf(growth, end, way)
    words[next + atLow] &= ~bits[to * 2]
    words[next + atHigh] &= ~bits[to * 2 + 1]
    words[next + atBefore] = end
    keep(stretches)
    end = next
  }
}

/** A stretch goes to the centre. */
function keepEnd({ found, graph, stretches }: Growth, stretch: number) {
  const { words } = stretches
  const route: Cell[] = [centre]
  for (let one = stretch; one !== nothingYet; one = words[one + atBefore])
    route.unshift(graph.cellOf[words[one + atNode]])
  keepRoute(found, route)
}
