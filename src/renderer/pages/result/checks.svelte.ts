/** The check of the match that is over, made once however often its result is looked at. */
import { session } from '../../connection/session.svelte'
import { checkBeside } from '../../match/checking'
import type { Checked } from '../../match/checkWorker'
import { matchAtTable, tableJournal } from '../../match/tableJournal'

class Checks {
  #of = $state.raw<{ readonly match: string; readonly checked: Checked | 'running' } | null>(null)

  /** Checks this match of the current table, unless that is under way or done. A check that failed is made again. */
  start(number: number): void {
    const match = matchAtTable(number)
    if (this.#of?.match === match && this.#of.checked !== null) return
    this.#of = { match, checked: 'running' }
    void this.#check(number).then((checked) => {
      if (this.#of?.match === match) this.#of = { match, checked }
    })
  }

  of(number: number): Checked | 'running' {
    return this.#of?.match === matchAtTable(number) ? this.#of.checked : 'running'
  }

  async #check(number: number): Promise<Checked> {
    const transcript = await session.witness.transcript(number)
    const record = await tableJournal()
    return record && checkBeside({ record, transcript }).catch(() => null)
  }
}

export const checks = new Checks()
