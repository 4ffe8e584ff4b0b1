/** Looking back: the frames there are to look at, and which one is in sight. */
import type { AnyView, GameEvent } from '../../engine/core/contract'
import type { Heard } from '../../protocol/toClient'
import type { Frame } from './playback'
import type { Moment } from './replay'

export const noEvents: readonly GameEvent[] = []

/** The frames of a finished match rebuilt from its journal, with its log. The last moment is the frame in sight. */
export function rewatched(
  moments: readonly Moment[],
  last: Frame,
): { frames: readonly Frame[]; log: readonly Heard[] } {
  const frames = moments.slice(0, -1).map(({ step, table, own, asked, events }, at) => ({
    match: { ...last.match, step, view: { seat: null, table, own: null }, asked, prompt: null, outcome: null },
    events,
    logLength: at + 1,
    at: last.at,
    open: own,
  }))
  return { frames, log: moments.map(({ step, events }) => ({ step, events })) }
}

/** Frames from before the first that this page received, where the game can tell them from that one. */
export function earlierFrames(first: Frame, views: readonly AnyView[]): readonly Frame[] {
  return views.map((view) => ({
    ...first,
    events: noEvents,
    match: { ...first.match, view, prompt: null, asked: [], outcome: null },
  }))
}

/** Which frame is in sight; null stands for the present. */
export interface Look {
  readonly cursor: number | null
  /** Whether the events of the frame in sight are animated. */
  readonly lively: boolean
}

/**
 * The look after a player asks for frame `wanted`; null if it is already in sight. A step forward is animated, a jump
 * is not.
 */
export function lookAt(wanted: number, position: number, length: number): Look | null {
  const at = Math.max(0, Math.min(wanted, length - 1))
  if (at === position) return null
  return { cursor: at === length - 1 ? null : at, lively: at === position + 1 }
}

/** Where a key leads while the past is in sight; null for other keys. */
export function keyLook(key: string, position: number, length: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return position - 1
    case 'ArrowRight':
      return position + 1
    case 'Home':
      return 0
    case 'End':
    case 'Escape':
      return length - 1
    default:
      return null
  }
}
