/** How a step is told: what is shown, for how long, where and with which sound. */
import type { Decision, Event, Phase, Place, ShownOffer } from '../../../engine/games/dice-town'
import type { Sound } from '../../match/contract'

interface Beat {
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

export function storyOf(events: readonly Event[]): readonly Beat[] {
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

/** The auction of favours; `offers`: null while they are sealed. */
interface Auction {
  readonly type: 'auction'
  readonly decision: Decision
  readonly offers: readonly ShownOffer[] | null
}
type Moment = Extract<Event, { type: 'lifted' | 'robbed' | 'badge' | 'stole' | 'cancelled' }> | Auction

/** What fills the shared screen now: a great moment as it is told, or the auction as long as it lasts. */
export function dramaOf(scene: Event | null, phase: Phase): Moment | null {
  switch (scene?.type) {
    case 'lifted':
    case 'robbed':
    case 'badge':
    case 'stole':
    case 'cancelled':
      return scene
    case undefined:
    case 'tie':
    case 'offered':
    case 'again':
      if (phase.type === 'offers') return { type: 'auction', decision: phase.decision, offers: null }
      return phase.type === 'decide' ? { type: 'auction', decision: phase.decision, offers: phase.offers } : null
    default:
      return null
  }
}

/** What the shared screen sounds like as something is told. */
export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'lifted':
    case 'offered':
      return 'reveal'
    case 'mined':
    case 'robbed':
    case 'granted':
    case 'badge':
      return 'gain'
    case 'stole':
    case 'cancelled':
      return 'loss'
    case 'round':
      return 'roll'
    default:
      return null
  }
}
