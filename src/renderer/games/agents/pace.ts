import type { Event } from '../../../engine/games/agents/facts'

/** How long each kind of event stays in sight, in ms. */
const durations: Partial<Record<Event['type'], number>> = {
  booked: 300,
  ordered: 250,
  vetoed: 350,
  held: 350,
  raised: 350,
  gaveUp: 350,
  withdrew: 350,
  foiled: 350,
  moved: 350,
  carried: 350,
  murdered: 600,
  skipped: 200,
}

export const pace = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (durations[event.type] ?? 0), 0)
