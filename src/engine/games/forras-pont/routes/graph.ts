import type { Seat } from '../../../core/contract'
import { cells, centre, directionOf, edgeOf, neighbours } from '../board'
import {
  colours,
  minimumOf,
  pairs,
  playableColours,
  sourceOf,
  type Cell,
  type Colour,
  type Sheet,
  type Side,
  type Table,
} from '../facts'

/** Everything a seat's routes depend on. */
export interface Standpoint {
  readonly board: readonly (Colour | null)[]
  readonly sheets: readonly Sheet[]
  readonly seat: Seat
  readonly side: Side
  /** Colours the seat could lay on the centre. */
  readonly centreColours: readonly Colour[]
  /** Those of them that would cost the seat a disc of its own. */
  readonly ownColours: readonly Colour[]
  readonly minimum: number
}

/**
 * The graph of discs: which steps the sheets allow, as bit sets of owners (bit k: seat k) indexed cell × 8 + direction.
 * A step by arrow is open to every route; a step by repeat only to one that came in the same direction.
 */
export interface DiscGraph {
  readonly standpoint: Standpoint
  readonly starts: readonly Cell[]
  readonly byArrow: Uint8Array
  readonly byRepeat: Uint8Array
  /** Steps onto the centre by the colour laid there, indexed by the cell before it; the two above hold their union. */
  readonly centreByArrow: readonly Uint8Array[]
  readonly centreByRepeat: readonly Uint8Array[]
  readonly live: LiveSteps
}

/** Steps from which the centre can be reached, if only by using a disc twice: a bit set of directions for each cell. */
export interface LiveSteps {
  /** Open to every route. */
  readonly arrow: Uint8Array
  /** Open only to a route that came in that direction. */
  readonly repeat: Uint8Array
}

/** A seat's standpoint as the table stands, under the present number card. */
export function standpointOf(table: Table, seat: Seat): Standpoint {
  const centreColours = playableColours(table, seat)
  return {
    board: table.board,
    sheets: table.sheets,
    seat,
    side: table.sides[seat],
    centreColours,
    ownColours: centreColours.filter((colour) => sourceOf(table, seat, colour) === 'own'),
    minimum: minimumOf(table.card),
  }
}

/** Owners of each operation, as bits: arrows indexed pair × 8 + direction, repeats by pair. */
export interface Owners {
  readonly arrow: Uint8Array
  readonly repeat: Uint8Array
}

/** By sheets, which stay the same for a whole match, and side. */
const knownOwners = new WeakMap<readonly Sheet[], Partial<Record<Side, Owners>>>()

export function ownersByPair(sheets: readonly Sheet[], side: Side): Owners {
  let bySide = knownOwners.get(sheets)
  if (bySide === undefined) knownOwners.set(sheets, (bySide = {}))
  return (bySide[side] ??= readOwners(sheets, side))
}

function readOwners(sheets: readonly Sheet[], side: Side): Owners {
  const arrow = new Uint8Array(pairs.length * 8)
  const repeat = new Uint8Array(pairs.length)
  for (let owner = 0; owner < sheets.length; owner++)
    for (let pair = 0; pair < pairs.length; pair++) {
      const operation = sheets[owner][pair]
      if (operation === 'repeat') repeat[pair] |= 1 << owner
      else arrow[pair * 8 + directionOf(operation, side)] |= 1 << owner
    }
  return { arrow, repeat }
}

export function discGraphOf(standpoint: Standpoint): DiscGraph {
  const { board, side } = standpoint
  const byArrow = new Uint8Array(cells * 8)
  const byRepeat = new Uint8Array(cells * 8)
  const centreByArrow = colours.map(() => new Uint8Array(cells))
  const centreByRepeat = colours.map(() => new Uint8Array(cells))
  const { arrow, repeat } = ownersByPair(standpoint.sheets, side)
  const centreColours = standpoint.centreColours.map((colour) => colours.indexOf(colour))
  const discs = board.map((disc) => (disc === null ? -1 : colours.indexOf(disc)))
  for (let cell = 0; cell < cells; cell++) {
    const disc = discs[cell]
    if (disc < 0 || cell === centre) continue
    for (let direction = 0; direction < 8; direction++) {
      const at = cell * 8 + direction
      const next = neighbours[at]
      if (next === centre)
        for (const colour of centreColours) {
          const pair = disc * colours.length + colour
          byArrow[at] |= centreByArrow[colour][cell] = arrow[pair * 8 + direction]
          byRepeat[at] |= centreByRepeat[colour][cell] = repeat[pair]
        }
      else if (next >= 0 && discs[next] >= 0) {
        const pair = disc * colours.length + discs[next]
        byArrow[at] = arrow[pair * 8 + direction]
        byRepeat[at] = repeat[pair]
      }
    }
  }
  const starts = edgeOf(side).filter((cell) => discs[cell] >= 0 && cell !== centre)
  const live = liveSteps(byArrow, byRepeat)
  return { standpoint, starts, byArrow, byRepeat, centreByArrow, centreByRepeat, live }
}

// Scratch memory of the search below, which ends before anybody else can begin one.
const alive = new Uint8Array(cells * 8)
const queue = new Int32Array(cells * 8)
const anyDirection = -1

/** Breadth-first search backwards from the centre. */
function liveSteps(byArrow: Uint8Array, byRepeat: Uint8Array): LiveSteps {
  const arrow = new Uint8Array(cells)
  const repeat = new Uint8Array(cells)
  alive.fill(0)
  let queued = 0
  // From the centre, then from every step found. A step by arrow can follow any step into its cell; a step by repeat only
  // one in its own direction.
  for (let i = -1; i < queued; i++) {
    const cell = i < 0 ? centre : queue[i] >> 3
    const onward = i < 0 || byArrow[queue[i]] !== 0 ? anyDirection : queue[i] & 7
    for (let direction = 0; direction < 8; direction++) {
      if (onward !== anyDirection && direction !== onward) continue
      const before = neighbours[cell * 8 + ((direction + 4) & 7)]
      if (before < 0 || before === centre) continue
      const at = before * 8 + direction
      if (alive[at] || (byArrow[at] | byRepeat[at]) === 0) continue
      alive[at] = 1
      if (byArrow[at]) arrow[before] |= 1 << direction
      else repeat[before] |= 1 << direction
      queue[queued++] = at
    }
  }
  return { arrow, repeat }
}
