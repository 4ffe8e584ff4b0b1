import type { Seat } from '../../../core/contract'
import { tell } from '../../../core/step'
import { tellSeats } from '../../../core/views'
import {
  flipsEach,
  opposite,
  other,
  withDie,
  withSeat,
  type Action,
  type Answer,
  type Color,
  type PerSeat,
} from '../facts'
import type { GameMotion } from '../motion'

/** Both are ready: hides the dice behind the screens (EN-2.4, EN-2.5) and starts the first action. */
export function hideDice(motion: GameMotion): void {
  const { table } = motion
  const { memoryAid } = table.options
  if (!memoryAid) table.rolled = null
  tell(motion, { type: 'hidden', round: table.round, rule: memoryAid ? 'EN-2.6' : 'EN-2.5' })
  startAction(motion, 1)
}

/** Asks for flips if anyone has one left (EN-3.4), otherwise for dice. */
export function startAction({ table }: GameMotion, action: Action): void {
  const noneLeft = table.flips.every((used) => used.length === flipsEach)
  table.phase = { type: noneLeft ? 'choose' : 'flip', action }
}

/** Turns dice behind the screens; who did so is public, which die is not (EN-3.2). */
export function takeFlips(
  motion: GameMotion,
  action: Action,
  answers: ReadonlyMap<Seat, Answer>,
  answering: boolean,
): void {
  const { table } = motion
  const seats: Seat[] = []
  for (const seat of [0, 1]) {
    const answer = answers.get(seat)
    if (answer?.type !== 'flip' || answer.color === null) continue
    seats.push(seat)
    flipDie(motion, seat, action, answer.color)
  }
  const left: PerSeat<number> = [flipsEach - table.flips[0].length, flipsEach - table.flips[1].length]
  const rule = answering ? 'EN-3.3' : 'EN-3.2'
  tell(motion, { type: 'flips', round: table.round, action, seats, answering, left, rule })
  const mayReply = !answering && seats.length === 1 && left[other(seats[0])] > 0
  table.phase = mayReply ? { type: 'answerFlip', action, seat: other(seats[0]) } : { type: 'choose', action }
}

function flipDie({ table, own, told }: GameMotion, seat: Seat, action: Action, color: Color): void {
  const { round } = table
  const from = own[seat].dice[color]!
  const to = opposite(from)
  own[seat].dice = withDie(own[seat].dice, color, to)
  own[seat].flipped = [...own[seat].flipped, { action, color }]
  table.flips = withSeat(table.flips, seat, [...table.flips[seat], { round, action }])
  // Reveals nothing: the seat knows its own dice.
  told.push(tellSeats([seat], { type: 'flippedOwn', round, action, color, from, to, rule: 'EN-3.1' }, false))
}
