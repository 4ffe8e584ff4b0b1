import { ownOut, out, row, type Adjacency } from './adjacency'
import type { Objective } from './best'
import { memberOf } from './bitSets'
import { atRepeats, type PartialPaths } from './partialPaths'
import type { Reachability } from './reachability'

/**
 * The assignment bound: an upper bound for the rest of a route. A route leaves and enters each of its nodes once, so it is
 * an assignment of nodes left to nodes entered, where a node it passes by is assigned to itself for nothing; an optimal
 * assignment may have cycles besides, so it is worth at least as much.
 *
 * Solved by dual prices: no step is worth more than the price of leaving its source plus that of entering its target, and
 * assigned steps are worth exactly that, so the sum of all prices is the assignment's value. As a route grows, nodes and
 * steps are only lost: the prices stay feasible, and only nodes that lost their mate have to be assigned again.
 */
export class Assignment {
  readonly objective: Objective
  readonly nodes: number
  /** For each node left the node entered, and the inverse; -1: unassigned. */
  readonly mate: Int32Array
  readonly partner: Int32Array
  /** The dual prices of leaving and entering a node, and their sum. */
  readonly leaving: Int32Array
  readonly entering: Int32Array
  sum: number
  /** Unassigned nodes among those left, as a bit set. */
  unassignedLow: number
  unassignedHigh: number
  /** Scratch for the shortest augmenting path: distances, predecessors, and the nodes settled so far. */
  readonly distance: Int32Array
  readonly via: Int32Array
  readonly settled: Int32Array

  constructor(nodes: number, objective: Objective) {
    const node = () => new Int32Array(nodes)
    this.objective = objective
    this.nodes = nodes
    this.mate = node()
    this.partner = node()
    this.leaving = node()
    this.entering = node()
    this.sum = 0
    this.unassignedLow = 0
    this.unassignedHigh = 0
    this.distance = node()
    this.via = node()
    this.settled = node()
  }
}

/** Words an assignment takes in a partial path: half a word each for mates and the two prices. */
export function wordsOfAssignment(nodes: number): number {
  return (nodes * 3 + 1) >> 1
}

/** Writes the empty path's assignment to a new block of paths: nothing assigned, prices that cover any step. */
export function writeEmptyAssignment({ halves, repeatWords }: PartialPaths, nodes: number, objective: Objective): void {
  const at = (atRepeats + repeatWords) * 2
  halves.fill(-1, at, at + nodes)
  halves.fill(objective.own, at + nodes, at + nodes * 2)
}

/**
 * Upper bound for the rest of a path extended to a node, over what is reachable. Writes the assignment to `paths.next`;
 * gives up and returns `floor` once the bound is no higher than that.
 */
export function upperBound(
  assignment: Assignment,
  reach: Reachability,
  path: number,
  node: number,
  floor: number,
): number {
  warmStart(assignment, reach, path, node)
  const { bits } = reach.adjacency
  while ((assignment.unassignedLow | assignment.unassignedHigh) !== 0) {
    if (assignment.sum <= floor) return floor
    const one = memberOf(assignment.unassignedLow, assignment.unassignedHigh)
    assignment.unassignedLow &= ~bits[one * 2]
    assignment.unassignedHigh &= ~bits[one * 2 + 1]
    if (!augment(assignment, reach, one)) return floor
  }
  if (assignment.sum <= floor) return floor
  writeBack(assignment, reach, node)
  return assignment.sum
}

/** What a step is worth; below any price if it is not open. */
function worthOf({ rows, bits }: Adjacency, objective: Objective, from: number, to: number): number {
  if (from === to) return 0
  const low = bits[to * 2]
  const high = bits[to * 2 + 1]
  if (((rows[from * row + ownOut] & low) | (rows[from * row + ownOut + 1] & high)) !== 0) return objective.own
  return ((rows[from * row + out] & low) | (rows[from * row + out + 1] & high)) !== 0 ? objective.other : -0x8000_0000
}

/** Warm start: takes over the parent's prices for reachable nodes, and those of its pairs that still hold. */
function warmStart(assignment: Assignment, { paths, adjacency, low, high }: Reachability, path: number, node: number) {
  const { objective, nodes, mate, partner, leaving, entering } = assignment
  const { halves, repeatWords } = paths
  const { bits } = adjacency
  const at = (path + atRepeats + repeatWords) * 2
  let sum = 0
  for (let someLow = low, someHigh = high; (someLow | someHigh) !== 0;) {
    const one = memberOf(someLow, someHigh)
    someLow &= ~bits[one * 2]
    someHigh &= ~bits[one * 2 + 1]
    partner[one] = -1
    sum += entering[one] = halves[at + nodes * 2 + one]
  }
  let unassignedLow = 0
  let unassignedHigh = 0
  // As many nodes are left as entered: the route's end is left, the centre is not.
  for (let someLow = (low & ~1) | bits[node * 2], someHigh = high | bits[node * 2 + 1]; (someLow | someHigh) !== 0;) {
    const one = memberOf(someLow, someHigh)
    someLow &= ~bits[one * 2]
    someHigh &= ~bits[one * 2 + 1]
    const to = halves[at + one]
    const price = halves[at + nodes + one]
    sum += leaving[one] = price
    if (
      to >= 0 &&
      ((low & bits[to * 2]) | (high & bits[to * 2 + 1])) !== 0 &&
      worthOf(adjacency, objective, one, to) === price + entering[to]
    ) {
      mate[one] = to
      partner[to] = one
    } else {
      unassignedLow |= bits[one * 2]
      unassignedHigh |= bits[one * 2 + 1]
    }
  }
  assignment.sum = sum
  assignment.unassignedLow = unassignedLow
  assignment.unassignedHigh = unassignedHigh
}

/**
 * Assigns one more node along a shortest augmenting path (Dijkstra over reduced costs, by which the prices exceed a step's
 * worth). False if there is none.
 */
function augment(assignment: Assignment, { adjacency, low, high }: Reachability, root: number): boolean {
  const { objective, partner, leaving, entering, distance, via, settled } = assignment
  const { rows, bits } = adjacency
  let restLow = low
  let restHigh = high
  let fringeLow = 0
  let fringeHigh = 0
  let count = 0
  let one = root
  let length = 0
  for (;;) {
    const base = length + leaving[one]
    const ownLow = rows[one * row + ownOut]
    const ownHigh = rows[one * row + ownOut + 1]
    let toLow = (rows[one * row + out] | bits[one * 2]) & restLow
    let toHigh = (rows[one * row + out + 1] | bits[one * 2 + 1]) & restHigh
    while ((toLow | toHigh) !== 0) {
      const to = memberOf(toLow, toHigh)
      const bitLow = bits[to * 2]
      const bitHigh = bits[to * 2 + 1]
      toLow &= ~bitLow
      toHigh &= ~bitHigh
      const worth = to === one ? 0 : ((ownLow & bitLow) | (ownHigh & bitHigh)) !== 0 ? objective.own : objective.other
      const far = base + entering[to] - worth
      if (((fringeLow & bitLow) | (fringeHigh & bitHigh)) !== 0 && far >= distance[to]) continue
      fringeLow |= bitLow
      fringeHigh |= bitHigh
      distance[to] = far
      via[to] = one
    }
    let nearest = -1
    for (let someLow = fringeLow, someHigh = fringeHigh; (someLow | someHigh) !== 0;) {
      const to = memberOf(someLow, someHigh)
      someLow &= ~bits[to * 2]
      someHigh &= ~bits[to * 2 + 1]
      if (nearest < 0 || distance[to] < distance[nearest]) nearest = to
    }
    if (nearest < 0) return false
    length = distance[nearest]
    if (partner[nearest] < 0) {
      applyPath(assignment, root, nearest, count)
      return true
    }
    settled[count++] = nearest
    fringeLow &= ~bits[nearest * 2]
    fringeHigh &= ~bits[nearest * 2 + 1]
    restLow &= ~bits[nearest * 2]
    restHigh &= ~bits[nearest * 2 + 1]
    one = partner[nearest]
  }
}

/** Updates the prices by the distances of the settled nodes, and reassigns along the path. */
function applyPath(assignment: Assignment, root: number, end: number, count: number) {
  const { mate, partner, leaving, entering, distance, via, settled } = assignment
  const length = distance[end]
  leaving[root] -= length
  for (let i = 0; i < count; i++) {
    const to = settled[i]
    entering[to] += length - distance[to]
    leaving[partner[to]] -= length - distance[to]
  }
  for (let to = end; ;) {
    const one = via[to]
    const was = mate[one]
    mate[one] = to
    partner[to] = one
    if (one === root) break
    to = was
  }
  assignment.sum -= length
}

function writeBack(
  { nodes, mate, leaving, entering }: Assignment,
  { paths, adjacency, low, high }: Reachability,
  node: number,
) {
  const { halves, next, repeatWords } = paths
  const { bits } = adjacency
  const at = (next + atRepeats + repeatWords) * 2
  for (let someLow = low | bits[node * 2], someHigh = high | bits[node * 2 + 1]; (someLow | someHigh) !== 0;) {
    const one = memberOf(someLow, someHigh)
    someLow &= ~bits[one * 2]
    someHigh &= ~bits[one * 2 + 1]
    halves[at + one] = mate[one]
    halves[at + nodes + one] = leaving[one]
    halves[at + nodes * 2 + one] = entering[one]
  }
}
