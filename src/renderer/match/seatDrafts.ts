/** The draft each seat had on this page in the current match: what outlasts a cover on a device that is passed round. */
import type { Seat } from '../../engine/core/contract'
import type { Draft } from './contract'

export interface Sitting {
  readonly table: string
  readonly match: number
  readonly seat: Seat
}

export class SeatDrafts {
  #match = ''
  readonly #drafts = new Map<Seat, Draft>()

  /** A new draft for a seat, after the one it had in the same match, if any. */
  begin({ table, match, seat }: Sitting, create: () => Draft): Draft {
    const name = `${table}/${match}`
    if (name !== this.#match) this.#drafts.clear()
    this.#match = name
    const draft = create()
    const before = this.#drafts.get(seat)
    if (before !== undefined) draft.resume?.(before)
    this.#drafts.set(seat, draft)
    return draft
  }

  /** A half-made choice is not left for the next person who holds the device. */
  reset(): void {
    for (const draft of this.#drafts.values()) draft.reset()
  }
}
