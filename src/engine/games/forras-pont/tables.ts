import { closed, type Graph } from './graph'
import { atHigh, atLow, atNode, atRepeats, wordsFor, type Stretches } from './stretches'

/**
 * Where nodes lead for the rest of a route. A step by repeat is only open if the step before it may go straight, so that
 * the tables change with every stretch; as a route grows, such steps are only lost.
 */
export class Tables {
  /** The ways by now: a row for each node, with sets as two words; see below. */
  readonly rows: Int32Array
  /** A node's bit, in one of the two words of a set. There is one node more than there are, of no bit, for what is before a start. */
  readonly bits: Int32Array
  /** The rows without any step by repeat. */
  readonly always: Int32Array
  /** What there is to know of each repeat, see below; and the repeats that a node has any part in, begins and ends, as bits. */
  readonly facts: Int32Array
  readonly touching: Int32Array
  readonly beginning: Int32Array
  readonly ending: Int32Array
  /** The place among repeats of the way that goes straight on after a way, or -1. */
  readonly ahead: Int32Array
  /** The stretch that the rows are made ready for, and the repeats that are open however it grows. */
  prepared: number
  readonly shared: Int32Array
  /** The repeats that were opened or closed for the way it grows now. */
  changes: number
  readonly changed: Int32Array

  constructor(graph: Graph) {
    const { nodes, source, target, turning, ownTurning, ownStraight, repeats } = graph
    const repeatWords = wordsFor(repeats.length)
    // One row more than there are nodes: nothing is needed of what is before a start.
    const bits = new Int32Array((nodes + 1) * 2)
    for (let node = 0; node < nodes; node++) bits[node * 2 + half(node)] = bitOf(node)
    const always = new Int32Array(nodes * row)
    for (let way = 0; way < source.length; way++) {
      if (turning[way] === closed) continue
      const from = source[way]
      const to = target[way]
      always[from * row + out + half(to)] |= bitOf(to)
      always[to * row + into + half(from)] |= bitOf(from)
      if (ownTurning[way] !== 0) always[from * row + own + half(to)] |= bitOf(to)
    }
    // What there is to know of each repeat; and the repeats that a node has any part in, begins and ends, as bits.
    const facts = new Int32Array(repeats.length * fact)
    const touching = new Int32Array((nodes + 1) * repeatWords)
    const beginning = new Int32Array(nodes * repeatWords)
    const ending = new Int32Array(nodes * repeatWords)
    for (let i = 0; i < repeats.length; i++) {
      const { way, before, open, link } = repeats[i]
      const from = source[way]
      const to = target[way]
      const bit = 1 << (i & 31)
      beginning[from * repeatWords + (i >> 5)] |= bit
      ending[to * repeatWords + (i >> 5)] |= bit
      touching[before * repeatWords + (i >> 5)] |= bit
      touching[from * repeatWords + (i >> 5)] |= bit
      touching[to * repeatWords + (i >> 5)] |= bit
      const at = i * fact
      facts[at + needsLow] = bits[before * 2] | bits[from * 2] | bits[to * 2]
      facts[at + needsHigh] = bits[before * 2 + 1] | bits[from * 2 + 1] | bits[to * 2 + 1]
      facts[at + needsRepeat] = open ? -1 : link
      facts[at + neededBy] = -1
      if (!open) facts[link * fact + neededBy] = i
      facts[at + outAt] = from * row + out + half(to)
      facts[at + intoAt] = to * row + into + half(from)
      facts[at + ownAt] = from * row + own + half(to)
      facts[at + outBit] = bitOf(to) & ~always[facts[at + outAt]]
      facts[at + intoBit] = bitOf(from) & ~always[facts[at + intoAt]]
      facts[at + ownBit] = ownStraight[way] === 0 ? 0 : bitOf(to) & ~always[facts[at + ownAt]]
    }
    this.rows = always.slice()
    this.bits = bits
    this.always = always
    this.facts = facts
    this.touching = touching
    this.beginning = beginning
    this.ending = ending
    this.ahead = graph.ahead
    this.prepared = -1
    this.shared = new Int32Array(repeatWords)
    this.changes = 0
    this.changed = new Int32Array(repeats.length)
  }
}

// The words of a row: where the node leads, from where it is entered, and where it leads by the claimant's operations.
export const out = 0
export const into = 2
export const own = 4
export const row = 6

// The words of a repeat's facts: the nodes and the repeat that it needs, the repeat that needs it, and what it adds to the rows where.
const [needsLow, needsHigh, needsRepeat, neededBy] = [0, 1, 2, 3]
const [outAt, outBit, intoAt, intoBit, ownAt, ownBit, fact] = [4, 5, 6, 7, 8, 9, 10]

/** Which of the two words of a set a node's bit stands in, and that bit. */
function half(node: number): number {
  return node < 31 ? 0 : 1
}
function bitOf(node: number): number {
  return 1 << (node < 31 ? node : node - 31)
}

/** Opens a repeat in the rows, or closes it. */
function toggle({ rows, facts }: Tables, i: number) {
  const at = i * fact
  rows[facts[at + outAt]] ^= facts[at + outBit]
  rows[facts[at + intoAt]] ^= facts[at + intoBit]
  rows[facts[at + ownAt]] ^= facts[at + ownBit]
}

/** Opens or closes a repeat for the way that is looked at, in the rows and in the stretch. */
function change(tables: Tables, { words, next }: Stretches, i: number) {
  toggle(tables, i)
  tables.changed[tables.changes++] = i
  words[next + atRepeats + (i >> 5)] ^= 1 << (i & 31)
}

function has(set: Int32Array, i: number): boolean {
  return ((set[i >> 5] >> (i & 31)) & 1) === 1
}

/** Opens the repeats that stay open however a stretch grows: all their nodes count, and one that they need stays open too. */
function prepare(tables: Tables, { words, repeatWords }: Stretches, before: number) {
  const { rows, facts, touching, shared } = tables
  const last = words[before + atNode]
  const low = words[before + atLow]
  const high = words[before + atHigh]
  rows.set(tables.always)
  tables.prepared = before
  tables.changes = 0
  for (let k = 0; k < repeatWords; k++) {
    let open = words[before + atRepeats + k] & ~touching[last * repeatWords + k]
    shared[k] = 0
    while (open !== 0) {
      const bit = open & -open
      const i = k * 32 + 31 - Math.clz32(bit)
      const at = i * fact
      open ^= bit
      if (((facts[at + needsLow] & ~low) | (facts[at + needsHigh] & ~high)) !== 0) continue
      if (facts[at + needsRepeat] >= 0 && !has(shared, facts[at + needsRepeat])) continue
      shared[k] |= bit
      toggle(tables, i)
    }
  }
}

/** Another stretch begins to grow, maybe at a place where one stood before. */
export function forget(tables: Tables): void {
  tables.prepared = -1
}

/**
 * Opens the repeats for a stretch that grows to a node by a way (-1 at a start), and writes them to `stretches.next`. Of
 * those that begin at the node only the one straight ahead is open, and what needs another is not; those that end there
 * are out of the question, and need not be closed in the rows.
 */
export function openRepeats(tables: Tables, stretches: Stretches, before: number, way: number, node: number): void {
  if (tables.prepared !== before) prepare(tables, stretches, before)
  const { facts, bits, beginning, ending, shared, changed } = tables
  const { words, next, repeatWords } = stretches
  while (tables.changes > 0) toggle(tables, changed[--tables.changes])
  for (let k = 0; k < repeatWords; k++) {
    words[next + atRepeats + k] = shared[k] & ~ending[node * repeatWords + k]
    let begin = shared[k] & beginning[node * repeatWords + k]
    while (begin !== 0) {
      const bit = begin & -begin
      begin ^= bit
      for (let i = k * 32 + 31 - Math.clz32(bit); i >= 0 && has(shared, i); i = facts[i * fact + neededBy])
        change(tables, stretches, i)
    }
  }
  // The node before it is used: that is what opens it.
  const last = words[before + atNode] * 2
  const low = words[before + atLow] | bits[last]
  const high = words[before + atHigh] | bits[last + 1]
  for (let i = way < 0 ? -1 : tables.ahead[way]; i >= 0; i = facts[i * fact + neededBy]) {
    if (((facts[i * fact + needsLow] & ~low) | (facts[i * fact + needsHigh] & ~high)) !== 0) break
    change(tables, stretches, i)
  }
}
