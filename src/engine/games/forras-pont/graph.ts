import { cells, centre, colours, neighbours, type Cell, type Colour } from './facts'
import { liveWays, type Net } from './net'
import type { Aim } from './best'

/** The gain of a way that is not open. */
export const closed = -0x4000_0000

/**
 * The live part of a net by an aim, numbered for searching: node 0 is the centre, the others are discs on some way
 * there. A set of nodes is two words of bits, `low` for the first 31 nodes and `high` for the rest: 62 nodes at the
 * most, and there are 48 discs.
 */
export interface Graph {
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
  /** The colour to lay on the centre, for ways that lead there. */
  readonly turningColour: readonly (Colour | null)[]
  readonly straightColour: readonly (Colour | null)[]
  /** Ways for which coming straight makes a difference, each after the way that leads straight to it. */
  readonly repeats: readonly Repeat[]
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

export function makeGraph(net: Net, aim: Aim): Graph {
  const ways = liveWays(net)
  const isLive = (at: number) => (((ways.arrow[at >> 3] | ways.repeat[at >> 3]) >> (at & 7)) & 1) === 1
  const nodeOf = new Int32Array(cells).fill(-1)
  const cellOf: Cell[] = [centre]
  nodeOf[centre] = 0
  for (let cell = 0; cell < cells; cell++)
    if (ways.arrow[cell] | ways.repeat[cell]) {
      nodeOf[cell] = cellOf.length
      cellOf.push(cell)
    }
  const live: number[] = []
  const wayAt = new Int32Array(cells * 8).fill(-1)
  const from = new Int32Array(cellOf.length + 1)
  for (const [node, cell] of cellOf.entries()) {
    from[node] = live.length
    for (let at = cell * 8; cell !== centre && at < cell * 8 + 8; at++)
      if (isLive(at) && nodeOf[neighbours[at]] >= 0) wayAt[at] = live.push(at) - 1
  }
  from[cellOf.length] = live.length
  const turning = live.map((at) => stepBy(net, aim, at, false))
  const straight = live.map((at) => stepBy(net, aim, at, true))
  return {
    nodes: cellOf.length,
    cellOf,
    starts: net.starts.map((cell) => nodeOf[cell]).filter((node) => node >= 0),
    from,
    source: Int32Array.from(live, (at) => nodeOf[at >> 3]),
    target: Int32Array.from(live, (at) => nodeOf[neighbours[at]]),
    direction: Int32Array.from(live, (at) => at & 7),
    turning: Int32Array.from(turning, (step) => step.worth),
    straight: Int32Array.from(straight, (step) => step.worth),
    ownTurning: Uint8Array.from(turning, (step) => (step.own ? 1 : 0)),
    ownStraight: Uint8Array.from(straight, (step) => (step.own ? 1 : 0)),
    turningColour: turning.map((step) => step.colour),
    straightColour: straight.map((step) => step.colour),
    repeats: chain(
      live,
      wayAt,
      nodeOf,
      (way) => turning[way].worth,
      (way) => straight[way].worth,
    ),
  }
}

interface StepWorth {
  readonly worth: number
  readonly own: boolean
  readonly colour: Colour | null
}

/** The best that a way can bring; into the centre, with the best colour, where a disc of one's own costs its worth. */
export function stepBy(net: Net, aim: Aim, at: number, comesStraight: boolean): StepWorth {
  const { position } = net
  const mine = 1 << position.seat
  const worthOf = (owners: number) => (owners === 0 ? closed : owners & mine ? aim.own : aim.other)
  if (neighbours[at] !== centre) {
    const owners = net.byArrow[at] | (comesStraight ? net.byRepeat[at] : 0)
    return { worth: worthOf(owners), own: (owners & mine) !== 0, colour: null }
  }
  let best: StepWorth = { worth: closed, own: false, colour: null }
  for (const colour of position.centreColours) {
    const k = colours.indexOf(colour)
    const owners = net.centreByArrow[k][at >> 3] | (comesStraight ? net.centreByRepeat[k][at >> 3] : 0)
    const worth = worthOf(owners) - (position.ownColours.includes(colour) ? aim.own : 0)
    if (owners !== 0 && worth > best.worth) best = { worth, own: (owners & mine) !== 0, colour }
  }
  return best
}

/** The ways that depend on how a route came, in such an order that each stands after the one that leads straight to it. */
function chain(
  live: readonly number[],
  wayAt: Int32Array,
  nodeOf: Int32Array,
  turning: (way: number) => number,
  straight: (way: number) => number,
): readonly Repeat[] {
  const place = new Map<number, number>()
  const repeats: Repeat[] = []
  const visit = (way: number) => {
    if (place.has(way) || straight(way) === turning(way)) return
    const at = live[way]
    const behind = neighbours[(at & ~7) + ((at + 4) & 7)]
    const before = behind < 0 ? -1 : wayAt[behind * 8 + (at & 7)]
    if (before < 0) return
    visit(before)
    const link = place.get(before) ?? -1
    const open = turning(before) !== closed
    if (!open && link < 0) return
    place.set(way, repeats.length)
    repeats.push({ way, before: nodeOf[behind], open, link })
  }
  for (const way of live.keys()) visit(way)
  return repeats
}
