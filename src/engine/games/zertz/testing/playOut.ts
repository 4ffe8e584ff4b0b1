import type { Rng } from '../../../core/contract'
import { endCapture } from '../grid/jumping'
import { claimAll, endPlacement, hasMarble, placeAndClaim } from '../grid/placing'
import { cellOf, colourOf, randomCapture, randomPlacement, removedOf } from '../grid/playout'
import { hasSet } from '../grid/sets'
import type { Grid } from '../grid/state'

/**
 * Plays random moves to the end, claiming every isolated group, and returns the winner's seat, or −1 for a draw.
 * A draw after `patience` moves stands in for the repetition rule.
 */
export function playOut(grid: Grid, rng: Rng, patience = 400): number {
  let passes = 0
  for (let move = 0; move < patience; move++) {
    const mover = grid.turn
    if (grid.captures) {
      passes = 0
      randomCapture(grid, rng, null)
      if (hasSet(grid, mover)) return mover
      endCapture(grid)
    } else if (hasMarble(grid)) {
      passes = 0
      const packed = randomPlacement(grid, rng)
      placeAndClaim(grid, colourOf(packed), cellOf(packed), removedOf(packed))
      if (grid.empties === 0) {
        claimAll(grid)
        return mover
      }
      if (hasSet(grid, mover)) return mover
      endPlacement(grid, cellOf(packed))
    } else {
      if (++passes === 2) return -1
      grid.turn ^= 1
    }
  }
  return -1
}
