import type { Aim } from './best'
import { lastOf } from './bitSets'
import type { Sight } from './reachability'
import { atRepeats, type Stretches } from './partialPaths'
import { out, own, row, type Tables } from './adjacency'

/**
 * What the rest of a route can't exceed: the best pairing of nodes that are left with nodes that are entered, where
 * whatever the route passes by is paired with itself for nothing. A route leaves and enters each of its nodes once, so
 * it is such a pairing; but a pairing may have circles besides. It is the assignment problem, solved by prices: no step
 * is worth more than the price of leaving the one node and that of entering the other, and those of the pairing are
 * worth just as much; so the sum of all prices is the value of the pairing.
 *
 * As a route grows, nodes and steps are only lost: the prices stay right, and only who has lost its mate needs another.
 */
export class Pairing {
  readonly aim: Aim
  readonly nodes: number
  /** For each node that is left the one entered, and the other way round: -1 if there is none yet. */
  readonly mate: Int32Array
  readonly partner: Int32Array
  /** The prices, and their sum. */
  readonly leaving: Int32Array
  readonly entering: Int32Array
  sum: number
  /** The nodes that are left but have no mate yet, as bits. */
  loneLow: number
  loneHigh: number
  /** In search of a mate: how far the nodes are that can be entered, from where, and those that are as near as they can be. */
  readonly distance: Int32Array
  readonly via: Int32Array
  readonly near: Int32Array

  constructor(nodes: number, aim: Aim) {
    const node = () => new Int32Array(nodes)
    this.aim = aim
    this.nodes = nodes
    this.mate = node()
    this.partner = node()
    this.leaving = node()
    this.entering = node()
    this.sum = 0
    this.loneLow = 0
    this.loneHigh = 0
    this.distance = node()
    this.via = node()
    this.near = node()
  }
}

/** Words that a pairing takes in a stretch: a half each for the mates and the two prices. */
export function wordsOfPairing(nodes: number): number {
  return (nodes * 3 + 1) >> 1
}

/** Writes to a new block of stretches, for the one of no node: no pairs, and prices that are enough for any step. */
export function beginPairing({ halves, repeatWords }: Stretches, nodes: number, aim: Aim): void {
  const at = (atRepeats + repeatWords) * 2
  halves.fill(-1, at, at + nodes)
  halves.fill(aim.own, at + nodes, at + nodes * 2)
}

/**
 * What the rest can't exceed for a stretch that grows to a node, with what counts in sight; the pairing is written to
 * `stretches.next`. Where the rest can't exceed `floor`, neither does what is returned, and the pairing is not finished.
 */
export function limit(pairing: Pairing, sight: Sight, stretch: number, node: number, floor: number): number {
  takeOver(pairing, sight, stretch, node)
  const { bits } = sight.tables
  while ((pairing.loneLow | pairing.loneHigh) !== 0) {
    if (pairing.sum <= floor) return floor
    const one = lastOf(pairing.loneLow, pairing.loneHigh)
    pairing.loneLow &= ~bits[one * 2]
    pairing.loneHigh &= ~bits[one * 2 + 1]
    if (!findMate(pairing, sight, one)) return floor
  }
  if (pairing.sum <= floor) return floor
  write(pairing, sight, node)
  return pairing.sum
}

/** What a step is worth; less than any price if it is not open. */
function worthOf({ rows, bits }: Tables, aim: Aim, from: number, to: number): number {
  if (from === to) return 0
  const low = bits[to * 2]
  const high = bits[to * 2 + 1]
  if (((rows[from * row + own] & low) | (rows[from * row + own + 1] & high)) !== 0) return aim.own
  return ((rows[from * row + out] & low) | (rows[from * row + out + 1] & high)) !== 0 ? aim.other : -0x8000_0000
}

/** The prices of a stretch for the nodes that are in sight, and those of its pairs that hold. */
function takeOver(pairing: Pairing, { stretches, tables, low, high }: Sight, stretch: number, node: number) {
  const { aim, nodes, mate, partner, leaving, entering } = pairing
  const { halves, repeatWords } = stretches
  const { bits } = tables
  const at = (stretch + atRepeats + repeatWords) * 2
  let sum = 0
  for (let someLow = low, someHigh = high; (someLow | someHigh) !== 0;) {
    const one = lastOf(someLow, someHigh)
    someLow &= ~bits[one * 2]
    someHigh &= ~bits[one * 2 + 1]
    partner[one] = -1
    sum += entering[one] = halves[at + nodes * 2 + one]
  }
  let loneLow = 0
  let loneHigh = 0
  // As many are left as are entered: the route's end, but not the centre.
  for (let someLow = (low & ~1) | bits[node * 2], someHigh = high | bits[node * 2 + 1]; (someLow | someHigh) !== 0;) {
    const one = lastOf(someLow, someHigh)
    someLow &= ~bits[one * 2]
    someHigh &= ~bits[one * 2 + 1]
    const to = halves[at + one]
    const price = halves[at + nodes + one]
    sum += leaving[one] = price
    if (
      to >= 0 &&
      ((low & bits[to * 2]) | (high & bits[to * 2 + 1])) !== 0 &&
      worthOf(tables, aim, one, to) === price + entering[to]
    ) {
      mate[one] = to
      partner[to] = one
    } else {
      loneLow |= bits[one * 2]
      loneHigh |= bits[one * 2 + 1]
    }
  }
  pairing.sum = sum
  pairing.loneLow = loneLow
  pairing.loneHigh = loneHigh
}

/**
 * Finds a mate for a node, which may cost others theirs that find another in turn: the nearest one to enter that has no
 * partner, where it is as far from node to node as the prices exceed what the step is worth. False if there is none.
 */
function findMate(pairing: Pairing, { tables, low, high }: Sight, lone: number): boolean {
  const { aim, partner, leaving, entering, distance, via, near } = pairing
  const { rows, bits } = tables
  let restLow = low
  let restHigh = high
  let edgeLow = 0
  let edgeHigh = 0
  let count = 0
  let one = lone
  let way = 0
  for (;;) {
    const base = way + leaving[one]
    const ownLow = rows[one * row + own]
    const ownHigh = rows[one * row + own + 1]
    let toLow = (rows[one * row + out] | bits[one * 2]) & restLow
    let toHigh = (rows[one * row + out + 1] | bits[one * 2 + 1]) & restHigh
    while ((toLow | toHigh) !== 0) {
      const to = lastOf(toLow, toHigh)
      const bitLow = bits[to * 2]
      const bitHigh = bits[to * 2 + 1]
      toLow &= ~bitLow
      toHigh &= ~bitHigh
      const worth = to === one ? 0 : ((ownLow & bitLow) | (ownHigh & bitHigh)) !== 0 ? aim.own : aim.other
      const far = base + entering[to] - worth
      if (((edgeLow & bitLow) | (edgeHigh & bitHigh)) !== 0 && far >= distance[to]) continue
      edgeLow |= bitLow
      edgeHigh |= bitHigh
      distance[to] = far
      via[to] = one
    }
    let nearest = -1
    for (let someLow = edgeLow, someHigh = edgeHigh; (someLow | someHigh) !== 0;) {
      const to = lastOf(someLow, someHigh)
      someLow &= ~bits[to * 2]
      someHigh &= ~bits[to * 2 + 1]
      if (nearest < 0 || distance[to] < distance[nearest]) nearest = to
    }
    if (nearest < 0) return false
    way = distance[nearest]
    if (partner[nearest] < 0) {
      changePairs(pairing, lone, nearest, count)
      return true
    }
    near[count++] = nearest
    edgeLow &= ~bits[nearest * 2]
    edgeHigh &= ~bits[nearest * 2 + 1]
    restLow &= ~bits[nearest * 2]
    restHigh &= ~bits[nearest * 2 + 1]
    one = partner[nearest]
  }
}

/** The prices follow the distances of so many near nodes, and the pairs change along the way to the one that is entered anew. */
function changePairs(pairing: Pairing, lone: number, end: number, count: number) {
  const { mate, partner, leaving, entering, distance, via, near } = pairing
  const way = distance[end]
  leaving[lone] -= way
  for (let i = 0; i < count; i++) {
    const to = near[i]
    entering[to] += way - distance[to]
    leaving[partner[to]] -= way - distance[to]
  }
  for (let to = end; ;) {
    const one = via[to]
    const was = mate[one]
    mate[one] = to
    partner[to] = one
    if (one === lone) break
    to = was
  }
  pairing.sum -= way
}

function write({ nodes, mate, leaving, entering }: Pairing, { stretches, tables, low, high }: Sight, node: number) {
  const { halves, next, repeatWords } = stretches
  const { bits } = tables
  const at = (next + atRepeats + repeatWords) * 2
  for (let someLow = low | bits[node * 2], someHigh = high | bits[node * 2 + 1]; (someLow | someHigh) !== 0;) {
    const one = lastOf(someLow, someHigh)
    someLow &= ~bits[one * 2]
    someHigh &= ~bits[one * 2 + 1]
    halves[at + one] = mate[one]
    halves[at + nodes + one] = leaving[one]
    halves[at + nodes * 2 + one] = entering[one]
  }
}
