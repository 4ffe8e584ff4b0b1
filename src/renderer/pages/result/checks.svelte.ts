/** The check of the match that is over, made once however often its result is looked at. */
import { session } from '../../connection/session.svelte'
import { checkBeside } from '../../match/checking'
import type { Checked } from '../../match/checkWorker'

class Checks {
  #of = $state.raw<{ readonly match: string; readonly checked: Checked | 'running' } | null>(null)

  /** What is known of this match of the present table; it is checked when first asked for. */
  start(number: number): void {
    const match = matchKey(number)
    if (this.#of?.match === match) return
    this.#of = { match, checked: 'running' }
    void this.#check(number).then((checked) => {
      if (this.#of?.match === match) this.#of = { match, checked }
    })
  }

  of(number: number): Checked | 'running' {
    return this.#of?.match === matchKey(number) ? this.#of.checked : 'running'
  }

  async #check(number: number): Promise<Checked> {
    const transcript = await session.witness.transcript(number)
    const result = await session.request({ do: 'journal' }, true)
    if (!result.ok || result.reply.say !== 'journal') return null
    return checkBeside({ record: result.reply.journal, transcript }).catch(() => null)
  }
}

const matchKey = (number: number) => `${session.table?.id} ${number}`

export const checks = new Checks()
