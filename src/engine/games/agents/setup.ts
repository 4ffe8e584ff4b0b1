import type { Rng } from '../../core/contract'
import { tellAll } from '../../core/views'
import { cities, turnLimits } from './board'
import { seatCount, type Ledger, type Options } from './facts'
import type { GameStep } from './motion'
import { emptyLedger } from './ledger'

/** The city before the first turn (AG-1.1 to AG-1.8). */
export function setup(options: Options, _seats: number, rng: Rng): GameStep {
  const city = cities[options.city]
  const first = rng.below(seatCount)
  return {
    world: {
      table: {
        options,
        limit: options.turnLimit === 'off' ? null : turnLimits[options.city],
        first,
        seat: first,
        round: 1,
        turn: 1,
        skips: Array<number>(seatCount).fill(0),
        agents: city.agents,
        treasure: city.museum,
        offered: false,
        notes: [],
        phase: { type: 'turn' },
      },
      own: Array<Ledger>(seatCount).fill(emptyLedger),
      hidden: null,
    },
    told: [tellAll({ type: 'began', rule: 'AG-1.7', turn: 1, round: 1, first })],
  }
}
