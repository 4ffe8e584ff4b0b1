import type { Seat } from '../../../core/contract'
import { tell } from '../../../core/step'
import { pay } from '../goods'
import { doNext, type GameMotion } from '../motion'

/** All the bank's money (DT-7.1). */
export function yieldBank(motion: GameMotion, seat: Seat) {
  const { table } = motion
  const money = table.bank
  table.bank = 0
  table.players[seat].money += money
  table.players[seat].won = true
  tell(motion, { type: 'robbed', seat, money, rule: 'DT-7.1' })
  doNext(motion, { do: 'window', window: { card: 'split', robber: seat, money } })
}

/** Even split: half of the loot, rounded down (DT-13.11). */
export function splitLoot(motion: GameMotion, robber: Seat, to: Seat, loot: number) {
  const money = pay(motion, robber, to, Math.floor(loot / 2))
  tell(motion, { type: 'split', from: robber, to, money, rule: 'DT-13.11' })
}

/** The stagecoach brings its money to the bank, for the next round (DT-7.2). */
export function runStagecoach(motion: GameMotion) {
  const { table } = motion
  const money = table.stagecoach
  table.bank += money
  table.stagecoach = 0
  if (money > 0) tell(motion, { type: 'stagecoach', money, rule: 'DT-7.2' })
}
