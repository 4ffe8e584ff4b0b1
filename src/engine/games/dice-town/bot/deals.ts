import type { Rng, Seat } from '../../../core/contract'
import { joeTargets } from '../cards/targets'
import type { Event } from '../events'
import {
  placeFace,
  type Answer,
  type Decision,
  type DocAction,
  type Own,
  type Played,
  type PromptOf,
  type ShownOffer,
  type StoreCard,
  type Table,
  type Theft,
} from '../facts'
import type { GameView } from '../motion'
import { seatOrder } from '../legal/silence'
import { countOf } from '../multiset'
import { theftsOf } from '../places/thefts'
import { sheriffToBe } from '../places/sheriff'
import {
  badgeWorth,
  cardWorth,
  docWorth,
  landMemory,
  placeWorth,
  propertyGuess,
  rivalry,
  roundsLeft,
  standing,
  storeGuess,
  type Values,
} from './worth'

/** Bribes, decisions, thefts and cards, chosen by their worth. */

const pass: Answer = { type: 'pass' }

/** What a decision is worth to one of the tied players. */
function decisionWorth(table: Table, { place }: Decision, seat: Seat, values: Values): number {
  if (place === 'doc') return 0.6
  const face = place === 'townHall' ? 'A' : placeFace[place]
  return placeWorth(table, place, seat, countOf(table.players[seat].dice, face), values)
}

const offerWorth = ({ money, nuggets, property, store }: ShownOffer) =>
  money / 2 + nuggets + property * (propertyGuess - 0.5) + store * storeGuess

/** Bids for itself: more where the sheriff would take it for himself, more in the second round. */
export function chooseOffer(
  table: Table,
  seat: Seat,
  { decision, round }: PromptOf<'offer'>,
  own: Own,
  values: Values,
): Answer {
  if (!decision.tied.includes(seat)) return pass
  const worth = decisionWorth(table, decision, seat, values)
  const sheriffTied = decision.tied.includes(table.sheriff)
  const sheriffs = sheriffTied ? decisionWorth(table, decision, table.sheriff, values) : 0
  const harm = rivalry(table, seat, table.sheriff)
  // Points given away are lost, and make the sheriff stronger.
  const most = worth / (1 + harm)
  const bid = sheriffTied ? sheriffs * 0.9 : worth * (round === 1 ? 0.25 : 0.4)
  if (bid > most * 0.8) return pass
  const { money, nuggets } = table.players[seat]
  const dollars = Math.min(money, Math.max(1, Math.round(bid * 2)))
  const rest = bid - dollars / 2
  const gold = rest >= 0.75 ? Math.min(nuggets, Math.round(rest)) : 0
  const spare = own.store.filter((card) => cardWorth(table, seat, card) < 1)
  const short = bid - dollars / 2 - gold
  const store: StoreCard[] = short >= 1 && spare.length > 0 ? [spare[0]] : []
  if (dollars + gold + store.length === 0) return pass
  return { type: 'offer', for: seat, money: dollars, nuggets: gold, property: [], store }
}

/** Takes what is worth most: its own gain, or bribes minus the harm of helping a rival. */
export function chooseDecision(
  table: Table,
  seat: Seat,
  prompt: PromptOf<'decide'>,
  rng: Rng,
  patient: boolean,
  values: Values,
): Answer {
  const { decision, offers, again } = prompt
  const value = (tied: Seat) => {
    const bribes = offers.filter((offer) => offer.for === tied).reduce((sum, offer) => sum + offerWorth(offer), 0)
    const worth = decisionWorth(table, decision, tied, values)
    return bribes + (tied === seat ? worth : -worth * rivalry(table, seat, tied))
  }
  const order = seatOrder(decision.tied, seat, table.players.length).sort((a, b) => value(b) - value(a))
  if (decision.place === 'doc') return { type: 'order', seats: order }
  const stakes = decisionWorth(table, decision, order[0], values)
  if (again && patient && !decision.tied.includes(seat) && offers.length === 0 && stakes > 2 && rng.below(2) === 0)
    return { type: 'again' }
  return { type: 'choose', seat: order[0] }
}

/** The expected best of `count` cards around an average. */
const bestOf = (average: number, spread: number, count: number) =>
  count === 0 ? 0 : average + spread * (1 - 1 / count)

/** The theft that gains and hurts most. */
export function chooseTheft(table: Table, seat: Seat, queens: number, heard: readonly Event[]): Theft {
  const land = landMemory(heard, table.players.length)
  const worth = ({ victim, property, store }: Theft) => {
    const gain = Math.max(bestOf(land[victim], 1.6, property), bestOf(storeGuess, 2.5, store))
    const mixed = property > 0 && store > 0 ? 0.4 : 0
    return (gain + mixed) * (1 + rivalry(table, seat, victim))
  }
  return theftsOf(table, seat, queens).reduce((a, b) => (worth(b) > worth(a) ? b : a))
}

export function bestAction(table: Table, seat: Seat, actions: readonly DocAction[]): DocAction {
  return actions.reduce((a, b) => (docWorth(table, seat, b) > docWorth(table, seat, a) ? b : a))
}

/** Plays a card in its window if that is worth more than holding it. */
export function chooseWindow(
  { table, seat, own }: GameView,
  { window }: PromptOf<'window'>,
  actions: readonly DocAction[],
  heard: readonly Event[],
): Answer {
  const me = seat!
  if (!own!.store.includes(window.card)) return pass
  const late = roundsLeft(table) < 2
  switch (window.card) {
    case 'dynamite':
      return late || Math.min(window.nuggets, table.mine) >= 2 ? { type: 'play', card: 'dynamite' } : pass
    case 'split':
      return window.money >= (late ? 2 : 4) ? { type: 'play', card: 'split' } : pass
    case 'credit':
      return late || window.jacks >= 2 ? { type: 'play', card: 'credit' } : pass
    case 'girls':
      return { type: 'play', card: 'girls', ...chooseTheft(table, me, window.queens, heard) }
    case 'marshal': {
      if (window.winner === me) return pass
      if (table.sheriff === me) return { type: 'play', card: 'marshal' }
      const dangerous = standing(table, window.winner) > standing(table, table.sheriff)
      return late && dangerous ? { type: 'play', card: 'marshal' } : pass
    }
    case 'corruption':
      return { type: 'play', card: 'corruption' }
    case 'elixir': {
      const action = bestAction(table, me, actions)
      return docWorth(table, me, action) >= (late ? 1 : 2.6) ? { type: 'play', card: 'elixir', action } : pass
    }
    default:
      return window satisfies never
  }
}

/** What a played card would cost the bot: its rival's gain, and its own loss. */
function damage(table: Table, seat: Seat, played: Played): number {
  const envy = rivalry(table, seat, played.seat)
  switch (played.card) {
    case 'brute':
      return 0.5 * envy
    case 'cheater':
      return 1.5 * envy
    case 'dynamite':
      return Math.min(played.nuggets, table.mine) * envy
    case 'split':
      return (Math.floor(played.money / 2) / 2) * (played.robber === seat ? 1 + envy : 0.3 * envy)
    case 'credit':
      return 2.6 * envy
    case 'girls':
      return played.theft.victim === seat ? 3.2 + 3.2 * envy : 3.2 * envy
    case 'marshal':
      return sheriffToBe(table) === seat ? badgeWorth(table) + 1 : 0
    case 'corruption':
      return propertyGuess * envy
    case 'elixir':
      return docWorth(table, played.seat, played.action) * envy
    case 'joe':
      return played.target === seat ? 2 + 2 * envy : 1.2 * envy
    default:
      return played satisfies never
  }
}

export function chooseWanted(table: Table, seat: Seat, own: Own, { played }: PromptOf<'wanted'>): Answer {
  if (!own.store.includes('wanted')) return pass
  let against = -1
  let most = roundsLeft(table) < 2 ? 0.6 : 1.7
  for (const [index, one] of played.entries()) {
    if (one.seat === seat || damage(table, seat, one) <= most) continue
    against = index
    most = damage(table, seat, one)
  }
  return against < 0 ? pass : { type: 'play', card: 'wanted', against }
}

export function chooseTarget(table: Table, seat: Seat): Answer {
  const worth = (other: Seat) => Math.min(4, table.players[other].money) * (1 + rivalry(table, seat, other))
  return { type: 'target', seat: joeTargets(table, seat).reduce((a, b) => (worth(b) > worth(a) ? b : a)) }
}

/** The best of some cards; a property counts its points and a little, since it also breaks ties. */
export function bestCard<Card extends StoreCard | number>(table: Table, seat: Seat, cards: readonly Card[]): Card {
  const worth = (card: StoreCard | number) => (typeof card === 'number' ? card + 0.1 : cardWorth(table, seat, card))
  return cards.reduce((a, b) => (worth(b) > worth(a) ? b : a))
}
