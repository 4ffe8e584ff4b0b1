import type { Seat } from '../../core/contract'
import { show, tell } from '../../core/step'
import { places, type Cards, type Task } from './facts'
import { doNext, enterPhase, type GameMotion } from './motion'
import { finalists, scoresOf } from './outcome'

/** How rounds begin and end, and the game with them. */

const roundTasks: readonly Task[] = [
  { do: 'throw' },
  ...places.map((place): Task => ({ do: 'place', place })),
  { do: 'endRound' },
]

export function runRound(motion: GameMotion) {
  const { table } = motion
  table.round++
  table.place = null
  for (const player of table.players) {
    player.dice = []
    player.won = false
  }
  tell(motion, { type: 'round', round: table.round, rule: 'DT-3.1' })
  doNext(motion, ...roundTasks)
}

/** The game ends with the round in which the mine or the properties run out (DT-16.1, DT-16.2). */
export function runEndRound(motion: GameMotion) {
  const { table, own } = motion
  const mine = table.mine === 0
  const properties = table.row.length === 0 && table.pile === 0
  if (!mine && !properties) return doNext(motion, { do: 'round' })
  tell(motion, { type: 'ended', why: mine && properties ? 'both' : mine ? 'mine' : 'properties', rule: 'DT-16.1' })
  const hands = own.map(({ property, store }): Cards => ({ property, store }))
  table.hands = hands
  table.place = null
  const totals = scoresOf(table).map(({ total }) => total)
  show(motion, { type: 'hands', hands, totals, rule: 'DT-17.1' })
  const { seats, rule } = finalists(table)
  if (seats.length > 1) enterPhase(motion, { type: 'final', tied: seats })
  else win(motion, seats[0], rule)
}

export function win(motion: GameMotion, winner: Seat, rule: string) {
  enterPhase(motion, { type: 'over', winner, rule })
  tell(motion, { type: 'over', winner, rule })
}
