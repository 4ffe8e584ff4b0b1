/** The end of a turn, and of the game. */
import type { Seat } from '../../../core/contract'
import { show, tell } from '../../../core/step'
import { seatCount, type End } from '../facts'
import { momentOf, type GameMotion } from '../motion'
import { forgetOldNotes } from './notes'

/** Ends the turn. The game is drawn at the limit (AG-9.3), or goes on with the next seat that need not skip (AG-2.4). */
export function endTurn(motion: GameMotion): void {
  const { table } = motion
  if (table.limit !== null && table.turn >= table.limit) return endGame(motion, 'limit', [], 'AG-9.3')
  const { round } = table
  table.turn++
  table.offered = false
  table.phase = { type: 'turn' }
  passTurnOn(motion)
  if (table.round !== round) forgetOldNotes(motion)
}

function passTurnOn(motion: GameMotion): void {
  const { table } = motion
  const skips = table.skips.slice()
  for (;;) {
    table.seat = (table.seat + 1) % seatCount
    if (table.seat === table.first) table.round++
    if (skips[table.seat] === 0) break
    const left = --skips[table.seat]
    tell(motion, { type: 'skipped', rule: 'AG-2.4', ...momentOf(table), seat: table.seat, left })
  }
  table.skips = skips
}

/** Ends the game and opens every ledger (AG-3.5). */
export function endGame(motion: GameMotion, by: End['by'], winners: readonly Seat[], rule: string): void {
  const { table, own } = motion
  table.phase = { type: 'over', end: { by, winners, ledgers: own } }
  const booked = own.map(({ bookings }) => bookings.map(({ agent, amount }) => [agent, amount] as const))
  show(motion, { type: 'ended', rule, ...momentOf(table), by, winners, booked })
}
