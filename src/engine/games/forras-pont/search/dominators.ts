import { lastOf } from './bitSets'
import { row, type Tables } from './adjacency'

/**
 * The gates between a place and the nodes that can be reached from it: those that every way there passes. Each node is a
 * gate of its own.
 */
export class Gates {
  /** For each node that was reached its gates, as two words of bits. */
  readonly of: Int32Array
  /** The nodes that were reached, and those of them with no gate but their own, as bits. */
  low: number
  high: number
  freeLow: number
  freeHigh: number

  constructor(nodes: number) {
    this.of = new Int32Array(nodes * 2)
    this.low = 0
    this.high = 0
    this.freeLow = 0
    this.freeHigh = 0
  }
}

/**
 * Finds the gates from a node to those that are reached from it by these ways, among those allowed. In waves: a node
 * has the gates that all have by which it is reached, so whenever one loses a gate it is the turn of those after it.
 */
export function findGates(
  gates: Gates,
  { rows, bits }: Tables,
  root: number,
  by: number,
  allowedLow: number,
  allowedHigh: number,
): void {
  const { of } = gates
  let waveLow = rows[root * row + by] & allowedLow
  let waveHigh = rows[root * row + by + 1] & allowedHigh
  let low = waveLow
  let high = waveHigh
  // Whoever the root leads to has no other gate; what has none can't lose any.
  let openLow = allowedLow & ~waveLow
  let openHigh = allowedHigh & ~waveHigh
  for (let someLow = waveLow, someHigh = waveHigh; (someLow | someHigh) !== 0;) {
    const node = lastOf(someLow, someHigh)
    someLow &= ~(of[node * 2] = bits[node * 2])
    someHigh &= ~(of[node * 2 + 1] = bits[node * 2 + 1])
  }
  let nextLow = 0
  let nextHigh = 0
  while ((waveLow | waveHigh) !== 0) {
    const node = lastOf(waveLow, waveHigh)
    waveLow &= ~bits[node * 2]
    waveHigh &= ~bits[node * 2 + 1]
    const gatesLow = of[node * 2]
    const gatesHigh = of[node * 2 + 1]
    // Written out for both words: here is where a search spends most of its time.
    for (let some = rows[node * row + by] & openLow; some !== 0;) {
      const to = 31 - Math.clz32(some)
      const bit = 1 << to
      const at = to * 2
      some ^= bit
      let keptLow = gatesLow | bit
      let keptHigh = gatesHigh
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
      let keptLow = gatesLow
      let keptHigh = gatesHigh | bit
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
  gates.low = low
  gates.high = high
  gates.freeLow = allowedLow & ~openLow
  gates.freeHigh = allowedHigh & ~openHigh
}
