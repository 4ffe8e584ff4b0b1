/** How the match that is over went, and the moment that decided it: worked out once, when the page has nothing else to do. */
import type { Seat } from '../../../engine/core/contract'
import type { DecisiveStep, Fortunes } from '../../../engine/core/review'
import { matchAtTable, tableJournal } from '../../match/tableJournal'
import { findFortunes } from './findDecisive'

/** The result's own showing and its check go first. */
const restMs = 2500

class Decisive {
  #of = $state.raw<{ readonly match: string; readonly found: Fortunes } | null>(null)
  #begun = ''

  /** Begins once for each match, and again if its journal could not be had. */
  start(number: number, winner: Seat): void {
    const match = matchAtTable(number)
    if (this.#begun === match) return
    this.#begun = match
    setTimeout(() => void this.#find(match, winner), restMs)
  }

  /** Null while it is not known. */
  of(number: number): DecisiveStep | null {
    return this.#found(number)?.decisive ?? null
  }

  /** Everyone's chances after each step; null while they are not known. */
  rows(number: number): Fortunes['rows'] | null {
    return this.#found(number)?.rows ?? null
  }

  #found(number: number): Fortunes | null {
    return this.#of?.match === matchAtTable(number) ? this.#of.found : null
  }

  async #find(match: string, winner: Seat): Promise<void> {
    if (this.#begun !== match) return
    const journal = await tableJournal()
    if (this.#begun !== match) return
    if (journal === null) {
      this.#begun = ''
      return
    }
    const found = await findFortunes(journal, winner)
    if (found !== null && this.#begun === match) this.#of = { match, found }
  }
}

export const decisive = new Decisive()
