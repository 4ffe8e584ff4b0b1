import type { Seat } from '../../../core/contract'
import { tell } from '../../../core/step'
import type { Table } from '../facts'
import { doNext, type GameMotion } from '../motion'
import { seatsWhere } from '../seats'
import { runTie } from './bribes'
import { hasUsefulAction, queueVisits } from './visit'

/** Doc Badluck: who may visit him, and in which order. */

/** Players who gained nothing from any place this round (DT-12.1). */
export function docVisitors(table: Table): Seat[] {
  return seatsWhere(table, ({ won }) => !won)
}

/** The sheriff decides the order if there are several visitors and anything to gain (DT-12.2). The elixir comes last. */
export function runDoc(motion: GameMotion, visitors: readonly Seat[]) {
  const { table } = motion
  doNext(motion, { do: 'window', window: { card: 'elixir' } })
  if (visitors.length > 1 && visitors.some((seat) => hasUsefulAction(table, seat)))
    runTie(motion, { place: 'doc', tied: visitors })
  else if (visitors.length === 0) tell(motion, { type: 'nobody', place: 'doc', why: 'nothing', rule: 'DT-12.1' })
  else queueVisits(motion, visitors)
}
