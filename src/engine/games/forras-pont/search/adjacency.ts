import { closed, type SearchGraph } from './graph'
import { bitOf, half } from './bitSets'
import { atRepeats, wordsFor, type PartialPaths } from './partialPaths'

/**
 * Adjacency rows for the rest of a route. A step by repeat is open only if the step before it can go straight, so the rows
 * change from path to path; as a route grows, such steps are only ever lost.
 */
export class Adjacency {
  /** The present rows, one for each node, made of bit sets; see below. */
  readonly rows: Int32Array
  /** Each node as a bit set of its own. */
  readonly bits: Int32Array
  /** The rows without steps by repeat. */
  readonly always: Int32Array
  /** A record for each repeat, see below; and the repeats that begin and end at a node, as bits. */
  readonly records: Int32Array
  readonly beginning: Int32Array
  readonly ending: Int32Array
  /** For each edge, the index of the repeat that goes straight on after it, or -1. */
  readonly ahead: Int32Array

  constructor(graph: SearchGraph) {
    const { nodes, source, target, turning, ownTurning, ownStraight, repeats } = graph
    const repeatWords = wordsFor(repeats.length)
    const bits = new Int32Array(nodes * 2)
    for (let node = 0; node < nodes; node++) bits[node * 2 + half(node)] = bitOf(node)
    const always = new Int32Array(nodes * row)
    for (let edge = 0; edge < source.length; edge++) {
      if (turning[edge] === closed) continue
      const from = source[edge]
      const to = target[edge]
      always[from * row + out + half(to)] |= bitOf(to)
      always[to * row + into + half(from)] |= bitOf(from)
      if (ownTurning[edge] !== 0) always[from * row + ownOut + half(to)] |= bitOf(to)
    }
    const records = new Int32Array(repeats.length * recordSize)
    const beginning = new Int32Array(nodes * repeatWords)
    const ending = new Int32Array(nodes * repeatWords)
    for (let i = 0; i < repeats.length; i++) {
      const { edge, before, open, link } = repeats[i]
      const from = source[edge]
      const to = target[edge]
      const bit = 1 << (i & 31)
      beginning[from * repeatWords + (i >> 5)] |= bit
      ending[to * repeatWords + (i >> 5)] |= bit
      const at = i * recordSize
      records[at + needsLow] = bits[before * 2] | bits[from * 2] | bits[to * 2]
      records[at + needsHigh] = bits[before * 2 + 1] | bits[from * 2 + 1] | bits[to * 2 + 1]
      records[at + needsRepeat] = open ? -1 : link
      records[at + outAt] = from * row + out + half(to)
      records[at + intoAt] = to * row + into + half(from)
      records[at + ownAt] = from * row + ownOut + half(to)
      records[at + outBit] = bitOf(to) & ~always[records[at + outAt]]
      records[at + intoBit] = bitOf(from) & ~always[records[at + intoAt]]
      records[at + ownBit] = ownStraight[edge] === 0 ? 0 : bitOf(to) & ~always[records[at + ownAt]]
    }
    this.rows = always.slice()
    this.bits = bits
    this.always = always
    this.records = records
    this.beginning = beginning
    this.ending = ending
    this.ahead = graph.ahead
  }
}

// The words of a row: successors, predecessors, and successors by the claimant's own operations.
export const out = 0
export const into = 2
export const ownOut = 4
export const row = 6

// The words of a repeat's record: the nodes and the repeat it needs, and which bits it adds to which words of the rows.
const [needsLow, needsHigh, needsRepeat] = [0, 1, 2]
const [outAt, outBit, intoAt, intoBit, ownAt, ownBit, recordSize] = [3, 4, 5, 6, 7, 8, 9]

/**
 * Builds the rows for a path extended to a node by an edge (-1 at a start) with these nodes left, and writes the repeats
 * still open to `paths.next`. A repeat needs its nodes and, in turn, the repeat before it; of those that begin at the node,
 * only the one straight ahead is open.
 */
export function buildRows(
  adjacency: Adjacency,
  paths: PartialPaths,
  parent: number,
  edge: number,
  node: number,
  low: number,
  high: number,
): void {
  const { rows, bits, records, beginning, ending } = adjacency
  const { words, next, repeatWords } = paths
  const ahead = edge < 0 ? -1 : adjacency.ahead[edge]
  const withLow = low | bits[node * 2]
  const withHigh = high | bits[node * 2 + 1]
  rows.set(adjacency.always)
  for (let k = 0; k < repeatWords; k++) {
    const begin = beginning[node * repeatWords + k]
    let some = words[parent + atRepeats + k] & ~ending[node * repeatWords + k]
    let open = 0
    while (some !== 0) {
      const bit = some & -some
      const i = k * 32 + 31 - Math.clz32(bit)
      const at = i * recordSize
      some ^= bit
      if ((begin & bit) !== 0) {
        if (i !== ahead) continue
      } else {
        if (((records[at + needsLow] & ~withLow) | (records[at + needsHigh] & ~withHigh)) !== 0) continue
        const needed = records[at + needsRepeat]
        if (
          needed >= 0 &&
          (((needed >> 5 === k ? open : words[next + atRepeats + (needed >> 5)]) >> (needed & 31)) & 1) === 0
        )
          continue
      }
      open |= bit
      rows[records[at + outAt]] |= records[at + outBit]
      rows[records[at + intoAt]] |= records[at + intoBit]
      rows[records[at + ownAt]] |= records[at + ownBit]
    }
    words[next + atRepeats + k] = open
  }
}
