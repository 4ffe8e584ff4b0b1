/** How long each thing that happened is shown. */
import type { Event, Place } from '../../../engine/games/dice-town'

interface Scene {
  readonly event: Event
  readonly ms: number
}

/** Told to everyone by other means, or not worth a moment. */
const silent: readonly Event['type'][] = ['showdown', 'refilled', 'threw', 'drew', 'hands']
const long: readonly Event['type'][] = [
  'lifted',
  'offered',
  'robbed',
  'badge',
  'played',
  'cancelled',
  'granted',
  'stole',
]

export function storyOf(events: readonly Event[]): readonly Scene[] {
  return events
    .filter((event) => !silent.includes(event.type))
    .map((event) => ({ event, ms: long.includes(event.type) ? 1500 : 1000 }))
}

export function paceOf(events: readonly Event[]): number {
  return storyOf(events).reduce((sum, scene) => sum + scene.ms, 0)
}

/** Where something happened, so that the place can light up. */
export function placeOf(event: Event): Place | null {
  switch (event.type) {
    case 'nobody':
      return event.place
    case 'tie':
    case 'decided':
      return event.decision.place
    case 'mined':
      return 'mine'
    case 'robbed':
    case 'split':
      return 'bank'
    case 'stagecoach':
      return 'stagecoach'
    case 'drew':
      return event.place
    case 'shopped':
      return 'store'
    case 'stole':
    case 'lootKept':
      return 'saloon'
    case 'badge':
    case 'reelected':
    case 'badgeStays':
      return 'sheriff'
    case 'granted':
    case 'corrupted':
      return 'townHall'
    case 'visited':
    case 'wired':
    case 'collected':
      return 'doc'
    default:
      return null
  }
}
