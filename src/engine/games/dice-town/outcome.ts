import type { Outcome, Score, Seat } from '../../core/contract'
import { decideNow, next, show, tell, type Draft } from './motion'
import { cardPoints, places, sheriffPoints, type Cards, type Table } from './facts'

/** Rounds, the end and the score. */

export function runRound(draft: Draft) {
  const { table } = draft
  table.round++
  table.place = null
  for (const player of table.players) {
    player.dice = []
    player.won = false
  }
  tell(draft, { type: 'round', round: table.round, rule: 'DT-3.1' })
  next(draft, { do: 'throw' }, ...places.map((place) => ({ do: 'place', place }) as const), { do: 'endRound' })
}

/** The game ends with the round in which the mine or the properties ran out (DT-16.1, DT-16.2). */
export function runEndRound(draft: Draft) {
  const { table, own } = draft
  const mine = table.mine === 0
  const properties = table.row.length === 0 && table.pile === 0
  if (!mine && !properties) return next(draft, { do: 'round' })
  tell(draft, { type: 'ended', why: mine && properties ? 'both' : mine ? 'mine' : 'properties', rule: 'DT-16.1' })
  const hands = own.map(({ property, store }): Cards => ({ property, store }))
  table.hands = hands
  table.place = null
  const totals = scoresOf(table).map(({ total }) => total)
  show(draft, { type: 'hands', hands, totals, rule: 'DT-17.1' })
  const best = leaders([...totals.keys()], (seat) => totals[seat])
  const landed = leaders(best, (seat) => table.players[seat].wired.length + hands[seat].property.length)
  if (landed.length > 1) return decideNow(draft, { type: 'final', tied: landed })
  win(draft, landed[0], best.length > 1 ? 'DT-17.2' : 'DT-17.1')
}

function leaders(seats: readonly Seat[], worth: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(worth))
  return seats.filter((seat) => worth(seat) === most)
}

export function win(draft: Draft, winner: Seat, rule: string) {
  decideNow(draft, { type: 'over', winner, rule })
  tell(draft, { type: 'over', winner, rule })
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)

/** What a player would score, given the cards in the hand (DT-17.1). */
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

function scoresOf(table: Table): Score[] {
  return (table.hands ?? []).map((hand, seat) => scoreOf(table, seat, hand))
}

export function outcome(table: Table): Outcome | null {
  const { phase } = table
  return phase.type === 'over' ? { winners: [phase.winner], rule: phase.rule, scores: scoresOf(table) } : null
}
