/** Tells a step, event by event: each has a breath before it, then happens, then is put into words. */
import type { Event, Table } from '../../../engine/games/dice-town'
import { afterEvent } from './shown'
import { holdOf, isGreat, isTold, storyOf } from './story'

export interface StoryTeller {
  /** The table as far as it has been told. */
  table(now: Table): void
  /** The breath before an event: nothing of it is on the table yet. */
  scene(event: Event): void
  /** The event has happened. */
  turned(event: Event): void
  over(): void
}

/** Starts telling from the table before the step; without motion only the great moments take time. Returns how to stop. */
export function tellStory(events: readonly Event[], before: Table, still: boolean, teller: StoryTeller): () => void {
  let timer: ReturnType<typeof setTimeout>
  let table = before
  /** Scenes and what is silent between them, in order. */
  const queue = [...events]
  const happen = (event: Event) => {
    table = afterEvent(table, event)
    teller.table(table)
  }
  const next = () => {
    const event = queue.shift()
    if (event === undefined) return teller.over()
    if (!isTold(event) || (still && !isGreat({ event }))) {
      happen(event)
      return next()
    }
    const hold = holdOf(event)
    teller.scene(event)
    timer = setTimeout(() => {
      happen(event)
      teller.turned(event)
      timer = setTimeout(next, storyOf([event])[0].ms - hold)
    }, hold)
  }
  teller.table(table)
  next()
  return () => clearTimeout(timer)
}
