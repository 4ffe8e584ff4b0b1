import { closed, type Graph } from './graph'
import { bitOf, half } from './bitSets'
import { atRepeats, wordsFor, type Stretches } from './partialPaths'

/**
 * Where nodes lead for the rest of a route. A step by repeat is only open if the step before it may go straight, so that
 * the tables change with every stretch; as a route grows, such steps are only lost.
 */
export class Tables {
  /** The ways by now: a row for each node, with sets as two words; see below. */
  readonly rows: Int32Array
  /** A node's bit, in one of the two words of a set. */
  readonly bits: Int32Array
  /** The rows without any step by repeat. */
  readonly always: Int32Array
  /** What there is to know of each repeat, see below; and the repeats that begin and end at a node, as bits. */
  readonly facts: Int32Array
  readonly beginning: Int32Array
  readonly ending: Int32Array
  /** The place among repeats of the way that goes straight on after a way, or -1. */
  readonly ahead: Int32Array

  constructor(graph: Graph) {
    const { nodes, source, target, turning, ownTurning, ownStraight, repeats } = graph
    const repeatWords = wordsFor(repeats.length)
    const bits = new Int32Array(nodes * 2)
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
    const facts = new Int32Array(repeats.length * fact)
    const beginning = new Int32Array(nodes * repeatWords)
    const ending = new Int32Array(nodes * repeatWords)
    for (let i = 0; i < repeats.length; i++) {
      const { way, before, open, link } = repeats[i]
      const from = source[way]
      const to = target[way]
      const bit = 1 << (i & 31)
      beginning[from * repeatWords + (i >> 5)] |= bit
      ending[to * repeatWords + (i >> 5)] |= bit
      const at = i * fact
      facts[at + needsLow] = bits[before * 2] | bits[from * 2] | bits[to * 2]
      facts[at + needsHigh] = bits[before * 2 + 1] | bits[from * 2 + 1] | bits[to * 2 + 1]
      facts[at + needsRepeat] = open ? -1 : link
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
    this.beginning = beginning
    this.ending = ending
    this.ahead = graph.ahead
  }
}

// The words of a row: where the node leads, from where it is entered, and where it leads by the claimant's operations.
export const out = 0
export const into = 2
export const own = 4
export const row = 6

// The words of a repeat's facts: the nodes and the repeat that it needs, and what it adds to the rows where.
const [needsLow, needsHigh, needsRepeat] = [0, 1, 2]
const [outAt, outBit, intoAt, intoBit, ownAt, ownBit, fact] = [3, 4, 5, 6, 7, 8, 9]

/**
 * Makes the rows for a stretch that grows to a node by a way (-1 at a start), with these nodes left, and writes the
 * repeats that are open to it to `stretches.next`. A repeat needs its nodes and whatever it needs itself; of those that
 * begin at the node only the one straight ahead is open.
 */
export function makeRows(
  tables: Tables,
  stretches: Stretches,
  before: number,
  way: number,
  node: number,
  low: number,
  high: number,
): void {
  const { rows, bits, facts, beginning, ending } = tables
  const { words, next, repeatWords } = stretches
  const ahead = way < 0 ? -1 : tables.ahead[way]
  const withLow = low | bits[node * 2]
  const withHigh = high | bits[node * 2 + 1]
  rows.set(tables.always)
  for (let k = 0; k < repeatWords; k++) {
    const begin = beginning[node * repeatWords + k]
    let some = words[before + atRepeats + k] & ~ending[node * repeatWords + k]
    let open = 0
    while (some !== 0) {
      const bit = some & -some
      const i = k * 32 + 31 - Math.clz32(bit)
      const at = i * fact
      some ^= bit
      if ((begin & bit) !== 0) {
        if (i !== ahead) continue
      } else {
        if (((facts[at + needsLow] & ~withLow) | (facts[at + needsHigh] & ~withHigh)) !== 0) continue
        const needed = facts[at + needsRepeat]
        if (
          needed >= 0 &&
          (((needed >> 5 === k ? open : words[next + atRepeats + (needed >> 5)]) >> (needed & 31)) & 1) === 0
        )
          continue
      }
      open |= bit
      rows[facts[at + outAt]] |= facts[at + outBit]
      rows[facts[at + intoAt]] |= facts[at + intoBit]
      rows[facts[at + ownAt]] |= facts[at + ownBit]
    }
    words[next + atRepeats + k] = open
  }
}
