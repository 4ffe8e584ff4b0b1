/** Tells a step, event by event: each has a breath before it, then is seen, then changes the table. */
import type { Event } from '../../../engine/games/dice-town/events'
import type { Table } from '../../../engine/games/dice-town/facts'
import { afterEvent } from '../../../engine/games/dice-town/told'
import { holdOf, isGreat, isTold, settleOf, beatsOf } from './animation'

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
