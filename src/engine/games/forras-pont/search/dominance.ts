/** Where routes on their way have been: it forgets when it is full, which costs time but nothing else. */
export class Memory {
  /** How many routes are wanted: one is only given up for as many better ones. */
  readonly count: number
  /** Made when first needed. */
  words: Int32Array | null
  /** The slot of the one that was asked for last, and whether it is noted there. */
  slot: number
  isThere: boolean

  constructor(count: number) {
    this.count = count
    this.words = null
    this.slot = 0
    this.isThere = false
  }
}

const slots = 1 << 13
const probes = 4
// The words of a slot: the two words of the set, the rest, the least worth, and how many were noted.
const atHigh = 1
const atRest = 2
const atLeast = 3
const atVisits = 4
const size = 8

/**
 * Whether enough routes at least as good have been on this node before, with the same nodes left that count and
 * the same way of having come. The node, how it came and, if that still matters, the length are told by `rest`.
 */
export function isKnown(memory: Memory, low: number, high: number, rest: number, worth: number): boolean {
  const { words } = memory
  if (words === null) return false
  let hash = Math.imul(low ^ Math.imul(rest, 0x85eb_ca6b), 0x9e37_79b1)
  hash = Math.imul((hash ^ (hash >>> 15)) + high, 0xc2b2_ae35)
  hash ^= hash >>> 13
  let at = (hash & (slots - 1)) * size
  for (let probe = 1; ; probe++, at = (at + size) & (slots * size - 1)) {
    const visits = words[at + atVisits]
    const isThere = visits !== 0 && words[at] === low && words[at + atHigh] === high && words[at + atRest] === rest
    if (!isThere && visits !== 0 && probe < probes) continue
    memory.slot = at
    memory.isThere = isThere
    return isThere && visits >= memory.count && worth <= words[at + atLeast]
  }
}

/** Notes the one that was asked for last, and is not known. */
export function note(memory: Memory, low: number, high: number, rest: number, worth: number): void {
  if (memory.words === null) {
    memory.words = new Int32Array(slots * size)
    isKnown(memory, low, high, rest, worth)
  }
  const { words, slot, isThere, count } = memory
  if (!isThere) {
    words[slot] = low
    words[slot + atHigh] = high
    words[slot + atRest] = rest
    words[slot + atLeast] = worth
    words[slot + atVisits] = 1
  } else if (words[slot + atVisits] < count) {
    words[slot + atVisits]++
    if (worth < words[slot + atLeast]) words[slot + atLeast] = worth
  } else if (count === 1) words[slot + atLeast] = worth
}
