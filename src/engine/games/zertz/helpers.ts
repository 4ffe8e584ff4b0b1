import { steps } from './board'
import { marbles, type Marble, type MarbleOn, type Placement, type Ring, type Table } from './facts'
import { directionOf, offered } from './legal'
import { emptyRing, firstMarble, isFree, jump, jumpsFrom, put, sourceOf, type Position } from './position'
import { positionOf } from './table'

/** What a screen needs to let a move be built step by step. None of these judge who may move. */

/** The colours that the seat on turn may place. */
export function placeableMarbles(table: Table): readonly Marble[] {
  const position = positionOf(table)
  const from = sourceOf(position) * 3
  return marbles.filter((_, colour) => position.stock[from + colour] > 0)
}

/** The rings that a marble may be placed on. */
export function emptyRings(table: Table): readonly Ring[] {
  const position = positionOf(table)
  return ringsWhere(position, (cell) => position.cells[cell] === emptyRing)
}

/** The rings that may be taken away once a marble lies on `at`; none: the move ends there (ZE-8). */
export function freeRings(table: Table, at: Ring | null): readonly Ring[] {
  const position = positionOf(table)
  return ringsWhere(position, (cell) => isFree(position, cell)).filter((ring) => ring !== at)
}

/** The groups that a placement would isolate, marble by marble (ZE-16). */
export function claimsAfter(table: Table, move: Omit<Placement, 'leave' | 'type'>): readonly (readonly MarbleOn[])[] {
  const position = positionOf(table)
  const { cellOf, nameOf } = position.board
  const at = cellOf.get(move.at) ?? 0
  const remove = move.remove === null ? 0 : (cellOf.get(move.remove) ?? 0)
  put(position, marbles.indexOf(move.marble), at, remove)
  return offered(position, at, remove).map((group) =>
    [...group]
      .sort((a, b) => a - b)
      .map((cell) => ({ ring: nameOf[cell], marble: marbles[position.cells[cell] - firstMarble] })),
  )
}

/** The rings whose marble can capture. */
export function jumpingRings(table: Table): readonly Ring[] {
  const position = positionOf(table)
  return ringsWhere(position, (cell) => position.cells[cell] >= firstMarble && jumpsFrom(position, cell) !== 0)
}

/** Where the marble can go on to after the rings of `path`, and what it would capture; none: the chain is whole. */
export function jumpsOn(table: Table, path: readonly Ring[]): readonly { to: Ring; over: Ring; captured: Marble }[] {
  const position = positionOf(table)
  const { cellOf, nameOf } = position.board
  const cells = path.map((ring) => cellOf.get(ring) ?? 0)
  for (let i = 1; i < cells.length; i++) jump(position, cells[i - 1], directionOf(cells[i - 1], cells[i]))
  const from = cells[cells.length - 1]
  if (from === undefined || position.cells[from] < firstMarble) return []
  const jumps = jumpsFrom(position, from)
  return steps.flatMap((step, d) =>
    (jumps >> d) & 1
      ? [
          {
            to: nameOf[from + 2 * step],
            over: nameOf[from + step],
            captured: marbles[position.cells[from + step] - firstMarble],
          },
        ]
      : [],
  )
}

function ringsWhere({ board }: Position, fits: (cell: number) => boolean): Ring[] {
  return board.names.filter((_, i) => fits(board.cells[i]))
}
