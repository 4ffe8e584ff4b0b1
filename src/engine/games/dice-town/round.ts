import type { Seat } from '../../core/contract'
import { show, tell } from '../../core/step'
import { places, type Cards, type Task } from './facts'
import { doNext, enterPhase, type GameMotion } from './motion'
import { scoresOf } from './outcome'

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
  const best = leaders([...totals.keys()], (seat) => totals[seat])
  const landed = leaders(best, (seat) => table.players[seat].wired.length + hands[seat].property.length)
  if (landed.length > 1) return enterPhase(motion, { type: 'final', tied: landed })
  win(motion, landed[0], best.length > 1 ? 'DT-17.2' : 'DT-17.1')
}

function leaders(seats: readonly Seat[], worth: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(worth))
  return seats.filter((seat) => worth(seat) === most)
}

export function win(motion: GameMotion, winner: Seat, rule: string) {
  enterPhase(motion, { type: 'over', winner, rule })
  tell(motion, { type: 'over', winner, rule })
}
