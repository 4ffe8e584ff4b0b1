import { endCapture, jumpAlong } from './jumping'
import { endPlacement, placeAndClaim } from './placing'
import { cellOf, colourOf, removedOf } from './playout'
import { hasSet } from './sets'
import type { Grid } from './state'

/** A move on the grid: a packed placement, or the cells of a capture. */
export type GridMove = number | readonly number[]

/** Makes a move and hands the turn on; true if it wins. Every isolated group is claimed. */
export function playMove(grid: Grid, move: GridMove): boolean {
  const mover = grid.turn
  if (typeof move === 'number') {
    placeAndClaim(grid, colourOf(move), cellOf(move), removedOf(move))
    if (grid.empties === 0) return true
    endPlacement(grid, cellOf(move))
  } else {
    jumpAlong(grid, move)
    endCapture(grid)
  }
  return hasSet(grid, mover)
}
