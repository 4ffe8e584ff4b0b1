/** Lets a table's lesson go on by itself. */
import { goesOnAfter, nextStep } from './lesson'
import type { Table } from './table'

export class Teaching {
  readonly #table: Table
  #timer: NodeJS.Timeout | null = null
  /** The step and the wait that the timer is for. */
  #waits = ''

  constructor(table: Table) {
    this.#table = table
  }

  /** Call whenever the record, people or devices change. */
  note(): void {
    const { record, devices } = this.#table
    const { lesson } = record
    const here = record.people.map(({ id }) => id).filter((id) => devices.count(id) > 0)
    const ms = lesson === null ? null : goesOnAfter(lesson, here)
    const waits = lesson === null || ms === null ? '' : `${lesson.lesson}/${lesson.step}/${ms}`
    if (waits === this.#waits) return
    this.stop()
    this.#waits = waits
    if (lesson === null || ms === null) return
    this.#timer = setTimeout(() => {
      this.#waits = ''
      void this.#table.change((now) => nextStep(now, lesson)).catch(() => {})
    }, ms / this.#table.parts.clockSpeed).unref()
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.#waits = ''
  }
}
