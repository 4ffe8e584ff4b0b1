/** Who hosts a table, and when somebody else may take that over. */
import type { Refusal } from '../../../engine/core/contract'
import type { PersonId } from '../../../protocol/toClient'
import { hostRefusal } from '../refusals'
import { ticks } from '../ticks'
import { handOver, noteHere, takeOver } from './knownHost'
import * as lobby from './lobby'
import type { TableRecord } from './record'
import type { Table } from './table'

const awayMs = 30_000

export class Hosting {
  readonly #table: Table
  /** Since when the table's host is away; null: they are here. */
  #awaySince: number | null = ticks()

  constructor(table: Table) {
    this.#table = table
  }

  /** Call whenever people or devices come or go. */
  note(): void {
    const { devices, kept, record } = this.#table
    // Written with the next change: if that is lost, people know their former host, who may do no more.
    kept.now = noteHere(record, (id) => devices.count(id) > 0)
    this.#awaySince = devices.count(record.host) > 0 ? null : (this.#awaySince ?? ticks())
  }

  /** The host makes someone else host. */
  handOver(to: PersonId): Promise<Refusal | null> {
    return this.#pass(to, (record) => handOver(record, to))
  }

  async #pass(to: PersonId, change: (record: TableRecord) => lobby.Changed): Promise<Refusal | null> {
    this.#awaySince = null
    const refusal = await this.#table.change(change)
    const person = this.#table.record.people.find((one) => one.id === to)
    if (!refusal && person) this.#table.devices.notice('hosts', person.name)
    return refusal
  }

  /** If the host stays away, anyone who didn't come late may take over; otherwise nobody could go on. */
  async take(person: PersonId): Promise<Refusal | null> {
    if (lobby.cameLate(this.#table.record, person)) return hostRefusal('came-late')
    const away = ticks() - (this.#awaySince ?? ticks())
    if (away < awayMs / this.#table.parts.clockSpeed) return hostRefusal('host-is-here')
    return this.#pass(person, (record) => takeOver(record, person))
  }
}
