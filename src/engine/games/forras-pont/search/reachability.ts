import { findGates, Gates } from './dominators'
import type { Graph } from './graph'
import { lastOf, sizeOf } from './bitSets'
import { atHigh, atLow, type Stretches } from './partialPaths'
import { into, makeRows, out, own, row, Tables } from './adjacency'

/**
 * What counts for the rest of a route: the nodes and steps that can be part of a way from its end to the centre. A way
 * passes no node twice: so none can be part of it that has a gate (see `Gates`) from the end in common with one to the
 * centre.
 */
export class Sight {
  readonly stretches: Stretches
  readonly tables: Tables
  /** The gates from the route's end, and those to the centre. */
  readonly before: Gates
  readonly after: Gates
  /** The nodes that count, as bits. */
  low: number
  high: number

  constructor(graph: Graph, stretches: Stretches) {
    this.stretches = stretches
    this.tables = new Tables(graph)
    this.before = new Gates(graph.nodes)
    this.after = new Gates(graph.nodes)
    this.low = 0
    this.high = 0
  }
}

/**
 * Looks for the nodes that count for a stretch that grows to a node by a way (-1 at a start); tells how many, with the
 * centre: 0 if that is out of reach.
 */
export function look(sight: Sight, stretch: number, way: number, node: number): number {
  const { stretches, tables, before, after } = sight
  const { words } = stretches
  const { bits } = tables
  const allLow = words[stretch + atLow] & ~bits[node * 2]
  const allHigh = words[stretch + atHigh] & ~bits[node * 2 + 1]
  makeRows(tables, stretches, stretch, way, node, allLow, allHigh)
  findGates(before, tables, node, out, allLow, allHigh)
  // Node 0 is the centre.
  if ((before.low & 1) === 0) return 0
  findGates(after, tables, 0, into, before.low & ~1, before.high)
  let low = after.low
  let high = after.high
  let someLow = low & ~before.freeLow & ~after.freeLow
  let someHigh = high & ~before.freeHigh & ~after.freeHigh
  while ((someLow | someHigh) !== 0) {
    const one = lastOf(someLow, someHigh)
    const bitLow = bits[one * 2]
    const bitHigh = bits[one * 2 + 1]
    someLow &= ~bitLow
    someHigh &= ~bitHigh
    if (haveCommon(sight, one, one, bitLow, bitHigh)) {
      low &= ~bitLow
      high &= ~bitHigh
    }
  }
  sight.low = low | 1
  sight.high = high
  return sizeOf(low, high) + 1
}

/** Whether one has a gate before it that the other has after it, other than these. */
function haveCommon({ before, after }: Sight, one: number, other: number, butLow: number, butHigh: number): boolean {
  const commonLow = before.of[one * 2] & after.of[other * 2] & ~butLow
  const commonHigh = before.of[one * 2 + 1] & after.of[other * 2 + 1] & ~butHigh
  return (commonLow | commonHigh) !== 0
}

/** Closes the steps that can't be part of a way, after a look. */
export function closeSteps(sight: Sight): void {
  const { tables, before, after, low, high } = sight
  const { rows, bits } = tables
  let someLow = low & ~1
  let someHigh = high
  while ((someLow | someHigh) !== 0) {
    const one = lastOf(someLow, someHigh)
    const bitLow = bits[one * 2]
    const bitHigh = bits[one * 2 + 1]
    someLow &= ~bitLow
    someHigh &= ~bitHigh
    let toLow = rows[one * row + out] & low & ~1
    let toHigh = rows[one * row + out + 1] & high
    if (((before.freeLow & bitLow) | (before.freeHigh & bitHigh)) !== 0) {
      toLow &= ~after.freeLow
      toHigh &= ~after.freeHigh
    }
    while ((toLow | toHigh) !== 0) {
      const to = lastOf(toLow, toHigh)
      toLow &= ~bits[to * 2]
      toHigh &= ~bits[to * 2 + 1]
      if (!haveCommon(sight, one, to, 0, 0)) continue
      rows[one * row + out] &= ~bits[to * 2]
      rows[one * row + out + 1] &= ~bits[to * 2 + 1]
      rows[one * row + own] &= ~bits[to * 2]
      rows[one * row + own + 1] &= ~bits[to * 2 + 1]
    }
  }
}
