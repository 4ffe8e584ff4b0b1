/** Lets a table's lesson go on by itself. */
import type { Numbered } from '../../../protocol/toHost'
import type { Client } from './client'
import { goesOn, goneOn, type Screens } from './lesson'
import type { Table } from './table'

export class Teaching {
  readonly #table: Table
  #timer: NodeJS.Timeout | null = null
  /** The step and the wait that the timer is for. */
  #waits = ''
  /** The step that the table is at, and the screens that have shown its answer. */
  #at = ''
  readonly #shown = new Set<Client>()

  constructor(table: Table) {
    this.#table = table
  }

  /** Call whenever the record, people or devices change. */
  note(): void {
    const { record, devices } = this.#table
    const { lesson } = record
    this.#noteStep()
    const here = record.people.map(({ id }) => id).filter((id) => devices.count(id) > 0)
    const on = lesson === null ? null : goesOn(lesson, here, this.#screens())
    const waits = lesson === null || on === null ? '' : `${lesson.lesson}/${lesson.step}/${on.to}/${on.ms}`
    if (waits === this.#waits) return
    this.stop()
    this.#waits = waits
    if (lesson === null || on === null) return
    this.#timer = setTimeout(() => {
      this.#waits = ''
      void this.#table.change((now) => goneOn(now, lesson, on.to)).catch(() => {})
    }, on.ms / this.#table.parts.clockSpeed).unref()
  }

  /** A screen has shown a step's answer. Said for another step, or by a person's device, it changes nothing. */
  shown(client: Client, { lesson, step }: Extract<Numbered, { do: 'shown' }>): void {
    if (`${lesson}/${step}` !== this.#at) return
    this.#shown.add(client)
    this.note()
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.#waits = ''
  }

  #screens(): Screens {
    const all = this.#table.devices.all.filter(({ person, carries }) => person === null && carries.length === 0)
    if (all.length === 0) return 'none'
    return all.every((one) => this.#shown.has(one)) ? 'shown' : 'showing'
  }

  #noteStep(): void {
    const { lesson } = this.#table.record
    const at = lesson === null ? '' : `${lesson.lesson}/${lesson.step}`
    if (at === this.#at) return
    this.#at = at
    this.#shown.clear()
  }
}
