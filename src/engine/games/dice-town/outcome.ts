import type { Outcome, Score, Seat } from '../../core/contract'
import { leaders } from '../../core/leaders'
import { cardPoints } from './cards/catalog'
import { sheriffPoints, type Cards, type Table } from './facts'

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)

/** A player's score, given the cards in their hand (DT-17.1). */
export function scoreOf(table: Table, seat: Seat, hand: Cards): Score {
  const { money, nuggets, wired } = table.players[seat]
  const parts = {
    nuggets,
    money: Math.floor(money / 2),
    sheriff: table.sheriff === seat ? sheriffPoints : 0,
    equipment: sum(hand.store.map(cardPoints)),
    properties: sum(hand.property) + sum(wired),
  }
  return { seat, total: sum(Object.values(parts)), parts }
}

/** All scores once the hands are shown; none before. */
export function scoresOf(table: Table): Score[] {
  return (table.hands ?? []).map((hand, seat) => scoreOf(table, seat, hand))
}

/**
 * Who wins once the hands are shown: the most points, then the most cards of land (DT-17.1, DT-17.2). Several: the
 * sheriff chooses one of them.
 */
export function finalists(table: Table): { readonly seats: readonly Seat[]; readonly rule: string } {
  const scores = scoresOf(table)
  const best = leaders([...scores.keys()], (seat) => scores[seat].total)
  const land = (seat: Seat) => table.players[seat].wired.length + table.hands![seat].property.length
  return { seats: leaders(best, land), rule: best.length > 1 ? 'DT-17.2' : 'DT-17.1' }
}

/** Who won, if the match is over. */
export function outcome(table: Table): Outcome | null {
  const { phase } = table
  return phase.type === 'over' ? { winners: [phase.winner], rule: phase.rule, scores: scoresOf(table) } : null
}
