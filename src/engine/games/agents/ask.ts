/** Who is asked, and for how long. */
import type { Ask, Clock, Seat } from '../../core/contract'
import {
  amountsPerAuction,
  seatCount,
  windowLeastMs,
  type Answer,
  type Limit,
  type Pending,
  type Prompt,
  type Table,
} from './facts'
import { speakerOf } from './speaker'

const allSeats: readonly Seat[] = Array.from({ length: seatCount }, (_, seat) => seat)

/** Seats that may veto: all except the mover and those who lost a veto on this order (AG-6.1, AG-7.7). */
export function possibleVetoers(table: Table, pending: Pending): readonly Seat[] {
  return allSeats.filter((seat) => seat !== table.seat && !pending.lost.includes(seat))
}

const askAlone = (seat: Seat, prompt: Prompt): Ask<Prompt> => ({
  prompts: new Map([[seat, prompt]]),
  closes: 'all',
  quiet: false,
})

/** The current ask, from the table alone: no ledger shows in who is asked or how (AG-6.6). */
export function ask(table: Table): Ask<Prompt> | null {
  const { phase, seat } = table
  switch (phase.type) {
    case 'turn':
      return askAlone(seat, { type: 'turn', mayOfferDraw: !table.offered })
    case 'window': {
      const { order, held } = phase.pending
      const prompt: Prompt = { type: 'window', mover: seat, order, least: held + 1 }
      return {
        prompts: new Map(possibleVetoers(table, phase.pending).map((vetoer) => [vetoer, prompt])),
        closes: 'race',
        quiet: true,
      }
    }
    case 'hold': {
      const { vetoer, bid, named } = phase.auction
      const { order } = phase.pending
      const amountsLeft = amountsPerAuction - named
      return askAlone(speakerOf(table, phase), { type: 'hold', order, vetoer, bid, amountsLeft })
    }
    case 'raise': {
      const { bid, named } = phase.auction
      const { order } = phase.pending
      const amountsLeft = amountsPerAuction - named
      return askAlone(speakerOf(table, phase), { type: 'raise', mover: seat, order, held: bid, amountsLeft })
    }
    case 'draw':
      return {
        prompts: new Map(
          allSeats.filter((other) => other !== seat).map((other) => [other, { type: 'draw', offeredBy: seat }]),
        ),
        closes: 'all',
        quiet: true,
      }
    case 'over':
      return null
    default:
      return phase satisfies never
  }
}

const limitMs = (limit: Limit) => (limit === 'off' ? null : limit * 1000)

/** How the current ask is timed, whatever any ledger holds (AG-8.1 to AG-8.4). */
export function clock(table: Table): Clock {
  const { options, phase } = table
  switch (phase.type) {
    case 'turn':
      return { limitMs: limitMs(options.turnClock), leastMs: 0 }
    case 'window':
      return { limitMs: limitMs(options.windowClock), leastMs: windowLeastMs }
    case 'hold':
      return { limitMs: limitMs(options.holdClock), leastMs: 0 }
    case 'raise':
      return { limitMs: limitMs(options.raiseClock), leastMs: 0 }
    case 'draw':
      return { limitMs: limitMs(options.windowClock), leastMs: 0 }
    case 'over':
      return { limitMs: null, leastMs: 0 }
    default:
      return phase satisfies never
  }
}

/** Letting an order go does not decide the window's race (AG-6.3, AG-6.4). */
export const isPass = (answer: Answer): boolean => answer.type === 'letGo'
