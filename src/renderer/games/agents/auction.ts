/** What is told of the auction under way. */
import type { Seat } from '../../../engine/core/contract'
import type { Event, PhaseOf, Table } from '../../../engine/games/agents/facts'

/** The amounts held so far in the auction under way, lowest first; the one that is being held last of all is left out. */
export function duelRungs(
  heard: readonly Event[],
  turn: number,
  { vetoer, bid }: { readonly vetoer: Seat; readonly bid: number },
): number[] {
  const own = heard.filter((event) => event.turn === turn)
  const start = own.findLastIndex((event) => event.type === 'vetoed' && event.seat === vetoer)
  return own
    .slice(Math.max(0, start))
    .flatMap((event) => (event.type === 'held' && event.amount < bid ? [event.amount] : []))
    .slice(-3)
}

/** The auction of a table, if there is one. */
export function auctionIn({ phase }: Table): PhaseOf<'hold' | 'raise'> | null {
  return phase.type === 'hold' || phase.type === 'raise' ? phase : null
}

/** How the newest amount of an auction was met: held, or somebody gave in. */
export function verdictIn(events: readonly Event[]): Event | null {
  return events.find(({ type }) => type === 'held' || type === 'gaveUp' || type === 'withdrew') ?? null
}
