/** The easy level: plays as people do who have just learned the game. */
import type { Rng } from '../../../core/contract'
import { capturePaths } from '../grid/jumping'
import { playMove, type GridMove } from '../grid/moves'
import { randomPlacement } from '../grid/playout'
import { cloneGrid, copyGrid, type Grid } from '../grid/state'
import { evaluate } from './evaluate'

/** How many placements it thinks of. */
const ideas = 60
/** Overlooks one of this many captures by the opponent. */
const blindness = 12

/**
 * Wants marbles now and looks one move ahead. It thinks of a few placements only, overlooks some replies, and of a
 * series of jumps it expects the first.
 */
export function beginnersMove(grid: Grid, rng: Rng): GridMove {
  const moves: GridMove[] = grid.captures
    ? capturePaths(grid)
    : Array.from({ length: ideas }, () => randomPlacement(grid, rng))
  const trial = cloneGrid(grid)
  let best = moves[0]
  let high = -Infinity
  for (const move of moves) {
    copyGrid(grid, trial)
    const value = playMove(trial, move) ? 1e6 : -expectedReply(trial, rng) + rng.below(6)
    if (value > high) {
      high = value
      best = move
    }
  }
  return best
}

/** The value for the seat on turn after the best capture that a beginner expects from it. */
function expectedReply(grid: Grid, rng: Rng): number {
  let best = evaluate(grid)
  if (!grid.captures) return best
  const trial = cloneGrid(grid)
  for (const path of capturePaths(grid)) {
    if (rng.below(blindness) === 0) continue
    copyGrid(grid, trial)
    best = Math.max(best, playMove(trial, path.slice(0, 2)) ? 1e6 : -evaluate(trial))
  }
  return best
}
