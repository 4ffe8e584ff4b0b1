import type { Ask, Clock, Seat } from '../../core/contract'
import { askedForWanted } from './cards/wanted'
import { askedIn } from './cards/windows'
import { diceLeft } from './dice/choices'
import { keepersOf, lastCheatersOf } from './dice/throwing'
import type { Prompt, Table } from './facts'
import { offerersOf } from './places/bribes'
import { openActions } from './places/openActions'

/** Shortest time windows and offers stay open, so that closing early reveals nothing (DT-14.3). */
export const windowMs = 2500

/** Who is asked what, by public facts alone. */
export function ask(table: Table): Ask<Prompt> | null {
  const { phase, players } = table
  switch (phase.type) {
    case 'keep':
      return quiet(keepersOf(table), (seat) => ({
        type: 'keep',
        dice: diceLeft(players[seat]),
        pays: players[seat].money,
      }))
    case 'last':
      return quiet(lastCheatersOf(table), (seat) => ({ type: 'last', dice: diceLeft(players[seat]) }))
    case 'giveBack':
      return one(phase.seat, { type: 'giveBack', lifted: players[phase.seat].lifted })
    case 'window':
      return quiet(askedIn(table, phase.window), () => ({ type: 'window', window: phase.window }))
    case 'wanted':
      return quiet(askedForWanted(table, phase.played), () => ({ type: 'wanted', played: phase.played }))
    case 'offers':
      return quiet(offerersOf(table), () => ({ type: 'offer', decision: phase.decision, round: phase.round }))
    case 'decide': {
      const { decision, offers, again } = phase
      return one(table.sheriff, { type: 'decide', decision, offers, again })
    }
    case 'take':
      return one(phase.seat, { type: 'take', count: phase.count })
    case 'joe':
      return one(phase.seat, { type: 'joe' })
    case 'steal':
      return one(phase.seat, { type: 'steal', queens: phase.queens })
    case 'loot':
      return one(phase.seat, { type: 'loot', theft: phase.theft })
    case 'visit':
      return one(phase.seat, {
        type: 'visit',
        actions: phase.action === null ? openActions(table, phase.seat) : [phase.action],
        optional: phase.action === null,
      })
    case 'final':
      return one(table.sheriff, { type: 'final', tied: phase.tied })
    case 'over':
      return null
    default:
      return phase satisfies never
  }
}

function one(seat: Seat, prompt: Prompt): Ask<Prompt> {
  return { prompts: new Map([[seat, prompt]]), closes: 'all', quiet: false }
}

/** An ask in which nobody sees who has answered (DT-14.3). */
function quiet(seats: readonly Seat[], prompt: (seat: Seat) => Prompt): Ask<Prompt> {
  const prompts = new Map<Seat, Prompt>()
  for (const seat of seats) prompts.set(seat, prompt(seat))
  return { prompts, closes: 'all', quiet: true }
}

/** The table's clock (DT-15.1), and the even pace of windows. */
export function clock(table: Table): Clock {
  const limitMs = table.clock === 'off' ? null : Number(table.clock) * 1000
  switch (table.phase.type) {
    case 'last':
    case 'window':
    case 'wanted':
    case 'offers':
      return { limitMs, leastMs: windowMs }
    default:
      return { limitMs, leastMs: 0 }
  }
}
