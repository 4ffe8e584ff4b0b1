/** How events become sentences. */
import type { Seat } from '../../../engine/core/contract'
import type { Event } from '../../../engine/games/dice-town/events'

/** A sentence for every kind of event, or null if it is not worth one. A kind that is forgotten does not compile. */
export type Telling = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, names: readonly string[]) => string | null
}

export function tellBy(telling: Telling) {
  return (event: Event, names: readonly string[]): string | null =>
    (telling[event.type] as (one: Event, names: readonly string[]) => string | null)(event, names)
}

export function namesOf(seats: readonly Seat[], names: readonly string[]): string {
  return seats.map((seat) => names[seat]).join(', ')
}
