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
  // Direct successors of the root have no other dominator, so they can't lose any.
  let openLow = allowedLow & ~waveLow
  let openHigh = allowedHigh & ~waveHigh
  for (let someLow = waveLow, someHigh = waveHigh; (someLow | someHigh) !== 0;) {
    const node = memberOf(someLow, someHigh)
    someLow &= ~(of[node * 2] = bits[node * 2])
    someHigh &= ~(of[node * 2 + 1] = bits[node * 2 + 1])
  }
  let nextLow = 0
  let nextHigh = 0
  while ((waveLow | waveHigh) !== 0) {
    const node = memberOf(waveLow, waveHigh)
    waveLow &= ~bits[node * 2]
    waveHigh &= ~bits[node * 2 + 1]
    const mineLow = of[node * 2]
    const mineHigh = of[node * 2 + 1]
    // Written out for both words: a search spends most of its time here.
    for (let some = rows[node * row + by] & openLow; some !== 0;) {
      const to = 31 - Math.clz32(some)
      const bit = 1 << to
      const at = to * 2
      some ^= bit
      let keptLow = mineLow | bit
      let keptHigh = mineHigh
      if ((low & bit) !== 0) {
        keptLow &= of[at]
        keptHigh &= of[at + 1]
        if (keptLow === of[at] && keptHigh === of[at + 1]) continue
        if (keptLow === bit && keptHigh === 0) openLow ^= bit
      }
      of[at] = keptLow
      of[at + 1] = keptHigh
      low |= bit
      nextLow |= bit
    }
    for (let some = rows[node * row + by + 1] & openHigh; some !== 0;) {
      const to = 31 - Math.clz32(some)
      const bit = 1 << to
      const at = (to + 31) * 2
      some ^= bit
      let keptLow = mineLow
      let keptHigh = mineHigh | bit
      if ((high & bit) !== 0) {
        keptLow &= of[at]
        keptHigh &= of[at + 1]
        if (keptLow === of[at] && keptHigh === of[at + 1]) continue
        if (keptLow === 0 && keptHigh === bit) openHigh ^= bit
      }
      of[at] = keptLow
      of[at + 1] = keptHigh
      high |= bit
      nextHigh |= bit
    }
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
