/** Lets a table's lesson go on by itself. */
import type { Numbered } from '../../../protocol/toHost'
import { retryMs } from '../match/play'
import { peopleOn, type Client } from './client'
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
  #stopped = false

  constructor(table: Table) {
    this.#table = table
  }

  /** Call whenever the record, people or devices change. */
  note(): void {
    const { record, devices } = this.#table
    const { lesson } = record
    if (this.#stopped) return
    this.#noteStep()
    const here = record.people.map(({ id }) => id).filter((id) => devices.count(id) > 0)
    const on = lesson === null ? null : goesOn(lesson, here, this.#screens())
    const waits = lesson === null || on === null ? '' : `${lesson.lesson}/${lesson.step}/${on.to}/${on.ms}`
    if (waits === this.#waits) return
    this.#forget()
    this.#waits = waits
    if (lesson === null || on === null) return
    this.#timer = setTimeout(() => {
      this.#waits = ''
      this.#table.change((now) => goneOn(now, lesson, on.to)).catch((error: unknown) => this.#tryLater(error))
    }, on.ms / this.#table.parts.clockSpeed).unref()
  }

  /** A screen has shown a step's answer. Said for another step, or by a person's device, it changes nothing. */
  shown(client: Client, { lesson, step }: Extract<Numbered, { do: 'shown' }>): void {
    if (`${lesson}/${step}` !== this.#at) return
    this.#shown.add(client)
    this.note()
  }

  /** A full disk holds a lesson up, and nobody would tell it to go on. */
  #tryLater(error: unknown): void {
    this.#table.parts.log(`table ${this.#table.id}: its lesson can't go on: ${String(error)}`)
    if (this.#stopped || this.#waits !== '') return
    this.#timer = setTimeout(() => this.note(), retryMs).unref()
  }

  stop(): void {
    this.#stopped = true
    this.#forget()
  }

  #forget(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.#waits = ''
  }

  #screens(): Screens {
    const all = this.#table.devices.all.filter((one) => peopleOn(one).length === 0)
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
