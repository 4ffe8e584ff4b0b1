import type { Seat } from '../../core/contract'
import type { Options } from './facts'
import type { GameWorld } from './motion'

export interface PositionSpec {
  readonly heap: number
  readonly turn?: Seat
  /** Stones taken by each seat; two seats that took nothing if left out. */
  readonly taken?: readonly number[]
  readonly options?: Partial<Options>
}

/** A world set by hand, for tests, pictures and lessons. */
export function position({ heap, turn = 0, taken = [0, 0], options }: PositionSpec): GameWorld {
  return {
    table: { options: { stones: 21, ...options }, heap, taken, turn, winner: null },
    own: taken.map(() => null),
    hidden: null,
  }
}
