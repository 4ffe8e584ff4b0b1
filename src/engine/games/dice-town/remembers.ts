import type { Event } from './events'
import type { Table } from './facts'

const cardEvents = ['drawn', 'loot', 'lootCard', 'bribeCards', 'granted', 'corruptCard'] as const
type CardEvent = Extract<Event, { type: (typeof cardEvents)[number] }>
const namesCards = (event: Event): event is CardEvent => (cardEvents as readonly string[]).includes(event.type)

/** Who got which card can be looked up in its own round only: remembering is part of the game (DT-2.3). */
export function remembers(event: Event, table: Table): boolean {
  return !namesCards(event) || event.round === table.round || table.hands !== null
}
