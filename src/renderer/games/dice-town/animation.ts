/** How a step is told: what is shown, for how long, where and with which sound. */
import type { Event } from '../../../engine/games/dice-town/events'
import type { Decision, Phase, ShownOffer } from '../../../engine/games/dice-town/facts'
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

/** Whether an event has a moment of its own. */
export function isTold(event: Event): boolean {
  return !silent.includes(event.type)
}

/** Cups and envelopes: moments that have a before and an after even where nothing moves. */
export function isGreat({ event }: { readonly event: Event }): boolean {
  return event.type === 'lifted' || event.type === 'offered'
}

/** The breath before the cups go up or the envelopes open, and before anything else happens. */
export function holdOf({ type }: Event): number {
  if (type === 'lifted') return 700
  if (type === 'offered') return 500
  return long.includes(type) ? 300 : 120
}

/** How long what just happened is looked at before anything else on the table shows it: the cups are up by then. */
export function settleOf({ type }: Event): number {
  return type === 'lifted' ? 500 : 0
}

export function beatsOf(events: readonly Event[]): readonly Beat[] {
  return events
    .filter(isTold)
    .map((event) => ({ event, ms: event.type === 'lifted' ? 2200 : long.includes(event.type) ? 1500 : 1000 }))
}

export function paceOf(events: readonly Event[]): number {
  return beatsOf(events).reduce((sum, scene) => sum + scene.ms, 0)
}

/** Everything that tells an outcome waits until the step's last moment has come. */
export function revealOf(events: readonly Event[]): number {
  const scenes = beatsOf(events)
  const last = scenes.at(-1)
  return last === undefined ? 0 : paceOf(events) - last.ms + holdOf(last.event) + settleOf(last.event)
}

/** The auction of favours; `offers`: null while they are sealed. */
interface Auction {
  readonly type: 'auction'
  readonly decision: Decision
  readonly offers: readonly ShownOffer[] | null
}
export type Drama = Extract<Event, { type: 'lifted' | 'robbed' | 'badge' | 'stole' | 'cancelled' }> | Auction

/**
 * What fills the board now: a great moment as it is told. The auction stays as long as it lasts on the shared screen;
 * elsewhere it is in the players' own hands, and only the opening of the envelopes is a moment.
 */
export function dramaOf(scene: Event | null, phase: Phase, shared: boolean): Drama | null {
  switch (scene?.type) {
    case 'lifted':
      // There the cups stand on the bar itself.
      return shared ? null : scene
    case 'robbed':
    case 'badge':
    case 'stole':
    case 'cancelled':
      return scene
    case 'offered':
      return phase.type === 'decide' ? { type: 'auction', decision: phase.decision, offers: scene.offers } : null
    case undefined:
    case 'tie':
    case 'again':
      if (!shared) return null
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
