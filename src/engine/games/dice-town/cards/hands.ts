import type { Seat } from '../../../core/contract'
import type { Cards, StoreCard } from '../facts'
import type { GameMotion } from '../motion'
import { without } from '../multiset'
import { byCard, byPoints } from './catalog'

/** Cards coming into a hand and leaving it. Hands stay sorted; the table shows how many cards they hold. */

export function addStore({ own, table }: GameMotion, seat: Seat, cards: readonly StoreCard[]) {
  own[seat].store = [...own[seat].store, ...cards].sort(byCard)
  table.players[seat].store += cards.length
}

export function dropStore({ own, table }: GameMotion, seat: Seat, cards: readonly StoreCard[]) {
  for (const card of cards) own[seat].store = without(own[seat].store, card)
  table.players[seat].store -= cards.length
}

export function addProperty({ own, table }: GameMotion, seat: Seat, points: readonly number[]) {
  own[seat].property = [...own[seat].property, ...points].sort(byPoints)
  table.players[seat].property += points.length
}

export function dropProperty({ own, table }: GameMotion, seat: Seat, points: readonly number[]) {
  for (const one of points) own[seat].property = without(own[seat].property, one)
  table.players[seat].property -= points.length
}

export function addCards(motion: GameMotion, seat: Seat, cards: Cards) {
  addProperty(motion, seat, cards.property)
  addStore(motion, seat, cards.store)
}

export function dropCards(motion: GameMotion, seat: Seat, cards: Cards) {
  dropProperty(motion, seat, cards.property)
  dropStore(motion, seat, cards.store)
}
