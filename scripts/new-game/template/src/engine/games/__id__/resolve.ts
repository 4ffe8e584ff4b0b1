import type { Rng, Seat, Step } from '../../core/contract'
import { setInMotion, stepOf, tell, type Motion } from '../../core/step'
import type { Answer, Event, GameWorld, Hidden, Own, Table } from './facts'

/** Carries out the answer of the seat on turn. */
export function resolve(
  world: GameWorld,
  answers: ReadonlyMap<Seat, Answer>,
  rng: Rng,
): Step<Table, Own, Hidden, Event> {
  const motion: Motion<Table, Own, Hidden, Event> = setInMotion(world, rng)
  for (const [seat, { count }] of answers) take(motion, seat, count)
  return stepOf(motion)
}

function take(motion: Motion<Table, Own, Hidden, Event>, seat: Seat, count: number): void {
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
