import type { Seat } from '../../../core/contract'
import { handOf, type Hand } from '../dice/poker'
import { diceLeft } from '../dice/choices'
import { placeFace, places, type Face, type Place, type Table } from '../facts'
import { countOf } from '../multiset'
import { contendersFor, givesAnything, type WonPlace } from './contenders'
import { anythingInReach } from './thefts'
import { grantSize } from './grant'

/** What a place would bring while the round is still on: for pages, which show it before it is resolved. */
export interface Stake {
  readonly place: WonPlace
  /** The side the place goes by, and how many of it the player has; the town hall goes by the hand. */
  readonly face: Face | null
  readonly dice: number
  readonly hand: Hand | null
  /** Nuggets, dollars, cards to choose from, or properties; 0: nothing. */
  readonly gain: number
}

export function isWonPlace(place: Place): place is WonPlace {
  return place === 'townHall' || place in placeFace
}

/** Who leads at a place by the dice set aside so far. Hands are compared only when all are complete. */
export function leadersAt(table: Table, place: Place): Seat[] {
  if (!isWonPlace(place)) return []
  if (place === 'townHall' && table.players.some((player) => diceLeft(player) + player.lifted.length > 0)) return []
  return contendersFor(table, place)
}

/** Whether a place is still to be given to someone this round. */
export function isUndecided({ place: now, phase }: Table, place: Place): boolean {
  if (now === null) return true
  if (now === place) return phase.type === 'offers' || phase.type === 'decide'
  return places.indexOf(place) > places.indexOf(now)
}

/** Whether the sheriff would have to decide between the leaders (DT-4.2, DT-4.3). */
export function isTieAt(table: Table, place: Place): boolean {
  const leading = leadersAt(table, place)
  return isWonPlace(place) && leading.length > 1 && givesAnything(table, place, leading)
}

/** What a player would win at a place with the dice set aside so far. */
export function stakeAt(table: Table, place: WonPlace, seat: Seat): Stake {
  const { dice } = table.players[seat]
  const face = place === 'townHall' ? null : placeFace[place]
  const hand = place === 'townHall' && diceLeft(table.players[seat]) === 0 ? handOf(dice) : null
  const count = face === null ? 0 : countOf(dice, face)
  return { place, face, dice: count, hand, gain: gainAt(table, place, seat, count) }
}

function gainAt(table: Table, place: WonPlace, seat: Seat, dice: number): number {
  switch (place) {
    case 'mine':
      return Math.min(dice, table.mine)
    case 'bank':
      return table.bank
    case 'store':
      return dice
    case 'saloon':
      return anythingInReach(table, seat) ? dice : 0
    case 'sheriff':
      return 1
    case 'townHall':
      return grantSize(table, seat)
    default:
      return place satisfies never
  }
}
