/** How a finished match is watched again: its pace, its keys, and the moments worth a jump. */
import type { GameEvent } from '../../../engine/core/contract'
import { keyLook } from '../../match/frames'
import type { Moment } from '../../match/replay'
import { isTyping } from '../../ui/typing'

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

/** Where a step of the match is first seen to have happened; null if it isn't. */
export function momentAfter(moments: readonly Pick<Moment, 'step'>[], step: number): number | null {
  const at = moments.findIndex((one) => one.step > step)
  return at < 0 ? null : at
}

/** What a key does here: leads to a moment, or out of the big picture; null: nothing, or somebody else has used it. */
export function keyAct(
  event: KeyboardEvent,
  { covered, at, length }: { readonly covered: boolean; readonly at: number; readonly length: number },
): number | 'small' | null {
  if (covered || event.defaultPrevented || isTyping(event)) return null
  return event.key === 'Escape' ? 'small' : keyLook(event.key, at, length)
}

/** The next place worth a jump in a direction; null if there is none. */
export function jumpFrom(jumps: readonly number[], at: number, direction: 1 | -1): number | null {
  return (direction > 0 ? jumps.find((one) => one > at) : jumps.findLast((one) => one < at)) ?? null
}
