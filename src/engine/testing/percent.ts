import type { Rng } from '../core/contract'

/** True in this many of a hundred draws. */
export const percent = (rng: Rng, chance: number): boolean => rng.below(100) < chance
