import type { Aim } from './best'
import type { Graph } from './graph'
import { atHigh, atLow, atMatched, atMatesHigh, atMatesLow, atRepeats, type Stretches } from './stretches'
import { into, openRepeats, out, own, row, Tables } from './tables'

/**
 * What the rest of a route can't exceed. The discs that count are those allowed that can be reached from the route's
 * end and from which the centre can be reached; see `Tables` for the steps by repeat.
 * A route enters and leaves each disc once: so the discs that can still come to the claimant are no more than the
 * steps by its own operations in a matching of the discs left to the discs entered.
 *
 * As a route grows, nodes, steps and matching only shrink: all is taken over from the stretch before it.
 */
export class Bound {
  readonly aim: Aim
  readonly stretches: Stretches
  readonly tables: Tables
  /** The nodes that were reached last, as bits. */
  readonly seen: Int32Array
  /** The matching the other way round; and for its growth, from where a node is reached, and the nodes to go on from. */
  readonly partner: Int8Array
  readonly via: Int8Array
  readonly queue: Int8Array

  constructor(graph: Graph, aim: Aim, stretches: Stretches) {
    const node = () => new Int8Array(graph.nodes)
    const tables = new Tables(graph)
    this.aim = aim
    this.stretches = stretches
    this.tables = tables
    this.seen = new Int32Array(2)
    this.partner = node()
    this.via = node()
    this.queue = node()
  }
}

/** The nodes to be reached from one by these ways, among those allowed: as bits in `seen`. */
function flood({ tables: { rows }, seen }: Bound, node: number, by: number, allowedLow: number, allowedHigh: number) {
  // What is reached but not gone on from, and what is not reached.
  let frontLow = rows[node * row + by] & allowedLow
  let frontHigh = rows[node * row + by + 1] & allowedHigh
  let restLow = allowedLow ^ frontLow
  let restHigh = allowedHigh ^ frontHigh
  while ((frontLow | frontHigh) !== 0 && (restLow | restHigh) !== 0) {
    let at: number
    if (frontLow !== 0) {
      at = 31 - Math.clz32(frontLow)
      frontLow ^= 1 << at
    } else {
      at = 31 - Math.clz32(frontHigh)
      frontHigh ^= 1 << at
      at += 31
    }
    const newLow = rows[at * row + by] & restLow
    const newHigh = rows[at * row + by + 1] & restHigh
    restLow ^= newLow
    restHigh ^= newHigh
    frontLow |= newLow
    frontHigh |= newHigh
  }
  seen[0] = allowedLow ^ restLow
  seen[1] = allowedHigh ^ restHigh
}

/**
 * Finds the nodes that count and the steps by repeat that are open for a stretch that grows to a node by a way (-1 at
 * a start), and writes them to `stretches.next`; tells how many nodes, with the centre: 0 if that is out of reach.
 */
export function look(bound: Bound, before: number, way: number, node: number): number {
  const { stretches, tables, seen } = bound
  const { words, next } = stretches
  const { bits } = tables
  openRepeats(tables, stretches, before, way, node)
  flood(bound, node, out, words[before + atLow] & ~bits[node * 2], words[before + atHigh] & ~bits[node * 2 + 1])
  // Node 0 is the centre.
  if ((seen[0] & 1) === 0) return 0
  flood(bound, 0, into, seen[0] & ~1, seen[1])
  const low = seen[0] | 1
  const high = seen[1]
  words[next + atLow] = low
  words[next + atHigh] = high
  return countBits(low) + countBits(high)
}

/**
 * What the rest can't exceed, after a look that saw so many nodes; the matching is written to `stretches.next`. If
 * the last step is the claimant's own, the matching before could have it too, and is larger by one at least. Where the
 * rest can't exceed `floor`, neither does what is returned, and the matching is not finished.
 */
export function limit(
  bound: Bound,
  before: number,
  node: number,
  count: number,
  isOwn: boolean,
  floor: number,
): number {
  const { aim, partner, via, queue } = bound
  const { rows, bits } = bound.tables
  const { words, bytes, next, repeatWords } = bound.stretches
  const low = words[next + atLow]
  const high = words[next + atHigh]
  const mates = (next + atRepeats + repeatWords) * 4
  const earlier = (before + atRepeats + repeatWords) * 4
  // As many are left as are entered: the route's end, but not the centre.
  const leftLow = (low & ~1) | bits[node * 2]
  const leftHigh = high | bits[node * 2 + 1]
  const base = aim.other > 0 ? count * aim.other : 0
  const unit = aim.other > 0 ? aim.own - aim.other : aim.own
  const most = Math.min(count, words[before + atMatched] - (isOwn ? 1 : 0))
  if (base + most * unit <= floor) return floor
  let matched = 0
  // The nodes that lead somewhere, and those that are led to.
  let ledLow = 0
  let ledHigh = 0
  let takenLow = 0
  let takenHigh = 0

  // What still holds of the earlier matching.
  let someLow = words[before + atMatesLow] & leftLow
  let someHigh = words[before + atMatesHigh] & leftHigh
  while ((someLow | someHigh) !== 0) {
    let one: number
    if (someLow !== 0) {
      one = 31 - Math.clz32(someLow)
      someLow ^= 1 << one
    } else {
      one = 31 - Math.clz32(someHigh)
      someHigh ^= 1 << one
      one += 31
    }
    const to = bytes[earlier + one]
    const toLow = rows[one * row + own] & low & bits[to * 2]
    const toHigh = rows[one * row + own + 1] & high & bits[to * 2 + 1]
    if ((toLow | toHigh) === 0) continue
    takenLow |= toLow
    takenHigh |= toHigh
    ledLow |= bits[one * 2]
    ledHigh |= bits[one * 2 + 1]
    bytes[mates + one] = to
    partner[to] = one
    matched++
  }

  // The others are tried in turn, until as many are led as can be; what was reached in vain need not be tried again.
  let triedLow = 0
  let triedHigh = 0
  let unled = count - matched
  someLow = leftLow & ~ledLow
  someHigh = leftHigh & ~ledHigh
  while (matched < most && unled > 0) {
    let first: number
    if (someLow !== 0) {
      first = 31 - Math.clz32(someLow)
      someLow ^= 1 << first
    } else {
      first = 31 - Math.clz32(someHigh)
      someHigh ^= 1 << first
      first += 31
    }
    unled--
    let end = -1
    let length = 1
    queue[0] = first
    for (let i = 0; i < length && end < 0; i++) {
      const one = queue[i]
      let openLow = rows[one * row + own] & low & ~triedLow
      let openHigh = rows[one * row + own + 1] & high & ~triedHigh
      if ((openLow & ~takenLow) !== 0) {
        end = 31 - Math.clz32(openLow & ~takenLow)
        via[end] = one
      } else if ((openHigh & ~takenHigh) !== 0) {
        end = 62 - Math.clz32(openHigh & ~takenHigh)
        via[end] = one
      } else {
        triedLow |= openLow
        triedHigh |= openHigh
        while (openLow !== 0) {
          const to = 31 - Math.clz32(openLow)
          openLow ^= 1 << to
          via[to] = one
          queue[length++] = partner[to]
        }
        while (openHigh !== 0) {
          const to = 31 - Math.clz32(openHigh)
          openHigh ^= 1 << to
          via[to + 31] = one
          queue[length++] = partner[to + 31]
        }
      }
    }
    if (end < 0) {
      if (base + Math.min(most, matched + unled) * unit <= floor) return floor
      continue
    }
    takenLow |= bits[end * 2]
    takenHigh |= bits[end * 2 + 1]
    ledLow |= bits[first * 2]
    ledHigh |= bits[first * 2 + 1]
    for (let to = end; ;) {
      const one = via[to]
      const was = bytes[mates + one]
      bytes[mates + one] = to
      partner[to] = one
      if (one === first) break
      to = was
    }
    matched++
    triedLow = 0
    triedHigh = 0
  }
  words[next + atMatched] = matched
  words[next + atMatesLow] = ledLow
  words[next + atMatesHigh] = ledHigh
  return base + matched * unit
}

function countBits(word: number): number {
  let sum = word - ((word >>> 1) & 0x5555_5555)
  sum = (sum & 0x3333_3333) + ((sum >>> 2) & 0x3333_3333)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
