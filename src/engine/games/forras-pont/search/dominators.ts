import { memberOf } from './bitSets'
import { row, type Adjacency } from './adjacency'

/** The dominators of the nodes reachable from a root: the nodes on every path there. Each node dominates itself. */
export class Dominators {
  /** For each reachable node its dominators, as a bit set. */
  readonly of: Int32Array
  /** The reachable nodes, and those of them with no dominator but themselves, as bit sets. */
  low: number
  high: number
  undominatedLow: number
  undominatedHigh: number

  constructor(nodes: number) {
    this.of = new Int32Array(nodes * 2)
    this.low = 0
    this.high = 0
    this.undominatedLow = 0
    this.undominatedHigh = 0
  }
}

/**
 * Computes dominators from a root over one kind of adjacency rows, among the allowed nodes. Iterates to a fixed point: a
 * node's dominators are those that all its predecessors share, so when a node loses one, its successors are due again.
 */
export function findDominators(
  dominators: Dominators,
  { rows, bits }: Adjacency,
  root: number,
  by: number,
  allowedLow: number,
  allowedHigh: number,
): void {
  const { of } = dominators
  let waveLow = rows[root * row + by] & allowedLow
  let waveHigh = rows[root * row + by + 1] & allowedHigh
  let low = waveLow
  let high = waveHigh
  // Direct successors of the root have no other dominator. Such nodes can't lose any.
  resetDominators(of, bits, low, high)
  let openLow = allowedLow & ~low
  let openHigh = allowedHigh & ~high
  let nextLow = 0
  let nextHigh = 0
  while ((waveLow | waveHigh) !== 0) {
    const node = memberOf(waveLow, waveHigh)
    const at = node * 2
    const bitLow = bits[at]
    const bitHigh = bits[at + 1]
    const mineLow = of[at]
    const mineHigh = of[at + 1]
    waveLow &= ~bitLow
    waveHigh &= ~bitHigh
    if (mineLow === bitLow && mineHigh === bitHigh) {
      openLow &= ~bitLow
      openHigh &= ~bitHigh
    }
    const from = node * row + by
    const changedLow = narrowLow(of, low, rows[from] & openLow, mineLow, mineHigh)
    const changedHigh = narrowHigh(of, high, rows[from + 1] & openHigh, mineLow, mineHigh)
    low |= changedLow
    high |= changedHigh
    nextLow |= changedLow
    nextHigh |= changedHigh
    if ((waveLow | waveHigh) !== 0) continue
    waveLow = nextLow
    waveHigh = nextHigh
    nextLow = nextHigh = 0
  }
  dominators.low = low
  dominators.high = high
  dominators.undominatedLow = allowedLow & ~openLow
  dominators.undominatedHigh = allowedHigh & ~openHigh
}

/** Makes each of these nodes its own only dominator. */
function resetDominators(of: Int32Array, bits: Int32Array, low: number, high: number): void {
  for (let someLow = low, someHigh = high; (someLow | someHigh) !== 0;) {
    const at = memberOf(someLow, someHigh) * 2
    someLow &= ~(of[at] = bits[at])
    someHigh &= ~(of[at + 1] = bits[at + 1])
  }
}

/**
 * Keeps of some nodes' dominators only those that a predecessor shares, and returns the nodes that this changed. The nodes
 * are of the low word, in the next function of the high one: a search spends most of its time in these two.
 */
function narrowLow(of: Int32Array, reached: number, nodes: number, mineLow: number, mineHigh: number): number {
  let changed = 0
  for (let some = nodes; some !== 0;) {
    const to = 31 - Math.clz32(some)
    const bit = 1 << to
    const at = to * 2
    some ^= bit
    let keptLow = mineLow | bit
    let keptHigh = mineHigh
    if ((reached & bit) !== 0) {
      keptLow &= of[at]
      keptHigh &= of[at + 1]
      if (keptLow === of[at] && keptHigh === of[at + 1]) continue
    }
    of[at] = keptLow
    of[at + 1] = keptHigh
    changed |= bit
  }
  return changed
}

function narrowHigh(of: Int32Array, reached: number, nodes: number, mineLow: number, mineHigh: number): number {
  let changed = 0
  for (let some = nodes; some !== 0;) {
    const to = 31 - Math.clz32(some)
    const bit = 1 << to
    const at = (to + 31) * 2
    some ^= bit
    let keptLow = mineLow
    let keptHigh = mineHigh | bit
    if ((reached & bit) !== 0) {
      keptLow &= of[at]
      keptHigh &= of[at + 1]
      if (keptLow === of[at] && keptHigh === of[at + 1]) continue
    }
    of[at] = keptLow
    of[at + 1] = keptHigh
    changed |= bit
  }
  return changed
}
