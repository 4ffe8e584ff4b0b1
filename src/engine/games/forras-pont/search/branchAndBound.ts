import { centre } from '../board'
import type { Cell } from '../facts'
import { Assignment, upperBound, wordsOfAssignment, writeEmptyAssignment } from './assignment'
import { DominanceTable, isDominated, store } from './dominance'
import { atBound, atEdge, atPath, atGained as atStepGained, Frontier, pop, push, release } from './frontier'
import { closed, SearchGraph } from './graph'
import { offerRoute, type Incumbents } from './incumbents'
import {
  addReference,
  atCame,
  atGained,
  atHigh,
  atLength,
  atLow,
  atNode,
  atParent,
  dropReference,
  emptyPath,
  freeUnused,
  keep,
  PartialPaths,
} from './partialPaths'
import { findReachable, pruneSteps, Reachability } from './reachability'

/**
 * The state of a search; `startSearch` says how it works. This and its parts are classes: code optimised for the first object
 * made by a literal would be deoptimised by V8 on the second instance.
 */
export class BranchAndBound {
  readonly incumbents: Incumbents
  readonly graph: SearchGraph
  readonly paths: PartialPaths
  readonly reach: Reachability
  readonly assignment: Assignment
  readonly dominance: DominanceTable
  readonly frontier: Frontier
  /** The least length of a route. */
  readonly minimum: number
  /** Steps taken off the frontier: expanded, and pruned by their bound. */
  expansions: number
  pruned: number

  constructor(incumbents: Incumbents) {
    const graph = new SearchGraph(incumbents.discs, incumbents.objective)
    const paths = new PartialPaths(graph.nodes, graph.repeats.length, wordsOfAssignment(graph.nodes))
    const frontier = new Frontier(graph.nodes)
    writeEmptyAssignment(paths, graph.nodes, incumbents.objective)
    this.incumbents = incumbents
    this.graph = graph
    this.paths = paths
    this.reach = new Reachability(graph, paths)
    this.assignment = new Assignment(graph.nodes, incumbents.objective)
    this.dominance = new DominanceTable(incumbents.count)
    this.frontier = frontier
    this.minimum = incumbents.discs.standpoint.minimum
    this.expansions = 0
    this.pruned = 0
    for (const node of graph.starts) {
      addReference(paths, emptyPath)
      push(frontier, 1, emptyPath, ~node, incumbents.objective.own, 0x3fff_ffff)
    }
  }
}

/** Takes the next step off the frontier; false if it is empty. */
export function expandNext(search: BranchAndBound): boolean {
  const { frontier, paths, graph, incumbents } = search
  if (frontier.count === 0) return false
  const step = pop(frontier)
  const parent = frontier.words[step + atPath]
  const edge = frontier.words[step + atEdge]
  const gained = frontier.words[step + atStepGained]
  const bound = frontier.words[step + atBound]
  release(frontier, step)
  if (bound <= incumbents.floor) search.pruned++
  else {
    search.expansions++
    if (edge < 0) expand(search, parent, -1, ~edge, gained)
    else expand(search, parent, edge, graph.target[edge], gained)
  }
  dropReference(paths, parent)
  return true
}

/** Expands a path by an edge to a node (edge -1 at a start): if the bound allows, its successors join the frontier. */
function expand(search: BranchAndBound, parent: number, edge: number, node: number, gained: number) {
  const { incumbents, graph, paths, reach, assignment, dominance, minimum } = search
  const { words, next } = paths
  const { floor } = incumbents
  const length = words[parent + atLength] + 1
  const left = findReachable(reach, parent, edge, node)
  if (left === 0 || length + left < minimum) return
  // The incoming direction is part of the state only where a repeat could follow it.
  const { low, high } = reach
  const came = edge < 0 ? 8 : graph.direction[edge]
  const cameAs = edge < 0 || graph.ahead[edge] < 0 ? 8 : came
  const state = (node << 8) | (cameAs << 4) | (length + 1 < minimum ? length : 0)
  if (isDominated(dominance, low, high, state, gained)) return
  pruneSteps(reach)
  const bound = gained + upperBound(assignment, reach, parent, node, floor - gained)
  if (bound <= floor) return
  store(dominance, low, high, state, gained)
  words[next + atNode] = node
  words[next + atCame] = came
  words[next + atLength] = length
  words[next + atGained] = gained
  words[next + atLow] = low
  words[next + atHigh] = high
  words[next + atParent] = parent
  keep(paths)
  const end = extendWhileForced(search, next)
  const last = paths.words[end + atNode]
  const price = paths.words[end + atGained] + assignment.sum - assignment.leaving[last]
  for (let onward = graph.from[last]; onward < graph.from[last + 1]; onward++) addSuccessor(search, end, onward, price)
  freeUnused(paths, end)
}

/**
 * Adds a path's step by an edge to the frontier if it is open and its bound allows; a step to the centre completes a route
 * at once. `price` is the bound for the whole route without the step's own part.
 */
function addSuccessor(search: BranchAndBound, path: number, edge: number, price: number) {
  const { graph, incumbents, assignment, frontier, paths } = search
  const { words } = paths
  const gain = gainOf(search, path, edge)
  if (gain === closed) return
  const to = graph.target[edge]
  const gained = words[path + atGained] + gain
  const length = words[path + atLength] + 1
  if (to === 0) {
    if (length >= search.minimum && gained > incumbents.floor) complete(search, path)
    return
  }
  const bound = price - assignment.entering[to] + gain
  if (bound <= incumbents.floor) return
  addReference(paths, path)
  push(frontier, length, path, edge, gained, bound)
}

/** What a path gains by an edge; `closed` if it can't take it. */
function gainOf({ graph, paths }: BranchAndBound, path: number, edge: number): number {
  const { words } = paths
  const to = graph.target[edge]
  if (((to < 31 ? words[path + atLow] >> to : words[path + atHigh] >> (to - 31)) & 1) === 0) return closed
  return words[path + atCame] === graph.direction[edge] ? graph.straight[edge] : graph.turning[edge]
}

/** The only edge a path can take; -1 if there are several, or none. */
function onlyEdge(search: BranchAndBound, path: number): number {
  const { from } = search.graph
  const node = search.paths.words[path + atNode]
  let only = -1
  for (let edge = from[node]; edge < from[node + 1]; edge++) {
    if (gainOf(search, path, edge) === closed) continue
    if (only >= 0) return -1
    only = edge
  }
  return only
}

/**
 * Extends a path just expanded while it has only one successor, which needs no expansion: the step's prices leave the
 * assignment, and the rest of it stays optimal. Returns the longer path.
 */
function extendWhileForced(search: BranchAndBound, path: number): number {
  const { graph, paths, assignment, reach } = search
  const { bits } = reach.adjacency
  let end = path
  for (;;) {
    const edge = onlyEdge(search, end)
    if (edge < 0 || graph.target[edge] === 0) return end
    const { words, next, size } = paths
    const to = graph.target[edge]
    assignment.sum -= assignment.leaving[words[end + atNode]] + assignment.entering[to]
    words.copyWithin(next, end, end + size)
    words[next + atNode] = to
    words[next + atCame] = graph.direction[edge]
    words[next + atLength]++
    words[next + atGained] += gainOf(search, end, edge)
    words[next + atLow] &= ~bits[to * 2]
    words[next + atHigh] &= ~bits[to * 2 + 1]
    words[next + atParent] = end
    keep(paths)
    end = next
  }
}

/** Completes a path with the centre. */
function complete({ incumbents, graph, paths }: BranchAndBound, path: number) {
  const { words } = paths
  const route: Cell[] = [centre]
  for (let one = path; one !== emptyPath; one = words[one + atParent]) route.unshift(graph.cellOf[words[one + atNode]])
  offerRoute(incumbents, route)
}
