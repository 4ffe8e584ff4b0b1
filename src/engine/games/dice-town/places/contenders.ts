import type { Seat } from '../../../core/contract'
import { handOf } from '../dice/poker'
import { placeFace, type CountedPlace, type Table } from '../facts'
import { countOf } from '../multiset'
import { seatsWhere } from '../seats'
import { anythingInReach } from './thefts'

/** A place that someone wins by their dice. */
export type WonPlace = CountedPlace | 'townHall'

/** Who has most of a place's dice, at least one; at the town hall, the best hand (DT-4.1, DT-11.1). */
export function contendersFor(table: Table, place: WonPlace): Seat[] {
  const worth = table.players.map(({ dice }) =>
    place === 'townHall' ? handOf(dice).strength : countOf(dice, placeFace[place]),
  )
  const most = Math.max(...worth)
  if (most === 0 && place !== 'townHall') return []
  return seatsWhere(table, (_, seat) => worth[seat] === most)
}

/** Whether a place would give anything to any of the contenders (DT-4.3). */
export function givesAnything(table: Table, place: WonPlace, contenders: readonly Seat[]): boolean {
  switch (place) {
    case 'mine':
      return table.mine > 0
    case 'bank':
      return table.bank > 0
    case 'store':
      return table.deck + table.discard > 0
    case 'saloon':
      return contenders.some((seat) => anythingInReach(table, seat))
    case 'sheriff':
      return true
    case 'townHall':
      return table.row.length > 0
    default:
      return place satisfies never
  }
}
