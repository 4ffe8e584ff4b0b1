/** How a finished match is watched again: its pace, and the moments worth a jump. */
import type { GameEvent } from '../../../engine/core/contract'

const speeds = [0.5, 1, 2, 4] as const
export type Speed = (typeof speeds)[number]

export function nextSpeed(speed: Speed): Speed {
  return speeds[(speeds.indexOf(speed) + 1) % speeds.length]!
}

/** Shorter steps could not be followed. */
const leastMs = 900

/** How long a step stays before the next one, given how long its game needs to show it. */
export function stepMs(pace: number, speed: Speed): number {
  return Math.max(leastMs, pace) / speed
}

/** The places worth a jump: where something turned, where the match was decided, and the end. */
export function jumpsOf(
  steps: readonly (readonly GameEvent[])[],
  turning: ((event: GameEvent) => boolean) | undefined,
  decided: number | null = null,
): readonly number[] {
  const last = steps.length - 1
  const worth = (events: readonly GameEvent[], at: number) =>
    at === last || at === decided || (turning && events.some(turning))
  return steps.flatMap((events, at) => (worth(events, at) ? [at] : []))
}

/** The next place worth a jump in a direction; null if there is none. */
export function jumpFrom(jumps: readonly number[], at: number, direction: 1 | -1): number | null {
  return (direction > 0 ? jumps.find((one) => one > at) : jumps.findLast((one) => one < at)) ?? null
}
