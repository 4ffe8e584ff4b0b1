import type { Rng, Seat } from '../../core/contract'
import { setInMotion, stepOf, tell } from '../../core/step'
import type { Answer } from './facts'
import type { GameWorld, GameMotion, GameStep } from './motion'

/** Carries out the answer of the seat on turn. */
export function resolve(world: GameWorld, answers: ReadonlyMap<Seat, Answer>, rng: Rng): GameStep {
  const motion: GameMotion = setInMotion(world, rng)
  for (const [seat, { count }] of answers) take(motion, seat, count)
  return stepOf(motion)
}

function take(motion: GameMotion, seat: Seat, count: number): void {
  const { table } = motion
  table.heap -= count
  table.taken = table.taken.map((had, one) => (one === seat ? had + count : had))
  tell(motion, { type: 'took', rule: '__prefix__-3', seat, count, left: table.heap })
  if (table.heap > 0) {
    table.turn = (seat + 1) % table.taken.length
    return
  }
  table.winner = seat
  tell(motion, { type: 'won', rule: '__prefix__-5', seat })
}
