import type { Seat } from '../../../core/contract'
import { tell } from '../../../core/step'
import { regionOf, regions } from '../board'
import { withSeat, type Action, type Answer, type PerSeat, type RpsHand, type Value, type Writing } from '../facts'
import type { GameMotion } from '../motion'
import { withMark } from '../region'
import { setsIn } from '../sets'
import { endFull } from './ending'
import { dicePlayed, meetingOf, writingOf } from './meeting'

/** `done`: nothing of this action is left to do. `waiting`: somebody is asked, or the match is over. */
export type Progress = 'done' | 'waiting'

/** Writes what the dice of this action allow, as far as nobody has to be asked. */
export function settleAction(motion: GameMotion, action: Action): Progress {
  const { table } = motion
  const dice = dicePlayed(table.played)
  const meeting = meetingOf(dice)
  const writings = [0, 1].filter((seat) => meeting.writes[seat] > 0).map((seat) => writingOf(meeting, dice, seat))
  // The order matters only when both write (EN-9.5).
  if (writings.length < 2) return writeOn(motion, action, writings)
  const first = firstWriter(meeting.lower, table.flips)
  if (first === null) {
    table.phase = { type: 'hands', action, attempt: 1 }
    return 'waiting'
  }
  const byValue = meeting.lower !== null
  return writeInOrder(motion, action, first, byValue ? 'value' : 'flips', byValue ? 'EN-9.1' : 'EN-9.2')
}

/** Who writes first, by value and then by flips used (EN-9.1, EN-9.2); `null`: hands decide (EN-9.3). */
export function firstWriter(lower: Seat | null, flips: PerSeat<readonly unknown[]>): Seat | null {
  if (lower !== null) return lower
  if (flips[0].length === flips[1].length) return null
  return flips[0].length < flips[1].length ? 0 : 1
}

/** Shows both hands; the winner says who writes first, and equal hands are repeated (EN-9.3, EN-9.4). */
export function showHands(
  motion: GameMotion,
  action: Action,
  attempt: number,
  answers: ReadonlyMap<Seat, Answer>,
): void {
  const { table } = motion
  const hand = (seat: Seat) => (answers.get(seat) as Answer & { type: 'hand' }).hand
  const hands = [hand(0), hand(1)] as const
  const winner = handsWinner(hands)
  tell(motion, { type: 'hands', round: table.round, action, attempt, hands, winner, rule: 'EN-9.3' })
  table.phase = winner === null ? { type: 'hands', action, attempt: attempt + 1 } : { type: 'order', action, winner }
}

/** Who wins rock-paper-scissors (EN-9.3); `null`: nobody. */
function handsWinner(hands: PerSeat<RpsHand>): Seat | null {
  const beats: Record<RpsHand, RpsHand> = { rock: 'scissors', scissors: 'paper', paper: 'rock' }
  if (hands[0] === hands[1]) return null
  return beats[hands[0]] === hands[1] ? 0 : 1
}

/** Both write, starting with `first`. */
export function writeInOrder(
  motion: GameMotion,
  action: Action,
  first: Seat,
  reason: 'value' | 'flips' | 'hands',
  rule: string,
): Progress {
  const { table } = motion
  const dice = dicePlayed(table.played)
  const meeting = meetingOf(dice)
  tell(motion, { type: 'order', round: table.round, action, first, reason, rule })
  return writeOn(motion, action, [writingOf(meeting, dice, first), writingOf(meeting, dice, 1 - first)])
}

/** Writes until somebody has to choose a field or the map is full (EN-11.2). */
function writeOn(motion: GameMotion, action: Action, pending: readonly Writing[]): Progress {
  const { table } = motion
  if (table.free === 0) {
    for (const { seat, color, value } of pending) tell(motion, { type: 'lost', seat, color, value, rule: 'EN-11.2' })
    endFull(motion)
    return 'waiting'
  }
  if (pending.length === 0) return 'done'
  // With one field left and the number given there is nothing to choose.
  if (table.free === 1 && pending[0].value !== null)
    return writeNext(motion, action, pending, table.fields.indexOf(null), pending[0].value)
  table.phase = { type: 'write', action, pending }
  return 'waiting'
}

/** Writes the first pending number, and puts a completed set's bonus before all others (EN-10.1). */
export function writeNext(
  motion: GameMotion,
  action: Action,
  pending: readonly Writing[],
  field: number,
  value: Value,
): Progress {
  const { table } = motion
  const [{ seat, by, color }, ...rest] = pending
  table.fields = withMark(table.fields, field, { seat, value })
  table.free--
  const tally = table.tally[seat].slice()
  tally[value - 1]++
  table.tally = withSeat(table.tally, seat, tally)
  const rule = color === null ? 'EN-10.1' : by === seat ? 'EN-9.6' : 'EN-9.7'
  const region = regions[regionOf[field]].id
  tell(motion, { type: 'written', round: table.round, action, seat, by, color, value, field, region, rule })
  if (setsIn(tally) === table.sets[seat]) return writeOn(motion, action, rest)
  const set = table.sets[seat] + 1
  table.sets = withSeat(table.sets, seat, set)
  tell(motion, { type: 'set', seat, set, rule: 'EN-10.1' })
  return writeOn(motion, action, [{ seat, by: seat, value: null, color: null }, ...rest])
}
