import type { Seat } from '../../core/contract'
import {
  cells,
  centre,
  colours,
  directionOf,
  edgeOf,
  minimumOf,
  neighbours,
  pairIndex,
  playableColours,
  sourceOf,
  type Cell,
  type Colour,
  type Sheet,
  type Side,
  type Table,
} from './facts'

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

/** Direction by sheet, pair and side, 8 for repeat; worked out once a net. */
function readSheet(sheet: Sheet, side: Side): readonly number[] {
  return sheet.map((operation) => (operation === 'repeat' ? 8 : directionOf(operation, side)))
}

export function makeNet(position: Position): Net {
  const { board, side } = position
  const byArrow = new Uint8Array(cells * 8)
  const byRepeat = new Uint8Array(cells * 8)
  const centreByArrow = colours.map(() => new Uint8Array(cells))
  const centreByRepeat = colours.map(() => new Uint8Array(cells))
  const sheets = position.sheets.map((sheet) => readSheet(sheet, side))
  for (let cell = 0; cell < cells; cell++) {
    const from = board[cell]
    if (from === null || cell === centre) continue
    for (let direction = 0; direction < 8; direction++) {
      const at = cell * 8 + direction
      const next = neighbours[at]
      if (next < 0) continue
      if (next !== centre) {
        const to = board[next]
        if (to === null) continue
        const pair = pairIndex(from, to)
        for (let owner = 0; owner < sheets.length; owner++) {
          if (sheets[owner][pair] === direction) byArrow[at] |= 1 << owner
          else if (sheets[owner][pair] === 8) byRepeat[at] |= 1 << owner
        }
        continue
      }
      for (const to of position.centreColours) {
        const colour = colours.indexOf(to)
        const pair = pairIndex(from, to)
        for (let owner = 0; owner < sheets.length; owner++) {
          if (sheets[owner][pair] === direction) centreByArrow[colour][cell] |= 1 << owner
          else if (sheets[owner][pair] === 8) centreByRepeat[colour][cell] |= 1 << owner
        }
        byArrow[at] |= centreByArrow[colour][cell]
        byRepeat[at] |= centreByRepeat[colour][cell]
      }
    }
  }
  const starts = edgeOf(side).filter((cell) => board[cell] !== null && cell !== centre)
  return { position, starts, byArrow, byRepeat, centreByArrow, centreByRepeat }
}

/** The directions in which a route may leave each cell, as bits. */
export interface Ways {
  /** Open however the route came. */
  readonly arrow: Uint8Array
  /** Open only to a route that came in that direction, and not by arrow. */
  readonly repeat: Uint8Array
}

/** The ways of a net, without those from which the centre can't be reached even over discs already used. */
export function liveWays(net: Net): Ways {
  const alive = new Uint8Array(cells * 8)
  const arrow = new Uint8Array(cells)
  const repeat = new Uint8Array(cells)
  const queue: number[] = []
  const open = (at: number) => {
    if (alive[at] || (net.byArrow[at] | net.byRepeat[at]) === 0) return
    alive[at] = 1
    if (net.byArrow[at]) arrow[at >> 3] |= 1 << (at & 7)
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
    const any = net.byArrow[queue[i]] !== 0
    for (let direction = 0; direction < 8; direction++) {
      if (!any && direction !== way) continue
      const before = neighbours[cell * 8 + ((direction + 4) & 7)]
      if (before >= 0 && before !== centre) open(before * 8 + direction)
    }
  }
  return { arrow, repeat }
}
