import type { Rng } from '../../core/contract'
import { setInMotion, stepOf } from '../../core/step'
import { fieldCount } from './board'
import type { Options, Own, Table } from './facts'
import type { GameMotion, GameStep } from './motion'
import { startRound } from './round/throws'

/** An empty map and the first round's throws. */
export function setup(options: Options, _seats: number, rng: Rng): GameStep {
  const nothing: Own = { dice: { blue: null, red: null, white: null }, flipped: [] }
  const motion: GameMotion = setInMotion({ table: emptyTable(options), own: [nothing, nothing], hidden: null }, rng)
  startRound(motion)
  return stepOf(motion)
}

/** The table before the first round. */
export function emptyTable(options: Options): Table {
  return {
    options,
    round: 0,
    phase: { type: 'study' },
    fields: Array<null>(fieldCount).fill(null),
    free: fieldCount,
    flips: [[], []],
    tally: [
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ],
    sets: [0, 0],
    rolled: null,
    played: [[], []],
    vetoed: [],
  }
}
