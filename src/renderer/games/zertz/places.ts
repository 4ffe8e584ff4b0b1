import type { Event, Ring } from '../../../engine/games/zertz/facts'

/** The rings that an event names. */
export function placesOf(event: Event): readonly Ring[] {
  switch (event.type) {
    case 'placed':
      return [event.at]
    case 'removed':
      return [event.ring]
    case 'jumped':
      return [event.from, event.over, event.to]
    case 'claimed':
    case 'left':
      return event.group.map(({ ring }) => ring)
    case 'begun':
    case 'passed':
    case 'timeUp':
    case 'takenBack':
    case 'backAsked':
    case 'backDeclined':
    case 'backAgreed':
    case 'won':
    case 'drawn':
      return []
    default:
      return event satisfies never
  }
}
