import type { Event } from '../../../engine/games/election-night/events'
import { fieldName } from '../../../engine/games/election-night/notation'

/** The field and the region that an event names, as the map calls them. */
export function placesOf(event: Event): readonly string[] {
  if (event.type === 'written') return [fieldName(event.field), event.region]
  return 'region' in event ? [event.region] : []
}
