import type { Seat, View } from '../../../core/contract'
import type { Answer, Prompt } from '../events'
import { cardPoints, faces, type Own, type Table } from '../facts'
import { theftsOf } from '../places/saloon'

/** Seats in order, beginning with `first`. */
export function seatOrder(seats: readonly Seat[], first: Seat, players: number): Seat[] {
  const distance = (seat: Seat) => (seat - first + players) % players
  return [...seats].sort((a, b) => distance(a) - distance(b))
}

/** What a seat answers by saying nothing (DT-15.2). */
export function silence(view: View<Table, Own>, prompt: Prompt): Answer {
  const { table } = view
  const own = view.own!
  const seat = view.seat!
  const players = table.players.length
  switch (prompt.type) {
    case 'keep':
      return { type: 'keep', dice: [own.thrown.reduce(higher)], brutes: 0, cheats: [] }
    case 'last':
      return { type: 'last', cheats: [] }
    case 'giveBack':
      return { type: 'giveBack', die: prompt.lifted.reduce((a, b) => (higher(a, b) === a ? b : a)) }
    case 'window':
    case 'wanted':
    case 'offer':
      return { type: 'pass' }
    case 'decide': {
      const order = seatOrder(prompt.decision.tied, seat, players)
      return prompt.decision.place === 'doc' ? { type: 'order', seats: order } : { type: 'choose', seat: order[0] }
    }
    case 'take':
      return { type: 'take', card: own.drawn.reduce((a, b) => (cardPoints(b) > cardPoints(a) ? b : a)) }
    case 'joe': {
      const others = seatOrder([...table.players.keys()], seat, players).slice(1)
      return {
        type: 'target',
        seat: others.reduce((a, b) => (table.players[b].money > table.players[a].money ? b : a)),
      }
    }
    case 'steal': {
      const thefts = theftsOf(table, seat, prompt.queens)
      return {
        type: 'steal',
        ...thefts.reduce((a, b) => (b.property + b.store > a.property + a.store ? b : a)),
      }
    }
    case 'loot': {
      const { property, store } = own.loot
      const cards = [...property, ...store]
      const worth = (card: (typeof cards)[number]) => (typeof card === 'number' ? card : cardPoints(card))
      return { type: 'loot', card: cards.reduce((a, b) => (worth(b) > worth(a) ? b : a)) }
    }
    case 'visit':
      return prompt.optional
        ? { type: 'pass' }
        : { type: 'visit', action: prompt.actions[0], properties: own.property.slice(-2) }
    case 'final':
      return { type: 'choose', seat: seatOrder(prompt.tied, seat, players)[0] }
    default:
      return prompt satisfies never
  }
}

function higher<F extends (typeof faces)[number]>(a: F, b: F): F {
  return faces.indexOf(b) > faces.indexOf(a) ? b : a
}
