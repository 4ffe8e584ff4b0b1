import type { Seat } from '../../../core/contract'
import { show } from '../../../core/step'
import type { Answer, Played, Table } from '../facts'
import { doNext, enterPhase, type GameMotion } from '../motion'
import { seatsWhere } from '../seats'
import { cardRule } from './catalog'
import { dropStore } from './hands'
import { allUsed } from './windows'

/** Played cards lie open until nobody can stop them any more. */

/** Who may answer played cards with a wanted: everyone with a store card, against someone else's card (DT-13.12). */
export function askedForWanted(table: Table, played: readonly Played[]): Seat[] {
  if (allUsed(table, 'wanted')) return []
  return seatsWhere(table, ({ store }, seat) => store > 0 && played.some((one) => one.seat !== seat))
}

/** Lays cards open, and lets a wanted answer before their effects. */
export function runPlay(motion: GameMotion, played: readonly Played[]) {
  for (const one of played) show(motion, { type: 'played', played: one, rule: cardRule[one.card] })
  motion.table.open = played.map((one) => one.card)
  if (askedForWanted(motion.table, played).length > 0) enterPhase(motion, { type: 'wanted', played })
  else doNext(motion, { do: 'effects', played, cancelled: null })
}

export function resolveWanted(motion: GameMotion, played: readonly Played[], answers: ReadonlyMap<Seat, Answer>) {
  let cancelled: number | null = null
  for (const [seat, answer] of answers) {
    if (answer.type !== 'play' || answer.card !== 'wanted') continue
    cancelled = answer.against
    dropStore(motion, seat, ['wanted'])
    motion.table.open = [...motion.table.open, 'wanted']
    show(motion, { type: 'cancelled', by: seat, played: played[cancelled], rule: 'DT-13.12' })
  }
  doNext(motion, { do: 'effects', played, cancelled })
}
