import type { Seat } from '../../../core/contract'
import { show, tell } from '../../../core/step'
import { colors, withDie, type Action, type Answer, type Color, type Die, type PerSeat } from '../facts'
import type { GameMotion } from '../motion'
import { endRound } from './ending'
import { startAction } from './flips'
import { meetingOf, meetingRule } from './meeting'
import { settleAction } from './writing'

/** Shows both dice at once and judges them (EN-4.1). Same colours may be vetoed, except the third (EN-8.4). */
export function revealDice(motion: GameMotion, action: Action, chosen: PerSeat<Color>): void {
  const { table } = motion
  const { round, played } = table
  const dice: PerSeat<Die> = [spendDie(motion, 0, chosen[0]), spendDie(motion, 1, chosen[1])]
  table.played = [
    [...played[0], dice[0]],
    [...played[1], dice[1]],
  ]
  show(motion, { type: 'revealed', round, action, dice, rule: 'EN-4.1' })
  const meeting = meetingOf(dice)
  const { writes, placers, effects } = meeting
  const veto = meeting.veto && action < 3
  const rule = action === 3 ? 'EN-8.4' : meetingRule(meeting)
  tell(motion, { type: 'met', round, action, dice, writes, placers, effects, veto, rule })
  if (veto) table.phase = { type: 'veto', action }
  else if (settleAction(motion, action) === 'done') endAction(motion, action)
}

/** Takes a die from behind the screen; it is spent for this round (EN-4.2). */
function spendDie({ own }: GameMotion, seat: Seat, color: Color): Die {
  const { dice } = own[seat]
  own[seat].dice = withDie(dice, color, null)
  return { color, value: dice[color]! }
}

/** One veto is enough (EN-8.1): then the dice are spent and nothing is written (EN-8.2). */
export function takeVetoes(motion: GameMotion, action: Action, answers: ReadonlyMap<Seat, Answer>): void {
  const { table } = motion
  const by = [0, 1].filter((seat) => (answers.get(seat) as Answer & { type: 'veto' }).veto)
  tell(motion, { type: 'vetoes', round: table.round, action, by, rule: by.length > 0 ? 'EN-8.2' : 'EN-8.1' })
  if (by.length > 0) table.vetoed = [...table.vetoed, action]
  if (by.length > 0 || settleAction(motion, action) === 'done') endAction(motion, action)
}

/** Goes on to the second action, to the third dice after two vetoes (EN-8.3), or to the end of the round. */
export function endAction(motion: GameMotion, action: Action): void {
  const { table, own } = motion
  if (action === 1) return startAction(motion, 2)
  if (action === 3 || table.vetoed.length < 2) return endRound(motion)
  tell(motion, { type: 'third', round: table.round, rule: 'EN-8.3' })
  const last = (seat: Seat) => colors.find((color) => own[seat].dice[color] !== null)!
  revealDice(motion, 3, [last(0), last(1)])
}
