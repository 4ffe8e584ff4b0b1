/** Bots that play for people for a while. People who are here get a say first, and take over again whenever they like. */
import type { BotLevel, Refusal } from '../../../engine/core/contract'
import type { PersonId } from '../../../protocol/toClient'
import * as lobby from './lobby'
import type { TableRecord } from './record'
import type { Table } from './table'

/** How long people who are here have to say that they play themselves. */
const sayMs = 15_000

export class StandIns {
  readonly #table: Table
  /** People who are here and may still object to their bot, until it starts. */
  #mayObject = new Map<PersonId, NodeJS.Timeout>()

  constructor(table: Table) {
    this.#table = table
  }

  /** Which bot answers for a seat now, if any. */
  botFor(seat: number): BotLevel | null {
    const there = this.#table.record.seats[seat]
    if (there?.kind !== 'person') return there?.level ?? null
    return this.#mayObject.has(there.person) ? null : there.standIn
  }

  /** Lets a bot play for someone; everyone is told. */
  async set(change: (record: TableRecord) => lobby.Changed, seat: number): Promise<Refusal | null> {
    const { record, devices } = this.#table
    const there = record.seats[seat]
    const person = there?.kind === 'person' && record.people.find((one) => one.id === there.person)
    if (person && devices.count(person.id) > 0) this.#giveTimeToObject(person.id)
    const refusal = await this.#table.change(change)
    if (!refusal && person) devices.notice('standIn', person.name)
    return refusal
  }

  #giveTimeToObject(person: PersonId): void {
    clearTimeout(this.#mayObject.get(person))
    const over = () => {
      this.#mayObject.delete(person)
      this.#table.matches.play?.startBots()
    }
    this.#mayObject.set(person, setTimeout(over, sayMs / this.#table.parts.clockSpeed).unref())
  }

  /** They are here and play for themselves: their bot, if they have one, stands down. */
  async dismiss(person: PersonId): Promise<null> {
    const { record, kept } = this.#table
    if (lobby.endStandIn(record, person) === record) return null
    await kept.inTurn(() => this.end(person))
    this.#table.refresh()
    return null
  }

  /** Ends their stand-in; only within a task of the record. */
  async end(person: PersonId): Promise<void> {
    const { kept } = this.#table
    const next = lobby.endStandIn(kept.now, person)
    // A full disk keeps nobody out: that the bot stands down is written with the next change.
    if (next !== kept.now) await kept.keep(next).catch(() => (kept.now = next))
  }
}
