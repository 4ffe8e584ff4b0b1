import type { Seat } from '../../../core/contract'
import { tell } from '../../../core/step'
import { doNext, type GameMotion } from '../motion'
import { countOf } from '../multiset'

/** A nugget for every nine; dynamite may follow (DT-6.1, DT-13.3). */
export function yieldMine(motion: GameMotion, seat: Seat) {
  const nines = countOf(motion.table.players[seat].dice, '9')
  mine(motion, seat, nines, false)
  doNext(motion, { do: 'window', window: { card: 'dynamite', seat, nuggets: nines } })
}

/** Takes nuggets out of the mine, or what is left (DT-6.2). */
export function mine(motion: GameMotion, seat: Seat, wanted: number, dynamite: boolean) {
  const { table } = motion
  const nuggets = Math.min(wanted, table.mine)
  table.mine -= nuggets
  table.players[seat].nuggets += nuggets
  table.players[seat].won = true
  const rule = nuggets < wanted ? 'DT-6.2' : dynamite ? 'DT-13.3' : 'DT-6.1'
  tell(motion, { type: 'mined', seat, nuggets, dynamite, rule })
}
