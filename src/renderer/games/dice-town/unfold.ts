/** Tells a step, event by event: each has a breath before it, then is seen, then changes the table. */
import type { Event } from '../../../engine/games/dice-town/events'
import type { Table } from '../../../engine/games/dice-town/facts'
import { afterEvent, afterEvents } from '../../../engine/games/dice-town/told'
import { holdOf, isGreat, isTold, settleOf, beatsOf } from './animation'
import type { TownStage } from './types'

/** What becomes of a step that has come into sight. */
export interface Story {
  /** The table it is told from; null: there is nothing to tell, and everything is in sight at once. */
  readonly from: Table | null
  /** The table behind it. */
  readonly after: Table
  /** What is said last about it; where nothing is, what was said last before. */
  readonly last: Event | null
}

type Arrived = Pick<TownStage, 'events' | 'view' | 'asked' | 'prompt' | 'outcome' | 'past' | 'still' | 'heard'>

/**
 * The story of a step, given the table behind the one before it; null: this is the first in sight. The past and what is
 * seen first are not told, and without motion only steps with a great moment are.
 */
export function storyOf(stage: Arrived, before: Table | null): Story {
  const { events, view } = stage
  const scenes = beatsOf(events)
  const settled = stage.asked.length > 0 || stage.prompt !== null || stage.outcome !== null
  // A lesson cuts a step in parts, each with the view behind them all.
  const after = before === null || settled || events.length === 0 ? view.table : afterEvents(before, events)
  const told = stage.still ? scenes.some(isGreat) : scenes.length > 0
  const from = before === null || stage.past || !told ? null : { ...before, phase: { type: 'keep' } as const }
  return { from, after, last: scenes.at(-1)?.event ?? beatsOf(stage.heard).at(-1)?.event ?? null }
}

export interface StepListener {
  /** The table as far as it has been told. */
  table(now: Table): void
  /** The breath before an event: nothing of it is on the table yet. */
  scene(event: Event): void
  /** The event is seen; what it leaves on the table follows once it has settled. */
  turned(event: Event): void
  over(): void
}

/** Starts telling from the table before the step; without motion only the great moments take time. Returns how to stop. */
export function unfold(events: readonly Event[], before: Table, still: boolean, listener: StepListener): () => void {
  let timer: ReturnType<typeof setTimeout>
  let table = before
  /** Scenes and what is silent between them, in order. */
  const queue = [...events]
  const happen = (event: Event) => {
    table = afterEvent(table, event)
    listener.table(table)
  }
  const next = () => {
    const event = queue.shift()
    if (event === undefined) return listener.over()
    if (!isTold(event) || (still && !isGreat({ event }))) {
      happen(event)
      return next()
    }
    const [hold, settle] = [holdOf(event), settleOf(event)]
    const after = (ms: number, then: () => void) => (timer = setTimeout(then, ms))
    const settled = () => {
      happen(event)
      after(beatsOf([event])[0].ms - hold - settle, next)
    }
    listener.scene(event)
    after(hold, () => {
      listener.turned(event)
      if (settle > 0) after(settle, settled)
      else settled()
    })
  }
  listener.table(table)
  next()
  return () => clearTimeout(timer)
}
