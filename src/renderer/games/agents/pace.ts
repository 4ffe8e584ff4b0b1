import type { Event } from '../../../engine/games/agents/facts'

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
  vetoed: { stays: 900, reveal: 420 },
  held: { stays: 700, reveal: 420 },
  raised: { stays: 900, reveal: 420 },
  gaveUp: { stays: 700, reveal: 420 },
  withdrew: { stays: 700, reveal: 420 },
  foiled: { stays: 600, reveal: 0 },
  moved: { stays: 400, reveal: 340 },
  carried: { stays: 400, reveal: 340 },
  murdered: { stays: 1200, reveal: 700 },
  skipped: { stays: 200, reveal: 0 },
  ended: { stays: 900, reveal: 700 },
}

const total = (events: readonly Event[], key: keyof Timing): number =>
  events.reduce((sum, { type }) => sum + (timings[type]?.[key] ?? 0), 0)

export const pace = (events: readonly Event[]): number => total(events, 'stays')
export const reveal = (events: readonly Event[]): number => total(events, 'reveal')
