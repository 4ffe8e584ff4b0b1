import type { Event } from '../../../engine/games/dice-town/events'
import type { Played } from '../../../engine/games/dice-town/facts'
import { placeOf } from '../../../engine/games/dice-town/told'

const endingPlace = { mine: 'mine', properties: 'townHall', both: 'townHall' } as const

/** The places an event names, as the board calls them. */
export function placesOf(event: Event): readonly string[] {
  const seats = [...new Set(seatsOf(event))].map((seat) => `seat-${seat}`)
  if (event.type === 'stagecoach') return ['stagecoach', 'bank']
  const place = event.type === 'ended' ? endingPlace[event.why] : placeOf(event)
  return place === null ? seats : [place, ...seats]
}

/** Everyone whom an event's line names. */
function seatsOf(event: Event): readonly number[] {
  switch (event.type) {
    case 'began':
    case 'again':
    case 'badgeStays':
      return [event.sheriff]
    case 'threw':
      return event.seats
    case 'lifted':
      return event.lifts.map(({ seat }) => seat)
    case 'hands':
      return event.totals.map((_, seat) => seat)
    case 'played':
      return seatsOfCard(event.played)
    case 'cancelled':
      return [event.by]
    case 'tie':
      return [...event.decision.tied, event.sheriff]
    case 'offered':
      return event.offers.flatMap((offer) => [offer.from, offer.for])
    case 'decided':
      return event.order
    case 'bribed':
      return [event.offer.from, event.sheriff]
    case 'badge':
    case 'joePaid':
    case 'split':
      return [event.from, event.to]
    case 'stole':
      return [event.thief, event.theft.victim]
    case 'lootKept':
      return [event.thief]
    case 'collected':
      return [event.seat, ...event.from.map(({ seat }) => seat)]
    case 'over':
      return [event.winner]
    default:
      return 'seat' in event ? [event.seat] : []
  }
}

function seatsOfCard(card: Played): readonly number[] {
  if (card.card === 'joe') return [card.seat, card.target]
  return card.card === 'girls' ? [card.seat, card.theft.victim] : [card.seat]
}
