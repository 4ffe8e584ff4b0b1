/** How far the current step has been told: shared by the board, the players' strips and the controls. */
import type { Event } from '../../../engine/games/dice-town/events'
import type { Table } from '../../../engine/games/dice-town/facts'
import type { TownStage } from './types'

class Unfolding {
  /** What may be seen by now; null: everything. */
  table = $state.raw<Table | null>(null)
  /** The step it belongs to. */
  step = $state(-1)
  /** What is being told. */
  scene = $state.raw<Event | null>(null)
  /** Its reveal has happened: it may be said, and sums move. */
  turned = $state(true)
  /** Ends the telling at once. */
  skip: () => void = () => undefined

  /** The table as far as a stage may show it. */
  tableOf(stage: { readonly step: number; readonly view: { readonly table: Table } }): Table {
    return this.table !== null && this.step === stage.step ? this.table : stage.view.table
  }
}

const all = new WeakMap<TownStage['draft'], Unfolding>()

/** What a stage has told. Each has its own: pictures of the rules may stand beside a match, or give way to it. */
export function unfoldingOf({ draft }: Pick<TownStage, 'draft'>): Unfolding {
  const known = all.get(draft)
  if (known) return known
  const unfolding = new Unfolding()
  all.set(draft, unfolding)
  return unfolding
}
