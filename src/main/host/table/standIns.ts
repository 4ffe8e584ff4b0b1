/** Bots that play for people for a while. Whoever is here is asked first, and takes over again whenever they like. */
import type { BotLevel } from '../../../engine/core/contract'
import type { PersonId } from '../../../protocol/toClient'
import type { KeptRecord } from '../disk/keptRecord'
import * as lobby from './lobby'

/** So long someone who is here has to say that no bot need play for them. */
const sayMs = 15_000

export class StandIns {
  readonly #record: KeptRecord
  readonly #ms: number
  /** A bot may begin that had to wait. */
  readonly #mayBegin: () => void
  /** Those for whom a bot is to play although they are here, until it does. */
  #mayStillSay = new Map<PersonId, NodeJS.Timeout>()

  constructor(record: KeptRecord, clockSpeed: number, mayBegin: () => void) {
    this.#record = record
    this.#ms = sayMs / clockSpeed
    this.#mayBegin = mayBegin
  }

  /** Which bot answers for a seat now, if any. */
  botFor(seat: number): BotLevel | null {
    const there = this.#record.now.seats[seat]
    if (there?.kind !== 'person') return there?.level ?? null
    return this.#mayStillSay.has(there.person) ? null : there.standIn
  }

  /** A bot is to play for someone who is here: not before they had time to say that they are. */
  giveTimeToSay(person: PersonId): void {
    clearTimeout(this.#mayStillSay.get(person))
    const over = () => {
      this.#mayStillSay.delete(person)
      this.#mayBegin()
    }
    this.#mayStillSay.set(person, setTimeout(over, this.#ms).unref())
  }

  /** They play for themselves again; only in turn. */
  async end(person: PersonId): Promise<void> {
    const next = lobby.endStandIn(this.#record.now, person)
    // A full disk keeps nobody out: whose bot stands down is written with the next change.
    if (next !== this.#record.now) await this.#record.keep(next).catch(() => (this.#record.now = next))
  }
}
