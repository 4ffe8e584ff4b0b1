import { findDominators, Dominators } from './dominators'
import type { SearchGraph } from './graph'
import { memberOf, sizeOf } from './bitSets'
import { atHigh, atLow, type PartialPaths } from './partialPaths'
import { into, buildRows, out, ownOut, row, Adjacency } from './adjacency'

/**
 * The nodes and steps that can be on a simple path from a partial route's end to the centre. A node can't if one of its
 * dominators from the end is also one of its dominators to the centre: every path through it would pass that node twice.
 */
export class Reachability {
  readonly paths: PartialPaths
  readonly adjacency: Adjacency
  /** Dominators from the route's end, and (over reversed steps) from the centre. */
  readonly fromEnd: Dominators
  readonly toCentre: Dominators
  /** The nodes that remain, as a bit set. */
  low: number
  high: number

  constructor(graph: SearchGraph, paths: PartialPaths) {
    this.paths = paths
    this.adjacency = new Adjacency(graph)
    this.fromEnd = new Dominators(graph.nodes)
    this.toCentre = new Dominators(graph.nodes)
    this.low = 0
    this.high = 0
  }
}

/**
 * Finds the nodes that remain after a path is extended to a node by an edge (-1 at a start). Returns their number, the centre
 * included; 0 if the centre is unreachable.
 */
export function findReachable(reach: Reachability, path: number, edge: number, node: number): number {
  const { paths, adjacency, fromEnd, toCentre } = reach
  const { words } = paths
  const { bits } = adjacency
  const allowedLow = words[path + atLow] & ~bits[node * 2]
  const allowedHigh = words[path + atHigh] & ~bits[node * 2 + 1]
  buildRows(adjacency, paths, path, edge, node, allowedLow, allowedHigh)
  findDominators(fromEnd, adjacency, node, out, allowedLow, allowedHigh)
  // Node 0 is the centre.
  if ((fromEnd.low & 1) === 0) return 0
  findDominators(toCentre, adjacency, 0, into, fromEnd.low & ~1, fromEnd.high)
  let low = toCentre.low
  let high = toCentre.high
  let someLow = low & ~fromEnd.undominatedLow & ~toCentre.undominatedLow
  let someHigh = high & ~fromEnd.undominatedHigh & ~toCentre.undominatedHigh
  while ((someLow | someHigh) !== 0) {
    const one = memberOf(someLow, someHigh)
    const bitLow = bits[one * 2]
    const bitHigh = bits[one * 2 + 1]
    someLow &= ~bitLow
    someHigh &= ~bitHigh
    if (shareDominator(reach, one, one, bitLow, bitHigh)) {
      low &= ~bitLow
      high &= ~bitHigh
    }
  }
  reach.low = low | 1
  reach.high = high
  return sizeOf(low, high) + 1
}

/** Whether a dominator of one node from the end is a dominator of the other to the centre, exceptions aside. */
function shareDominator(
  { fromEnd, toCentre }: Reachability,
  one: number,
  other: number,
  exceptLow: number,
  exceptHigh: number,
): boolean {
  const commonLow = fromEnd.of[one * 2] & toCentre.of[other * 2] & ~exceptLow
  const commonHigh = fromEnd.of[one * 2 + 1] & toCentre.of[other * 2 + 1] & ~exceptHigh
  return (commonLow | commonHigh) !== 0
}

/** Removes steps that can't be on a simple path to the centre. Call after `findReachable`. */
export function pruneSteps(reach: Reachability): void {
  const { adjacency, fromEnd, toCentre, low, high } = reach
  const { rows, bits } = adjacency
  let someLow = low & ~1
  let someHigh = high
  while ((someLow | someHigh) !== 0) {
    const one = memberOf(someLow, someHigh)
    const bitLow = bits[one * 2]
    const bitHigh = bits[one * 2 + 1]
    someLow &= ~bitLow
    someHigh &= ~bitHigh
    let toLow = rows[one * row + out] & low & ~1
    let toHigh = rows[one * row + out + 1] & high
    if (((fromEnd.undominatedLow & bitLow) | (fromEnd.undominatedHigh & bitHigh)) !== 0) {
      toLow &= ~toCentre.undominatedLow
      toHigh &= ~toCentre.undominatedHigh
    }
    while ((toLow | toHigh) !== 0) {
      const to = memberOf(toLow, toHigh)
      toLow &= ~bits[to * 2]
      toHigh &= ~bits[to * 2 + 1]
      if (!shareDominator(reach, one, to, 0, 0)) continue
      rows[one * row + out] &= ~bits[to * 2]
      rows[one * row + out + 1] &= ~bits[to * 2 + 1]
      rows[one * row + ownOut] &= ~bits[to * 2]
      rows[one * row + ownOut + 1] &= ~bits[to * 2 + 1]
    }
  }
}
