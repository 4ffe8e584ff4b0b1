import type { Event } from '../../events'
import { type Books } from './books'

/** Places without a winner, ties and bribes. */
export function hearTies(books: Books, event: Event): void {
  const { players } = books
  switch (event.type) {
    case 'nobody': {
      const { place } = event
      books.reach(place)
      const leaders = place === 'doc' ? [] : books.leaders(place)
      const robbable = (thief: number) => players.some((one, seat) => seat !== thief && one.property + one.store > 0)
      if (place === 'doc')
        books.demand(
          players.every(({ won }) => won),
          'someone may visit the doc',
        )
      else if (event.why === 'noDice') books.demand(leaders.length === 0, `someone wins ${place}`)
      else if (place === 'saloon') books.demand(!leaders.every(robbable), 'someone can be robbed')
      else books.demand((place === 'bank' && books.bank === 0) || place === 'store', `${place} gives something`)
      return
    }
    case 'tie': {
      const { place, tied } = event.decision
      books.reach(place)
      books.demand(event.sheriff === books.sheriff, 'another sheriff decides')
      const expected = place === 'doc' ? [...players.keys()].filter((seat) => !players[seat].won) : books.leaders(place)
      books.demand(tied.length > 1 && tied.join() === expected.join(), `tied: ${tied.join()}`)
      books.tied = tied
      return
    }
    case 'decided':
      books.demand(
        event.order.every((seat) => books.tied!.includes(seat)),
        'not among the tied',
      )
      books.chosen = event.order[0]
      books.queue = event.order
      return
    case 'bribed': {
      const { from, money, nuggets, property, store } = event.offer
      books.demand(event.offer.for === books.chosen && from !== books.sheriff, 'that offer lapses')
      books.pay(from, books.sheriff, money, money)
      for (const [goods, amount] of [
        ['nuggets', nuggets],
        ['property', property],
        ['store', store],
      ] as const) {
        books.demand(players[from][goods] >= amount, `${from} has too few ${goods}`)
        players[from][goods] -= amount
        players[books.sheriff][goods] += amount
      }
      return
    }
    default:
      return
  }
}
