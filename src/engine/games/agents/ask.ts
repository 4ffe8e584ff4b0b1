import type { Ask, Seat } from '../../core/contract'
import { amountsPerAuction, seatCount, type Pending, type Prompt, type Table } from './facts'

const allSeats: readonly Seat[] = Array.from({ length: seatCount }, (_, seat) => seat)

/** Who may veto now: all but the mover and who lost a veto on this order, whatever they have booked (AG-6.1, AG-7.7). */
export function watchers(table: Table, pending: Pending): readonly Seat[] {
  return allSeats.filter((seat) => seat !== table.seat && !pending.lost.includes(seat))
}

const one = (seat: Seat, prompt: Prompt): Ask<Prompt> => ({
  prompts: new Map([[seat, prompt]]),
  closes: 'all',
  quiet: false,
})

/** What is asked now: from the table alone, so that no ledger shows in who is asked or how (AG-6.6). */
export function ask(table: Table): Ask<Prompt> | null {
  const { phase, seat } = table
  switch (phase.type) {
    case 'turn':
      return one(seat, { type: 'turn', mayOfferDraw: !table.offered })
    case 'window': {
      const { order, held } = phase.pending
      const prompt: Prompt = { type: 'window', mover: seat, order, least: held + 1 }
      return {
        prompts: new Map(watchers(table, phase.pending).map((watcher) => [watcher, prompt])),
        closes: 'race',
        quiet: true,
      }
    }
    case 'hold': {
      const { vetoer, bid, named } = phase.auction
      const { order } = phase.pending
      return one(seat, { type: 'hold', order, vetoer, bid, amountsLeft: amountsPerAuction - named })
    }
    case 'raise': {
      const { vetoer, bid, named } = phase.auction
      const { order } = phase.pending
      return one(vetoer, { type: 'raise', mover: seat, order, held: bid, amountsLeft: amountsPerAuction - named })
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
