/** Players made for tests and measurements. */
import type { Rng } from '../../../core/contract'
import type { Answer } from '../facts'
import { capturePaths } from '../grid/jumping'
import type { GridMove } from '../grid/moves'
import { randomPlacement } from '../grid/playout'
import type { Grid } from '../grid/state'

/** A uniformly random move. */
export function randomMove(grid: Grid, rng: Rng): GridMove {
  if (!grid.captures) return randomPlacement(grid, rng)
  const paths = capturePaths(grid)
  return paths[rng.below(paths.length)]
}

/** A random answer that one time in three is a rare one: a group left, a capture, a demand, no ring to remove. */
export function adventurousAnswer(answers: readonly Answer[], rng: Rng): Answer {
  const rare = answers.filter((answer) => answer.type !== 'place' || answer.leave.length > 0 || answer.remove === null)
  const among = rare.length > 0 && rng.below(3) === 0 ? rare : answers
  return among[rng.below(among.length)]
}
