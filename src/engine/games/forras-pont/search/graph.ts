import { cells, centre, colours, neighbours, type Cell, type Colour } from '../facts'
import type { Net } from '../routes/graph'
import type { Aim } from './best'

/** The gain of a way that is not open. */
export const closed = -0x4000_0000

/**
 * The live part of a net by an aim, numbered for searching: node 0 is the centre, the others are discs on some way
 * there.
 */
export class Graph {
  readonly nodes: number
  readonly cellOf: readonly Cell[]
  readonly starts: readonly number[]
  /** The ways out of node n stand at the indices `from[n]` to `from[n + 1]`. */
  readonly from: Int32Array
  readonly source: Int32Array
  readonly target: Int32Array
  readonly direction: Int32Array
  /** What a way's disc is worth to a route that comes in another direction, and in the same: `closed` if it can't. */
  readonly turning: Int32Array
  readonly straight: Int32Array
  /** Whether that disc comes to the claimant. */
  readonly ownTurning: Uint8Array
  readonly ownStraight: Uint8Array
  /** The place among `repeats` of the way that goes straight on after a way, or -1. */
  readonly ahead: Int32Array
  /** Ways for which coming straight makes a difference, each after the way that leads straight to it. */
  readonly repeats: readonly Repeat[]

  constructor(net: Net, aim: Aim) {
    const { arrow, repeat } = net.ways
    const nodeOf = new Int32Array(cells).fill(-1)
    const cellOf: Cell[] = [centre]
    nodeOf[centre] = 0
    for (let cell = 0; cell < cells; cell++)
      if ((arrow[cell] | repeat[cell]) !== 0) {
        nodeOf[cell] = cellOf.length
        cellOf.push(cell)
      }
    // The ways as cell × 8 + direction, and the other way round.
    const live: number[] = []
    const wayAt = new Int32Array(cells * 8).fill(-1)
    const from = new Int32Array(cellOf.length + 1)
    for (let node = 1; node < cellOf.length; node++) {
      const cell = cellOf[node]
      const open = arrow[cell] | repeat[cell]
      from[node] = live.length
      for (let direction = 0; direction < 8; direction++) {
        const at = cell * 8 + direction
        if (((open >> direction) & 1) === 1 && nodeOf[neighbours[at]] >= 0) wayAt[at] = live.push(at) - 1
      }
    }
    from[cellOf.length] = live.length
    const words = () => new Int32Array(live.length)
    const [source, target, direction, turning, straight, ahead] = [words(), words(), words(), words(), words(), words()]
    const [ownTurning, ownStraight] = [new Uint8Array(live.length), new Uint8Array(live.length)]
    for (let way = 0; way < live.length; way++) {
      const at = live[way]
      source[way] = nodeOf[at >> 3]
      target[way] = nodeOf[neighbours[at]]
      direction[way] = at & 7
      ownTurning[way] = setWorth(net, aim, at, false, turning, way)
      ownStraight[way] = setWorth(net, aim, at, true, straight, way)
    }
    const repeats = chain(live, wayAt, nodeOf, turning, straight)
    ahead.fill(-1)
    for (let i = 0; i < repeats.length; i++) ahead[wayBehind(live[repeats[i].way], wayAt)] = i
    const starts = net.starts.map((cell) => nodeOf[cell]).filter((node) => node >= 0)
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

/** A way that is open, or better, to a route that came straight. */
export interface Repeat {
  readonly way: number
  /** The node before the way's source in its direction. */
  readonly before: number
  /** Whether the way from there to the source is open to all. */
  readonly open: boolean
  /** The place among `repeats` of that way, if it is one of them, or -1. */
  readonly link: number
}

/** Notes what a way can bring; gives 1 if that disc comes to the claimant, else 0. */
function setWorth(net: Net, aim: Aim, at: number, comesStraight: boolean, worths: Int32Array, way: number): 0 | 1 {
  if (neighbours[at] === centre) {
    const { worth, own } = intoCentre(net, aim, at, comesStraight)
    worths[way] = worth
    return own ? 1 : 0
  }
  const owners = net.byArrow[at] | (comesStraight ? net.byRepeat[at] : 0)
  const own = (owners >> net.position.seat) & 1
  worths[way] = owners === 0 ? closed : own === 1 ? aim.own : aim.other
  return own === 1 ? 1 : 0
}

interface LastStep {
  readonly worth: number
  readonly own: boolean
  readonly colour: Colour | null
}

/** The best that a way into the centre can bring: with the best colour, where a disc of one's own costs its worth. */
export function intoCentre(net: Net, aim: Aim, at: number, comesStraight: boolean): LastStep {
  const { seat, centreColours, ownColours } = net.position
  let best: LastStep = { worth: closed, own: false, colour: null }
  for (const colour of centreColours) {
    const k = colours.indexOf(colour)
    const owners = net.centreByArrow[k][at >> 3] | (comesStraight ? net.centreByRepeat[k][at >> 3] : 0)
    if (owners === 0) continue
    const own = ((owners >> seat) & 1) === 1
    const worth = (own ? aim.own : aim.other) - (ownColours.includes(colour) ? aim.own : 0)
    if (worth > best.worth) best = { worth, own, colour }
  }
  return best
}

/** The way that leads straight to a way (cell × 8 + direction), or -1. */
function wayBehind(at: number, wayAt: Int32Array): number {
  const behind = neighbours[(at & ~7) + ((at + 4) & 7)]
  return behind < 0 ? -1 : wayAt[behind * 8 + (at & 7)]
}

/** The ways that depend on how a route came, in such an order that each stands after the one that leads straight to it. */
function chain(
  live: readonly number[],
  wayAt: Int32Array,
  nodeOf: Int32Array,
  turning: Int32Array,
  straight: Int32Array,
): readonly Repeat[] {
  const place = new Int32Array(live.length).fill(-1)
  const repeats: Repeat[] = []
  const visit = (way: number) => {
    if (straight[way] === turning[way] || place[way] >= 0) return
    const before = wayBehind(live[way], wayAt)
    if (before < 0) return
    visit(before)
    const link = place[before]
    const open = turning[before] !== closed
    if (!open && link < 0) return
    place[way] = repeats.length
    repeats.push({ way, before: nodeOf[live[before] >> 3], open, link })
  }
  for (let way = 0; way < live.length; way++) visit(way)
  return repeats
}
