import type { Rng } from '../../core/contract'
import { tellAll } from '../../core/views'
import type { Event, Options } from './facts'
import type { GameStep } from './motion'

/** A full heap; lots decide who begins (__prefix__-1, __prefix__-2). */
export function setup(options: Options, seats: number, rng: Rng): GameStep {
  const starter = rng.below(seats)
  const nobody = Array.from({ length: seats }, () => null)
  return {
    world: {
      table: { options, heap: options.stones, taken: nobody.map(() => 0), turn: starter, winner: null },
      own: nobody,
      hidden: null,
    },
    told: [tellAll<Event>({ type: 'begun', rule: '__prefix__-2', starter, stones: options.stones })],
  }
}
