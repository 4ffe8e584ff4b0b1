/** Tells a step, event by event: each has a breath before it, then is seen, then changes the table. */
import type { Event } from '../../../engine/games/dice-town/events'
import type { Table } from '../../../engine/games/dice-town/facts'
import { afterEvent } from './shown'
import { holdOf, isGreat, isTold, settleOf, storyOf } from './story'

export interface StoryTeller {
  /** The table as far as it has been told. */
  table(now: Table): void
  /** The breath before an event: nothing of it is on the table yet. */
  scene(event: Event): void
  /** The event is seen; what it leaves on the table follows once it has settled. */
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
    const [hold, settle] = [holdOf(event), settleOf(event)]
    const after = (ms: number, then: () => void) => (timer = setTimeout(then, ms))
    const settled = () => {
      happen(event)
      after(storyOf([event])[0].ms - hold - settle, next)
    }
    teller.scene(event)
    after(hold, () => {
      teller.turned(event)
      if (settle > 0) after(settle, settled)
      else settled()
    })
  }
  teller.table(table)
  next()
  return () => clearTimeout(timer)
}
