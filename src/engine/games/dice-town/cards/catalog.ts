import { actionCards, copies, type ActionCard, type Equipment, type StoreCard } from '../facts'
import { equipmentPoints, propertyPoints } from './points'

/** All cards of the game. */

/** The 19 store cards, in the order in which hands are sorted. */
export const storeCards: readonly StoreCard[] = [
  ...equipmentPoints.map((points): Equipment => `equipment-${points}`),
  ...actionCards.flatMap((card) => Array<ActionCard>(copies[card]).fill(card)),
]

/** The 25 properties, by their points. */
export const properties: readonly number[] = propertyPoints

const cardRank = new Map(storeCards.map((card, index) => [card, index]))

export function byCard(a: StoreCard, b: StoreCard): number {
  return cardRank.get(a)! - cardRank.get(b)!
}

export function byPoints(a: number, b: number): number {
  return a - b
}

/** Points of a store card at the end; action cards have none. */
export function cardPoints(card: StoreCard): number {
  return card.startsWith('equipment-') ? Number(card.slice('equipment-'.length)) : 0
}

/** The rule that says what an action card does. */
export const cardRule: Readonly<Record<ActionCard, string>> = {
  dynamite: 'DT-13.3',
  girls: 'DT-13.4',
  brute: 'DT-13.5',
  cheater: 'DT-13.6',
  corruption: 'DT-13.7',
  credit: 'DT-13.8',
  joe: 'DT-13.9',
  marshal: 'DT-13.10',
  split: 'DT-13.11',
  wanted: 'DT-13.12',
  elixir: 'DT-13.13',
}
