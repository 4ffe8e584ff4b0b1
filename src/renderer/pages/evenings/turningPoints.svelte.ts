/** The moment that decided each kept match, looked for in its record, one match after the other. */
import type { Journal } from '../../../engine/core/journal'
import type { DecisiveStep } from '../../../engine/core/review'
import type { KeptMatch } from '../../../protocol/evenings'
import { session } from '../../connection/session.svelte'
import { findDecisive } from '../result/findDecisive'

interface Parts {
  /** Null if a match's record is no longer there; rejects if it can't be had now. */
  journalOf(id: string): Promise<Journal | null>
  find: typeof findDecisive
}

export class TurningPoints {
  readonly #parts: Parts
  readonly #begun = new Set<string>()
  #found = $state.raw<ReadonlyMap<string, DecisiveStep>>(new Map())
  #last: Promise<void> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Null while it is not known. */
  of(id: string): DecisiveStep | null {
    return this.#found.get(id) ?? null
  }

  /** Looks at each match once, and again where the record could not be had. Without a winner there is no such moment. */
  lookFor(matches: readonly KeptMatch[]): void {
    for (const { id, outcome } of matches) {
      const [winner] = outcome.winners
      if (winner === undefined || this.#begun.has(id)) continue
      this.#begun.add(id)
      this.#last = this.#last.then(() => this.#find(id, winner)).catch(() => void this.#begun.delete(id))
    }
  }

  async #find(id: string, winner: number): Promise<void> {
    const journal = await this.#parts.journalOf(id)
    const found = journal && (await this.#parts.find(journal, winner))
    if (found) this.#found = new Map(this.#found).set(id, found)
  }
}

export const turningPoints = new TurningPoints({
  async journalOf(id) {
    const result = await session.request({ do: 'keptMatch', id }, true)
    if (result.ok) return result.reply.say === 'journal' ? result.reply.journal : null
    if (result.why?.rule === 'host.no-match') return null
    throw new Error('no record for now')
  },
  find: findDecisive,
})
