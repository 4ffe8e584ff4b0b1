import type { Seat } from '../../../core/contract'
import { cardPoints } from '../cards/catalog'
import type { Event } from '../events'
import { rowLength, sheriffPoints, type DocAction, type Place, type Player, type StoreCard, type Table } from '../facts'

/** What things are worth to a bot, in points at the end of the game. */

/** A property, a store card of which only the back is known. */
export const propertyGuess = 3
export const storeGuess = 2

/** What a player would score, as far as all can see. */
export function standing(table: Table, seat: Seat): number {
  const { money, nuggets, property, store, wired } = table.players[seat]
  return (
    nuggets +
    money / 2 +
    (table.sheriff === seat ? sheriffPoints : 0) +
    property * propertyGuess +
    wired.reduce((sum, one) => sum + one, 0) +
    store * storeGuess
  )
}

/** About how many rounds are left after this one. */
export function roundsLeft(table: Table): number {
  const nuggets = table.mine / 2.2
  const land = (table.row.length + table.pile) / 1.7
  return Math.max(0, Math.min(nuggets, land) - 1)
}

/** How much it hurts that this player gains: those ahead hurt most. */
export function rivalry(table: Table, me: Seat, other: Seat): number {
  const ahead = standing(table, other) - standing(table, me)
  const share = 1 / (table.players.length - 1)
  return Math.min(1, Math.max(0.15, share * (1 + ahead / 10)))
}

/** What a store card is worth in the bot's hand. Action cards lose their worth towards the end. */
export function cardWorth(table: Table, seat: Seat, card: StoreCard): number {
  if (card.startsWith('equipment-')) return cardPoints(card)
  const fade = Math.min(1, roundsLeft(table) / 2.5)
  switch (card) {
    case 'joe':
      return 1.5 + Math.min(4, Math.max(...others(table, seat).map(({ money }) => money))) / 3
    case 'dynamite':
      return 2.2 * fade
    case 'girls':
      return 3.2 * fade
    case 'corruption':
      return 3 * fade
    case 'credit':
      return 2.4 * fade
    case 'cheater':
      return 2.2 * fade
    case 'elixir':
      return 2.8 * Math.min(1, 0.4 + fade)
    case 'marshal':
      return (table.sheriff === seat ? 4 : 1.5) * Math.min(1, 0.5 + fade)
    case 'split':
      return 1.8 * fade
    case 'wanted':
      return 1.6 * fade
    default:
      return 0.6 * fade
  }
}

function others(table: Table, seat: Seat): Player[] {
  return table.players.filter((_, other) => other !== seat)
}

/** What can't be counted: the badge with this many rounds left, a choice among a number of store cards, and a theft. */
export interface Values {
  badge(left: number): number
  store(cards: number): number
  /** The factor by which a theft counts more for what its victim loses. */
  theft(players: number): number
}

/** At first sight: five points at the end, and the say in ties until then; cards by what they promise. */
export const firstSight: Values = {
  badge: (left) => sheriffPoints / (1 + 0.45 * left) + Math.min(2, 0.6 * left),
  store: (cards) => 1.8 + 0.6 * cards,
  theft: () => 1,
}

/**
 * By what they brought in games among hard bots: a badge is soon lost again, cards bring less than they promise, and a theft
 * sets its victim back by as much as it brings.
 */
export const byResults: Values = {
  badge: (left) => sheriffPoints * 0.55 ** left + Math.min(0.6, 0.3 * left),
  store: (cards) => 0.8 + 0.5 * cards,
  theft: (players) => 1 + 1 / (players - 1),
}

export function badgeWorth(table: Table, values = firstSight): number {
  return values.badge(roundsLeft(table))
}

/** What the winner of a place gains with this many dice of its kind (at the town hall: aces). */
export function placeWorth(table: Table, place: Place, seat: Seat, dice: number, values = firstSight): number {
  switch (place) {
    case 'mine':
      return Math.min(dice, table.mine)
    case 'bank':
      return table.bank / 2
    case 'store':
      return table.deck + table.discard === 0 ? 0 : values.store(dice) * (table.round === 1 ? 1.8 : 1)
    case 'saloon': {
      const best = Math.max(0, ...others(table, seat).map(({ property, store }) => Math.min(3, property + store)))
      return best === 0 ? 0 : (2.2 + 0.5 * Math.min(dice, best)) * values.theft(table.players.length)
    }
    case 'sheriff':
      return badgeWorth(table, values) * (table.sheriff === seat ? 0.9 : 1)
    case 'townHall':
      return table.row.slice(0, Math.min(rowLength, 1 + dice)).reduce((sum, one) => sum + one, 0)
    case 'stagecoach':
    case 'doc':
      return 0
    default:
      return place satisfies never
  }
}

/** What one of the doc's actions brings. */
export function docWorth(table: Table, seat: Seat, action: DocAction): number {
  const rest = others(table, seat)
  const share = 1 + 1 / rest.length
  switch (action) {
    case 'wire':
      return Math.min(2, table.players[seat].property) * Math.min(0.9, 0.2 * roundsLeft(table))
    case 'draw':
      return 2.2
    case 'cash':
      return (rest.reduce((sum, { money }) => sum + Math.min(2, money), 0) / 2) * share
    case 'gold':
      return rest.reduce((sum, { nuggets }) => sum + Math.min(1, nuggets), 0) * share
    default:
      return action satisfies never
  }
}

/** The average points of the properties in someone's hand, as far as it could be seen when they were granted. */
export function landMemory(heard: readonly Event[], players: number): number[] {
  const sum = Array<number>(players).fill(propertyGuess)
  const count = Array<number>(players).fill(1)
  for (const event of heard) {
    if (event.type === 'granted')
      for (const points of event.properties) {
        sum[event.seat] += points
        count[event.seat]++
      }
    if (event.type === 'wired')
      for (const points of event.properties) {
        sum[event.seat] -= points
        count[event.seat]--
      }
  }
  return sum.map((total, seat) => (count[seat] > 0 ? Math.min(5, Math.max(1, total / count[seat])) : propertyGuess))
}
