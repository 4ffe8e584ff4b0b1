import type { Aim } from './best'
import { closed, type Graph } from './graph'

/**
 * What the rest of a route can't exceed. The discs that count are those allowed that can be reached from the route's
 * end and from which the centre can be reached; a step by repeat is only open if the step before it may go straight.
 * A route enters and leaves each disc once: so the discs that can still come to the claimant are no more than the
 * steps by its own operations in a matching of the discs left to the discs entered.
 */
export interface Bound {
  /** Finds the nodes that count, from a route's end that came in a direction; false if the centre is out of reach. */
  readonly look: (node: number, came: number, allowedLow: number, allowedHigh: number) => boolean
  /** The nodes that count, as bits, and how many they are; the centre is one of them. */
  readonly low: () => number
  readonly high: () => number
  readonly count: () => number
  /** What the rest can't exceed, after a look; the matching for the same route when it was shorter helps. */
  readonly limit: (node: number, earlier: Int8Array | null) => number
  /** The matching that this rests on, until the next one: where each node leads by one's own operations, or -1. */
  readonly mates: Int8Array
}

export function makeBound(graph: Graph, aim: Aim): Bound {
  const { nodes, source, target, direction, turning, repeats, ownTurning, ownStraight } = graph
  const bitLow = Int32Array.from({ length: nodes }, (_, node) => (node < 31 ? 1 << node : 0))
  const bitHigh = Int32Array.from({ length: nodes }, (_, node) => (node < 31 ? 0 : 1 << (node - 31)))
  // Where each node leads, where by one's own operations, and from where it is entered: two words a node.
  const [out, own, into] = [0, 0, 0].map(() => new Int32Array(nodes * 2))
  const [always, alwaysOwn, alwaysInto] = [0, 0, 0].map(() => new Int32Array(nodes * 2))
  for (let way = 0; way < source.length; way++) {
    if (turning[way] === closed) continue
    add(always, source[way], target[way])
    add(alwaysInto, target[way], source[way])
    if (ownTurning[way]) add(alwaysOwn, source[way], target[way])
  }
  const repeatSource = Int32Array.from(repeats, ({ way }) => source[way])
  const repeatTarget = Int32Array.from(repeats, ({ way }) => target[way])
  const repeatDirection = Int32Array.from(repeats, ({ way }) => direction[way])
  const repeatOwn = Uint8Array.from(repeats, ({ way }) => ownStraight[way])
  // The nodes that a step by repeat needs: the one before it, its own, and the next.
  const needs = repeats.map(({ way, before }) => [before, source[way], target[way]])
  const needLow = Int32Array.from(needs, (three) => three.reduce((set, node) => set | bitLow[node], 0))
  const needHigh = Int32Array.from(needs, (three) => three.reduce((set, node) => set | bitHigh[node], 0))
  const beforeOpen = Uint8Array.from(repeats, (one) => (one.open ? 1 : 0))
  const link = Int32Array.from(repeats, (one) => one.link)
  const valid = new Uint8Array(repeats.length)
  const mates = new Int8Array(nodes)
  const partner = new Int8Array(nodes)
  const members = new Int32Array(nodes)
  let [low, high, count, seenLow, seenHigh] = [0, 0, 0, 0, 0]

  function add(sets: Int32Array, node: number, member: number) {
    sets[node * 2] |= bitLow[member]
    sets[node * 2 + 1] |= bitHigh[member]
  }

  /** Opens the steps by repeat that a route from this end could take over the nodes allowed. */
  function openRepeats(node: number, came: number, allowedLow: number, allowedHigh: number) {
    const takenLow = ~(allowedLow | bitLow[node])
    const takenHigh = ~(allowedHigh | bitHigh[node])
    for (let i = 0; i < valid.length; i++) {
      const at = repeatSource[i]
      const to = repeatTarget[i]
      valid[i] = 0
      if (at === node) {
        if (repeatDirection[i] !== came || ((takenLow & bitLow[to]) | (takenHigh & bitHigh[to])) !== 0) continue
      } else {
        if (((takenLow & needLow[i]) | (takenHigh & needHigh[i])) !== 0) continue
        if (to === node || (beforeOpen[i] === 0 && valid[link[i]] === 0)) continue
      }
      valid[i] = 1
      add(out, at, to)
      add(into, to, at)
      if (repeatOwn[i]) add(own, at, to)
    }
  }

  /** The nodes to be reached from one by these ways, among those allowed: as bits in `seen`, and in `members`. */
  function flood(node: number, sets: Int32Array, allowedLow: number, allowedHigh: number): number {
    let frontLow = sets[node * 2] & allowedLow
    let frontHigh = sets[node * 2 + 1] & allowedHigh
    let size = 0
    seenLow = frontLow
    seenHigh = frontHigh
    while ((frontLow | frontHigh) !== 0) {
      let next: number
      if (frontLow !== 0) {
        next = 31 - Math.clz32(frontLow)
        frontLow ^= 1 << next
      } else {
        next = 62 - Math.clz32(frontHigh)
        frontHigh ^= 1 << (next - 31)
      }
      members[size++] = next
      const newLow = sets[next * 2] & allowedLow & ~seenLow
      const newHigh = sets[next * 2 + 1] & allowedHigh & ~seenHigh
      seenLow |= newLow
      seenHigh |= newHigh
      frontLow |= newLow
      frontHigh |= newHigh
    }
    return size
  }

  function look(node: number, came: number, allowedLow: number, allowedHigh: number): boolean {
    out.set(always)
    own.set(alwaysOwn)
    into.set(alwaysInto)
    openRepeats(node, came, allowedLow, allowedHigh)
    flood(node, out, allowedLow, allowedHigh)
    if ((seenLow & 1) === 0) return false
    // Node 0 is the centre.
    count = flood(0, into, seenLow & ~1, seenHigh) + 1
    low = seenLow | 1
    high = seenHigh
    return true
  }

  function limit(node: number, earlier: Int8Array | null): number {
    // As many are left as are entered: the route's end, but not the centre.
    members[count - 1] = node
    partner.fill(-1)
    const matched = match(earlier === null ? forget() : inherit(earlier))
    return aim.other > 0 ? count * aim.other + matched * (aim.own - aim.other) : matched * aim.own
  }

  function forget(): number {
    mates.fill(-1)
    return 0
  }

  /** Takes over what still holds of an earlier matching. */
  function inherit(earlier: Int8Array): number {
    let matched = 0
    for (let i = 0; i < count; i++) {
      const one = members[i]
      const to = earlier[one]
      mates[one] = -1
      if (to < 0 || ((own[one * 2] & low & bitLow[to]) | (own[one * 2 + 1] & high & bitHigh[to])) === 0) continue
      partner[to] = one
      mates[one] = to
      matched++
    }
    return matched
  }

  /** Makes the matching as large as it can be. */
  function match(already: number): number {
    let matched = already
    seenLow = 0
    seenHigh = 0
    for (let i = 0; i < count; i++)
      if (mates[members[i]] < 0 && augment(members[i])) {
        matched++
        seenLow = 0
        seenHigh = 0
      }
    return matched
  }

  /** Finds a partner for a node that is left, moving others if need be; `seen` keeps what was tried in vain. */
  function augment(node: number): boolean {
    for (;;) {
      const openLow = own[node * 2] & low & ~seenLow
      const openHigh = own[node * 2 + 1] & high & ~seenHigh
      let to: number
      if (openLow !== 0) {
        to = 31 - Math.clz32(openLow)
        seenLow |= 1 << to
      } else if (openHigh !== 0) {
        to = 62 - Math.clz32(openHigh)
        seenHigh |= 1 << (to - 31)
      } else return false
      if (partner[to] < 0 || augment(partner[to])) {
        partner[to] = node
        mates[node] = to
        return true
      }
    }
  }

  return { look, low: () => low, high: () => high, count: () => count, limit, mates }
}
