/** The hard bot of version 0.1, kept as a yardstick. Its search, candidates and evaluation are never changed. */
import type { Bot, Rng } from '../../src/engine/core/contract'
import type { Answer, Event, Own, Prompt, Table } from '../../src/engine/games/zertz/facts'
import type { Grid } from '../../src/engine/games/zertz/grid/state'
import { gridOf } from '../../src/engine/games/zertz/grid/tables'
import { captureAnswer } from '../../src/engine/games/zertz/legal/captures'
import { placementAnswer } from '../../src/engine/games/zertz/legal/placements'
import { findBest, type SearchMove } from './zertz/search'

export interface Thinking {
  readonly rng: Rng
  readonly hurry: () => boolean
}

/** As it thought on the host: up to twelve placements deep, but not above 600,000 nodes. */
const limits = { depth: 12, nodes: 600_000, quiets: 1 }

export function yardstickMove(grid: Grid, { rng, hurry }: Thinking): SearchMove {
  return findBest(grid, { ...limits, rng, hurry }).move
}

/** For ladders, at tables without overlooked captures and take-backs. */
export const bot: Pick<Bot<Table, Own, Prompt, Answer, Event>, 'choose'> = {
  choose({ view, rng, hurry }) {
    const grid = gridOf(view.table)
    const move = yardstickMove(grid, { rng, hurry })
    return typeof move === 'number' ? placementAnswer(grid, move, []) : captureAnswer(grid, move)
  },
}
