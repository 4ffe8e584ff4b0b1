/**
 * Where partial routes have ended before. Fixed size; eviction affects speed, never correctness. All searches share one block
 * of memory, since clearing one for each would take longer than most of them.
 */
export class DominanceTable {
  /** How many routes are wanted: a partial route is dropped only if this many dominate it. */
  readonly count: number
  /** Tells this search's entries from others'; 0 while there are none. */
  owner: number
  /** The slot of the last lookup, and whether its entry is stored there. */
  slot: number
  isStored: boolean

  constructor(count: number) {
    this.count = count
    this.owner = 0
    this.slot = 0
    this.isStored = false
  }
}

const slots = 1 << 13
const probes = 4
// The words of a slot: the two words of the set, the state, the least gain, how many were stored, and by which
// search.
const atHigh = 1
const atState = 2
const atLeast = 3
const atVisits = 4
const atOwner = 5
const size = 8

let words: Int32Array | null = null
let owners = 0

/**
 * Whether enough partial routes that gained at least as much ended in the same state with the same nodes left. The state
 * packs the node, the incoming direction if it matters, and the length while it is below the minimum.
 */
export function isDominated(table: DominanceTable, low: number, high: number, state: number, gained: number): boolean {
  const { owner } = table
  if (words === null || owner === 0) return false
  let hash = Math.imul(low ^ Math.imul(state, 0x85eb_ca6b), 0x9e37_79b1)
  hash = Math.imul((hash ^ (hash >>> 15)) + high, 0xc2b2_ae35)
  hash ^= hash >>> 13
  let at = (hash & (slots - 1)) * size
  for (let probe = 1; ; probe++, at = (at + size) & (slots * size - 1)) {
    const visits = words[at + atOwner] === owner ? words[at + atVisits] : 0
    const isStored = visits !== 0 && words[at] === low && words[at + atHigh] === high && words[at + atState] === state
    if (!isStored && visits !== 0 && probe < probes) continue
    table.slot = at
    table.isStored = isStored
    return isStored && visits >= table.count && gained <= words[at + atLeast]
  }
}

/** Stores the partial route just looked up, which was not dominated. */
export function store(table: DominanceTable, low: number, high: number, state: number, gained: number): void {
  words ??= new Int32Array(slots * size)
  if (table.owner === 0) {
    table.owner = owners = (owners % 0x7fff_ffff) + 1
    isDominated(table, low, high, state, gained)
  }
  const { slot, isStored, count } = table
  if (!isStored || words[slot + atOwner] !== table.owner) {
    words[slot + atOwner] = table.owner
    words[slot] = low
    words[slot + atHigh] = high
    words[slot + atState] = state
    words[slot + atLeast] = gained
    words[slot + atVisits] = 1
  } else if (words[slot + atVisits] < count) {
    words[slot + atVisits]++
    if (gained < words[slot + atLeast]) words[slot + atLeast] = gained
  } else if (count === 1) words[slot + atLeast] = gained
}
