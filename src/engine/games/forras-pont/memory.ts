/** Where routes on their way have been: it forgets when it is full, which costs time but nothing else. */
export interface Memory {
  /**
   * Whether enough routes at least as good have been on this node before, with the same nodes left that count and
   * the same way of having come; if not, this one is noted.
   */
  readonly isKnown: (low: number, node: number, high: number, came: number, short: number, worth: number) => boolean
}

const slots = 1 << 13
const probes = 4

/** A memory for a search that wants so many routes: a route is only given up for as many better ones. */
export function makeMemory(count: number): Memory {
  const first = new Int32Array(slots)
  const second = new Int32Array(slots)
  const third = new Int32Array(slots)
  const least = new Int32Array(slots)
  const visits = new Uint8Array(slots)

  function isKnown(low: number, node: number, high: number, came: number, short: number, worth: number): boolean {
    const rest = (node << 8) | (came << 4) | short
    let hash = Math.imul(low ^ Math.imul(rest, 0x85eb_ca6b), 0x9e37_79b1)
    hash = Math.imul((hash ^ (hash >>> 15)) + high, 0xc2b2_ae35)
    hash ^= hash >>> 13
    let at = hash & (slots - 1)
    for (let probe = 1; ; probe++, at = (at + 1) & (slots - 1)) {
      if (visits[at] !== 0 && first[at] === low && second[at] === high && third[at] === rest) {
        if (visits[at] >= count && worth <= least[at]) return true
        if (visits[at] < count) {
          visits[at]++
          least[at] = Math.min(least[at], worth)
        } else if (count === 1) least[at] = worth
        return false
      }
      if (visits[at] === 0 || probe === probes) {
        first[at] = low
        second[at] = high
        third[at] = rest
        least[at] = worth
        visits[at] = 1
        return false
      }
    }
  }

  return { isKnown }
}
