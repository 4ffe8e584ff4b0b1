import { cells, centre, neighbours } from '../board'
import { colours, type Cell, type Colour } from '../facts'
import type { DiscGraph } from '../routes/graph'
import type { Objective } from './best'

/** The gain of an edge that is not open. */
export const closed = -0x4000_0000

/** The live part of a disc graph, numbered and weighted by an objective. Node 0 is the centre. */
export class SearchGraph {
  readonly nodes: number
  readonly cellOf: readonly Cell[]
  readonly starts: readonly number[]
  /** Compressed rows: the edges out of node n are `from[n]` up to, not including, `from[n + 1]`. */
  readonly from: Int32Array
  readonly source: Int32Array
  readonly target: Int32Array
  readonly direction: Int32Array
  /** What an edge's disc gains a route that comes from another direction, and one that comes straight; or `closed`. */
  readonly turning: Int32Array
  readonly straight: Int32Array
  /** Whether that disc goes to the claimant. */
  readonly ownTurning: Uint8Array
  readonly ownStraight: Uint8Array
  /** For each edge, the index in `repeats` of the edge straight ahead of it, or -1. */
  readonly ahead: Int32Array
  /** Edges for which coming straight matters, each listed after the one that leads straight to it. */
  readonly repeats: readonly Repeat[]

  constructor(discs: DiscGraph, objective: Objective) {
    const { nodeOf, cellOf } = nodesOf(discs)
    const { live, edgeAt, from } = edgesOf(discs, nodeOf, cellOf)
    const edges = live.length
    // One block of memory for all: each typed array with one of its own costs more than filling it.
    const block = new ArrayBuffer(edges * 26)
    const source = new Int32Array(block, 0, edges)
    const target = new Int32Array(block, edges * 4, edges)
    const direction = new Int32Array(block, edges * 8, edges)
    const turning = new Int32Array(block, edges * 12, edges)
    const straight = new Int32Array(block, edges * 16, edges)
    const ahead = new Int32Array(block, edges * 20, edges)
    const ownTurning = new Uint8Array(block, edges * 24, edges)
    const ownStraight = new Uint8Array(block, edges * 25, edges)
    for (let edge = 0; edge < live.length; edge++) {
      const at = live[edge]
      source[edge] = nodeOf[at >> 3]
      target[edge] = nodeOf[neighbours[at]]
      direction[edge] = at & 7
      ownTurning[edge] = writeGain(discs, objective, at, false, turning, edge)
      ownStraight[edge] = writeGain(discs, objective, at, true, straight, edge)
    }
    const repeats = repeatsInOrder(live, edgeAt, nodeOf, turning, straight)
    ahead.fill(-1)
    for (let i = 0; i < repeats.length; i++) ahead[edgeBehind(live[repeats[i].edge], edgeAt)] = i
    const starts = discs.starts.map((cell) => nodeOf[cell]).filter((node) => node >= 0)
    this.nodes = cellOf.length
    this.cellOf = cellOf
    this.starts = starts
    this.from = from
    this.source = source
    this.target = target
    this.direction = direction
    this.turning = turning
    this.straight = straight
    this.ownTurning = ownTurning
    this.ownStraight = ownStraight
    this.ahead = ahead
    this.repeats = repeats
  }
}

/** The discs from which something leads on, as nodes; node 0 is the centre. And the inverse, −1 for other cells. */
function nodesOf({ live: { arrow, repeat } }: DiscGraph): { readonly nodeOf: Int32Array; readonly cellOf: Cell[] } {
  const nodeOf = new Int32Array(cells).fill(-1)
  const cellOf: Cell[] = [centre]
  nodeOf[centre] = 0
  for (let cell = 0; cell < cells; cell++)
    if ((arrow[cell] | repeat[cell]) !== 0) {
      nodeOf[cell] = cellOf.length
      cellOf.push(cell)
    }
  return { nodeOf, cellOf }
}

interface Edges {
  /** The edges as cell × 8 + direction, by node; and the inverse, −1 where there is none. */
  readonly live: readonly number[]
  readonly edgeAt: Int32Array
  /** For each node, its first edge. */
  readonly from: Int32Array
}

function edgesOf({ live: { arrow, repeat } }: DiscGraph, nodeOf: Int32Array, cellOf: readonly Cell[]): Edges {
  const live: number[] = []
  const edgeAt = new Int32Array(cells * 8).fill(-1)
  const from = new Int32Array(cellOf.length + 1)
  for (let node = 1; node < cellOf.length; node++) {
    const cell = cellOf[node]
    const open = arrow[cell] | repeat[cell]
    from[node] = live.length
    for (let direction = 0; direction < 8; direction++) {
      const at = cell * 8 + direction
      if (((open >> direction) & 1) === 1 && nodeOf[neighbours[at]] >= 0) edgeAt[at] = live.push(at) - 1
    }
  }
  from[cellOf.length] = live.length
  return { live, edgeAt, from }
}

/** An edge that is open, or gains more, to a route that came straight. */
export interface Repeat {
  readonly edge: number
  /** The node straight behind the edge's source. */
  readonly before: number
  /** Whether the edge from there to the source is open to every route. */
  readonly open: boolean
  /** The index in `repeats` of that edge, or -1. */
  readonly link: number
}

/** Writes an edge's gain. Returns 1 if its disc goes to the claimant, else 0. */
function writeGain(
  discs: DiscGraph,
  objective: Objective,
  at: number,
  comesStraight: boolean,
  gains: Int32Array,
  edge: number,
): 0 | 1 {
  if (neighbours[at] === centre) {
    const { gain, own } = intoCentre(discs, objective, at, comesStraight)
    gains[edge] = gain
    return own ? 1 : 0
  }
  const owners = discs.byArrow[at] | (comesStraight ? discs.byRepeat[at] : 0)
  const own = (owners >> discs.standpoint.seat) & 1
  gains[edge] = owners === 0 ? closed : own === 1 ? objective.own : objective.other
  return own === 1 ? 1 : 0
}

interface LastStep {
  readonly gain: number
  readonly own: boolean
  readonly colour: Colour | null
}

/** The best step onto the centre by an edge, over all colours; a disc of the claimant's own is deducted. */
export function intoCentre(discs: DiscGraph, objective: Objective, at: number, comesStraight: boolean): LastStep {
  const { seat, centreColours, ownColours } = discs.standpoint
  let best: LastStep = { gain: closed, own: false, colour: null }
  for (const colour of centreColours) {
    const k = colours.indexOf(colour)
    const owners = discs.centreByArrow[k][at >> 3] | (comesStraight ? discs.centreByRepeat[k][at >> 3] : 0)
    if (owners === 0) continue
    const own = ((owners >> seat) & 1) === 1
    const gain = (own ? objective.own : objective.other) - (ownColours.includes(colour) ? objective.own : 0)
    if (gain > best.gain) best = { gain, own, colour }
  }
  return best
}

/** The edge that leads straight to another (cell × 8 + direction), or -1. */
function edgeBehind(at: number, edgeAt: Int32Array): number {
  const behind = neighbours[(at & ~7) + ((at + 4) & 7)]
  return behind < 0 ? -1 : edgeAt[behind * 8 + (at & 7)]
}

/** Edges that depend on how a route came, in topological order: each after the one that leads straight to it. */
function repeatsInOrder(
  live: readonly number[],
  edgeAt: Int32Array,
  nodeOf: Int32Array,
  turning: Int32Array,
  straight: Int32Array,
): readonly Repeat[] {
  const place = new Int32Array(live.length).fill(-1)
  const repeats: Repeat[] = []
  const visit = (edge: number) => {
    if (straight[edge] === turning[edge] || place[edge] >= 0) return
    const before = edgeBehind(live[edge], edgeAt)
    if (before < 0) return
    visit(before)
    const link = place[before]
    const open = turning[before] !== closed
    if (!open && link < 0) return
    place[edge] = repeats.length
    repeats.push({ edge, before: nodeOf[live[before] >> 3], open, link })
  }
  for (let edge = 0; edge < live.length; edge++) visit(edge)
  return repeats
}
