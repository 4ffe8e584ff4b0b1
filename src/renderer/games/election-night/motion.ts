/** How a step's events are shown: what starts when, in milliseconds. */
import type { Event } from '../../../engine/games/election-night/events'

export const throwLength = 560

export interface Motion {
  /** When each number is stamped, by field. */
  readonly stamps: ReadonlyMap<number, number>
  /** When the first throw is made. */
  readonly throwsAt: number
  readonly total: number
}

export function motionOf(events: readonly Event[]): Motion {
  const stamps = new Map<number, number>()
  let throwsAt = 0
  let now = 0
  for (const event of events) {
    switch (event.type) {
      case 'written':
        stamps.set(event.field, now)
        now += 350
        break
      case 'thrown':
        if (event.attempt === 1 && event.seat === 0) throwsAt = now
        now += throwLength
        break
      case 'revealed':
      case 'hands':
      case 'vetoes':
        now += 800
        break
      case 'flips':
      case 'set':
        now += 350
        break
      default:
        break
    }
  }
  return { stamps, throwsAt, total: now }
}
