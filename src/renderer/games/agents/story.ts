/** What a finished game is remembered by: the gold's way, and the duel that turned it. */
import type { Seat } from '../../../engine/core/contract'
import { partnerOf, teamOf, type Agent, type Event, type Ledger, type Point } from '../../../engine/games/agents/facts'
import { entriesOf } from '../../../engine/games/agents/ledger'

/** The points the treasure was carried over, from the museum on; empty if it never moved. */
export function goldWay(heard: readonly Event[]): Point[] {
  return heard.flatMap((event, at) => {
    if (event.type !== 'carried') return []
    const first = heard.findIndex(({ type }) => type === 'carried') === at
    return first ? [event.from, event.to] : [event.to]
  })
}

/** What a seat had on an agent when a turn came. */
export function heldAt(ledger: Ledger, agent: Agent, turn: number): number {
  const own = entriesOf(ledger).filter((entry) => entry.agent === agent && entry.turn < turn)
  return own.reduce((sum, { amount }) => sum + amount, 0)
}

export interface Turn {
  readonly round: number
  readonly agent: Agent
  readonly amount: number
  readonly mover: Seat
  readonly vetoer: Seat
  /** Who gave way, and what they had on the agent: now that the books are open, everyone can see it. */
  readonly loser: Seat
  readonly had: number
}

/** The dearest duel of the game; null if there was none. */
export function turningPoint(heard: readonly Event[], ledgers: readonly Ledger[]): Turn | null {
  const duels = heard.flatMap((event, at): Turn[] => {
    if (event.type !== 'gaveUp' && event.type !== 'withdrew') return []
    const before = heard.slice(0, at)
    const order = before.findLast((one) => one.type === 'ordered')
    const bid = before.findLast((one) => one.type === 'vetoed' || one.type === 'raised')
    if (order?.type !== 'ordered' || bid === undefined || !('seat' in bid)) return []
    const { round, turn, agent, amount, seat: loser } = event
    const parties = { mover: order.seat, vetoer: bid.seat, loser }
    return [{ round, agent, amount, ...parties, had: heldAt(ledgers[loser], agent, turn) }]
  })
  return duels.reduce<Turn | null>((best, one) => (best === null || one.amount >= best.amount ? one : best), null)
}

/** The order in which ledgers are opened: partners beside each other, the winners last. */
export function openingOrder(winners: readonly Seat[]): Seat[] {
  const last = winners.length > 0 ? teamOf(winners[0]) : 2
  return [last + 1, last + 2, last].flatMap((team) => [team % 3, partnerOf(team % 3)])
}

/** How many sums fit a book on the wall: fewer where a long name pushes what is left to a line of its own. */
export function sumsBeside(name: string, left: string, small: boolean): number {
  const isLong = name.length + left.length > (small ? 17 : 21)
  if (small) return isLong ? 2 : 4
  return isLong ? 3 : 6
}

/** The largest sums of a ledger, as many as a page on the shared screen has room for, and the rest. */
export function pageOf<Sum extends { readonly amount: number }>(
  sums: readonly Sum[],
  lines = 6,
): { readonly shown: readonly Sum[]; readonly rest: readonly Sum[] } {
  const sorted = sums.toSorted((one, other) => other.amount - one.amount)
  const fits = sums.length > lines ? lines - 1 : lines
  return { shown: sorted.slice(0, fits), rest: sorted.slice(fits) }
}
