import type { Event } from '../../events'
import { order, type Books } from './books'

const docSides = { wire: ['9', '10'], draw: ['J', 'Q'], cash: ['K'], gold: ['A'] }

/** The town hall, the doc and the end. */
export function hearEnd(books: Books, event: Event): void {
  const { players } = books
  switch (event.type) {
    case 'granted': {
      books.wins('townHall', event.seat)
      const most = Math.min(3, 1 + books.count(event.seat, 'A'))
      books.demand(event.properties.join() === books.row.slice(0, most).join(), 'properties from the bottom')
      books.row = books.row.slice(most)
      players[event.seat].property += event.properties.length
      return
    }
    case 'corrupted':
      books.demand(books.pile-- > 0, 'an empty pile')
      players[event.seat].property++
      return
    case 'refilled':
      books.demand(event.row.join().startsWith(books.row.join()), 'the row slides down')
      books.demand(event.added === Math.min(3 - books.row.length, books.pile), 'the row is filled')
      books.pile -= event.added
      books.row = event.row
      return
    case 'visited': {
      books.reach('doc')
      const { dice, won } = players[event.seat]
      if (!event.elixir) {
        books.demand(!won && !books.visits.includes(event.seat), `${event.seat} may not visit`)
        books.visits.push(event.seat)
        if (books.tied) books.demand(books.queue[books.visits.length - 1] === event.seat, 'the order of visits')
      }
      if (event.action)
        books.demand(
          dice.some((die) => docSides[event.action!].includes(die)),
          'no die for that',
        )
      return
    }
    case 'wired':
      books.demand(event.properties.length >= 1 && event.properties.length <= 2, 'one or two')
      players[event.seat].property -= event.properties.length
      players[event.seat].wired.push(...event.properties)
      return
    case 'collected':
      for (const { seat, amount } of event.from) {
        const most = event.what === 'money' ? 2 : 1
        books.demand(seat !== event.seat && amount === Math.min(most, players[seat][event.what]), 'what is collected')
        players[seat][event.what] -= amount
        players[event.seat][event.what] += amount
      }
      return books.demand(event.from.length === players.length - 1, 'from everyone else')
    case 'ended':
      books.demand(books.over() && books.at === order.length - 1, 'the end')
      books.ended = true
      return
    case 'hands':
      for (const [seat, { property, store }] of event.hands.entries()) {
        const { money, nuggets, wired } = players[seat]
        const gear = store.filter((card) => card.startsWith('equipment')).map((card) => Number(card.split('-')[1]))
        const cards = [...property, ...wired, ...gear].reduce((sum, one) => sum + one, 0)
        const points = nuggets + Math.floor(money / 2) + (seat === books.sheriff ? 5 : 0) + cards
        books.demand(points === event.totals[seat], `points of ${seat}`)
        books.demand(property.length === players[seat].property && store.length === players[seat].store, 'hands')
      }
      books.tied = books.best(event.totals)
      return
    case 'over':
      return books.demand(books.ended && books.tied!.includes(event.winner), 'the winner')
    default:
      return
  }
}
