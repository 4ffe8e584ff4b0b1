import type { Seat } from '../../../core/contract'
import {
  cells,
  centre,
  colours,
  directionOf,
  edgeOf,
  minimumOf,
  neighbours,
  pairs,
  playableColours,
  sourceOf,
  type Cell,
  type Colour,
  type Sheet,
  type Side,
  type Table,
} from '../facts'

/** All that a seat's routes depend on. */
export interface Position {
  readonly board: readonly (Colour | null)[]
  readonly sheets: readonly Sheet[]
  readonly seat: Seat
  readonly side: Side
  /** Colours that the seat could lay on the centre. */
  readonly centreColours: readonly Colour[]
  /** Colours that would cost the seat a disc of its own. */
  readonly ownColours: readonly Colour[]
  readonly minimum: number
}

/**
 * The steps that the sheets allow on a board, as bit sets of seats (bit k: seat k) at the index cell × 8 + direction.
 * A step by arrow is open to all; a step by repeat only to a route that came in the same direction.
 */
export interface Net {
  readonly position: Position
  readonly starts: readonly Cell[]
  readonly byArrow: Uint8Array
  readonly byRepeat: Uint8Array
  /** The same for each colour on the centre, at the index of the cell before it; any colour above is their union. */
  readonly centreByArrow: readonly Uint8Array[]
  readonly centreByRepeat: readonly Uint8Array[]
  /** Without those steps from which the centre can't be reached even over discs already used. */
  readonly ways: Ways
}

/** The directions in which a route may leave each cell, as bits. */
export interface Ways {
  /** Open however the route came. */
  readonly arrow: Uint8Array
  /** Open only to a route that came in that direction, and not by arrow. */
  readonly repeat: Uint8Array
}

/** The routes' position of a seat as the table stands, with the card that lies on the centre. */
export function positionOf(table: Table, seat: Seat): Position {
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

/** Whose operations make a step, as bits: by arrow at the index pair × 8 + direction, by repeat at the pair. */
function readSheets({ sheets, side }: Position): { readonly arrow: Uint8Array; readonly repeat: Uint8Array } {
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

export function makeNet(position: Position): Net {
  const { board, side } = position
  const byArrow = new Uint8Array(cells * 8)
  const byRepeat = new Uint8Array(cells * 8)
  const centreByArrow = colours.map(() => new Uint8Array(cells))
  const centreByRepeat = colours.map(() => new Uint8Array(cells))
  const { arrow, repeat } = readSheets(position)
  const centreColours = position.centreColours.map((colour) => colours.indexOf(colour))
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
  const ways = liveWays(byArrow, byRepeat)
  return { position, starts, byArrow, byRepeat, centreByArrow, centreByRepeat, ways }
}

/** The ways from which the centre can be reached. */
function liveWays(byArrow: Uint8Array, byRepeat: Uint8Array): Ways {
  const alive = new Uint8Array(cells * 8)
  const arrow = new Uint8Array(cells)
  const repeat = new Uint8Array(cells)
  const queue: number[] = []
  const open = (at: number) => {
    if (alive[at] || (byArrow[at] | byRepeat[at]) === 0) return
    alive[at] = 1
    if (byArrow[at]) arrow[at >> 3] |= 1 << (at & 7)
    else repeat[at >> 3] |= 1 << (at & 7)
    queue.push(at)
  }
  for (let direction = 0; direction < 8; direction++) {
    const before = neighbours[centre * 8 + ((direction + 4) & 7)]
    if (before >= 0) open(before * 8 + direction)
  }
  // A way by arrow can follow any way into its cell; a way by repeat only the one in its own direction.
  for (let i = 0; i < queue.length; i++) {
    const cell = queue[i] >> 3
    const way = queue[i] & 7
    const any = byArrow[queue[i]] !== 0
    for (let direction = 0; direction < 8; direction++) {
      if (!any && direction !== way) continue
      const before = neighbours[cell * 8 + ((direction + 4) & 7)]
      if (before >= 0 && before !== centre) open(before * 8 + direction)
    }
  }
  return { arrow, repeat }
}
