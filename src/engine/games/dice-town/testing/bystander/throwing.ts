import type { Event } from '../../events'
import { order, type Books } from './books'

/** Dice and the cards played with them. */
export function hearThrowing(books: Books, event: Event): void {
  const { players } = books
  switch (event.type) {
    case 'began':
      books.sheriff = event.sheriff
      books.row = event.row
      return
    case 'round':
      books.demand(books.round === 0 || (books.at === order.length - 1 && !books.over()), 'no new round yet')
      books.round++
      books.at = -1
      books.visits = []
      for (const player of players) Object.assign(player, { dice: [], won: false })
      return
    case 'threw': {
      const whole = players.some(({ dice }) => dice.length === 5)
      books.demand(event.last === whole, 'the last throw')
      return books.demand(
        event.seats.join() === [...players.keys()].filter((seat) => players[seat].dice.length < 5).join(),
        'who throws',
      )
    }
    case 'lifted':
      for (const { seat, dice, brutes, paid } of event.lifts) {
        const price = event.last ? 0 : dice.length === 0 ? 1 : Math.max(0, dice.length - 1 - brutes)
        books.demand(paid === price && paid <= players[seat].money, `price of ${dice.join()}`)
        players[seat].money -= paid
        books.coach += paid
        players[seat].dice.push(...dice)
      }
      return
    case 'turned':
      players[event.seat].dice.splice(players[event.seat].dice.indexOf(event.from), 1, event.to)
      return
    case 'charged':
      books.demand(event.paid === 1 && players[event.seat].money > 0, 'one die is unpaid')
      players[event.seat].money--
      books.coach++
      return
    case 'gaveBack':
      books.demand(players[event.seat].money === 0, 'who can pay gives nothing back')
      players[event.seat].dice.splice(players[event.seat].dice.indexOf(event.die), 1)
      return
    case 'showdown':
      return books.demand(
        event.hands.every(
          (hand, seat) => hand.length === 5 && [...hand].sort().join() === [...players[seat].dice].sort().join(),
        ),
        'hands are not as they were kept',
      )
    case 'played':
      if (event.played.card !== 'joe') players[event.played.seat].store--
      return
    case 'cancelled':
      books.demand(event.by !== event.played.seat, 'one’s own card')
      players[event.by].store--
      return
    default:
      return
  }
}
