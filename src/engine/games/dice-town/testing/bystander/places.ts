import type { Event } from '../../events'
import { type Books } from './books'

/** Ties, bribes and the places up to the sheriff. */
export function hearPlaces(books: Books, event: Event): void {
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
        books.demand(players[from][goods] >= amount, `${from} has not so many ${goods}`)
        players[from][goods] -= amount
        players[books.sheriff][goods] += amount
      }
      return
    }
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
