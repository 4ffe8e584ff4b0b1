import { tell } from '../../../core/step'
import { rounds, type Table } from '../facts'
import type { GameMotion } from '../motion'
import { decision, standingOf } from '../outcome'
import { countRegions, countRule } from '../region'
import { startRound } from './throws'

/** Starts the next round, or ends the match after the last one (EN-11.1). */
export function endRound(motion: GameMotion): void {
  const { round } = motion.table
  tell(motion, { type: 'roundOver', round, full: false, rule: 'EN-1.1' })
  if (round === rounds) endMatch(motion)
  else startRound(motion)
}

/** Ends the match at once because no field is free (EN-11.2). */
export function endFull(motion: GameMotion): void {
  tell(motion, { type: 'roundOver', round: motion.table.round, full: true, rule: 'EN-11.2' })
  endMatch(motion)
}

/** Counts region by region and tells who won. */
function endMatch(motion: GameMotion): void {
  const { table } = motion
  table.phase = { type: 'over' }
  const counts = countRegions(table.fields)
  for (const count of counts) {
    const { region, sums, winner, total, mandates } = count
    tell(motion, { type: 'counted', region, sums, winner, total, mandates, rule: countRule(count) })
  }
  const one = standingOf(table.fields, counts, 0)
  const two = standingOf(table.fields, counts, 1)
  const { winners, rule } = decision(one, two)
  tell(motion, { type: 'over', winners, mandates: [one.mandates, two.mandates], rule })
}

/** How many rounds have been played; one cut short by a full map counts. */
export function roundsPlayed({ phase, round }: Table): number {
  return phase.type === 'over' ? round : round - 1
}
