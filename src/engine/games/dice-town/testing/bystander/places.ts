import type { Event } from '../../events'
import { type Books } from './books'

/** What the places give, up to the sheriff. */
export function hearPlaces(books: Books, event: Event): void {
  const { players } = books
  switch (event.type) {
    case 'mined':
      if (!event.dynamite) books.wins('mine', event.seat)
      books.demand(event.nuggets === Math.min(books.count(event.seat, '9'), books.mine), 'nuggets')
      books.mine -= event.nuggets
      players[event.seat].nuggets += event.nuggets
      return
    case 'robbed':
      books.wins('bank', event.seat)
      books.demand(event.money === books.bank && event.money > 0, 'all of the bank')
      players[event.seat].money += books.bank
      books.bank = 0
      books.chosen = event.money
      return
    case 'split':
      return books.pay(event.from, event.to, Math.floor(books.chosen! / 2), event.money)
    case 'stagecoach':
      books.demand(books.at === 1 && event.money === books.coach, 'the stagecoach comes after the bank')
      books.bank += books.coach
      books.coach = 0
      return
    case 'drew':
      if (event.place === 'store') books.wins('store', event.seat)
      else players[event.seat].store += event.count
      books.demand(event.count <= (event.place === 'store' ? books.count(event.seat, 'J') : 1), 'too many cards')
      return
    case 'shopped':
      players[event.seat].store++
      return
    case 'joe':
      players[event.seat].store--
      return
    case 'joePaid':
      return books.pay(event.from, event.to, 4, event.money)
    case 'stole': {
      const { victim, property, store } = event.theft
      books.wins('saloon', event.thief)
      books.demand(property + store >= 1 && property + store <= books.count(event.thief, 'Q'), 'how many to steal')
      players[victim].property -= property
      players[victim].store -= store
      return
    }
    case 'lootKept':
      players[event.thief][event.back]++
      players[event.victim].property += event.returned.property
      players[event.victim].store += event.returned.store
      return
    case 'badge':
      books.demand(event.from === books.sheriff && event.to !== books.sheriff, 'the badge moves')
      books.wins('sheriff', event.to)
      books.sheriff = event.to
      return
    case 'reelected':
      books.demand(event.seat === books.sheriff, 'who is no sheriff')
      return books.wins('sheriff', event.seat)
    case 'badgeStays':
      books.reach('sheriff')
      return books.demand(event.sheriff === books.sheriff && event.winner !== books.sheriff, 'the badge stays')
    default:
      return
  }
}
