/** The hard bot of version 0.1, kept as a yardstick. Its search, candidates and evaluation are never changed. */
import type { Rng } from '../../src/engine/core/contract'
import type { Grid } from '../../src/engine/games/zertz/grid/state'
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
