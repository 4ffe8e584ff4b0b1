/** How long each moment of the game takes, and how it sounds. */
import type { Event } from '../../../engine/games/agents/facts'
import type { TimedSound } from '../../match/timedSounds'

interface Timing {
  /** How long the event stays in sight before the next step may replace it, in ms. */
  readonly stays: number
  /** Until when nothing beside the board may tell what it brought. */
  readonly reveal: number
}

/** A breath before, the thing itself, and a moment for what it means. */
const timings: Partial<Record<Event['type'], Timing>> = {
  booked: { stays: 300, reveal: 0 },
  ordered: { stays: 350, reveal: 0 },
  vetoed: { stays: 1100, reveal: 650 },
  held: { stays: 1000, reveal: 900 },
  raised: { stays: 1100, reveal: 650 },
  gaveUp: { stays: 2000, reveal: 1700 },
  withdrew: { stays: 2000, reveal: 1700 },
  foiled: { stays: 600, reveal: 0 },
  moved: { stays: 400, reveal: 340 },
  carried: { stays: 400, reveal: 340 },
  murdered: { stays: 1700, reveal: 1300 },
  skipped: { stays: 200, reveal: 0 },
  ended: { stays: 2400, reveal: 2000 },
}

const total = (events: readonly Event[], key: keyof Timing): number =>
  events.reduce((sum, { type }) => sum + (timings[type]?.[key] ?? 0), 0)

export const paceOf = (events: readonly Event[]): number => total(events, 'stays')
export const revealOf = (events: readonly Event[]): number => total(events, 'reveal')

/** When a moment is heard, in ms after its step came into sight. */
const heard: Partial<Record<Event['type'], TimedSound>> = {
  vetoed: { sound: 'reveal', at: 400 },
  raised: { sound: 'reveal', at: 400 },
  held: { sound: 'place', at: 540 },
  gaveUp: { sound: 'loss', at: 700 },
  withdrew: { sound: 'loss', at: 540 },
  murdered: { sound: 'loss', at: 250 },
  ended: { sound: 'gain', at: 900 },
}

/** What a step sounds like, one after another. */
export function soundsOf(events: readonly Event[]): TimedSound[] {
  let start = 0
  return events.flatMap(({ type }) => {
    const one = heard[type]
    const at = start
    start += timings[type]?.reveal ?? 0
    return one ? [{ sound: one.sound, at: at + one.at }] : []
  })
}
