/** A table's record: on disk before it counts, and changed by one task at a time. */
import { join } from 'node:path'
import type { TableRecord } from './record'
import { Turns } from '../turns'
import { writeWhole } from '../disk/files'

/** The table was moved to another computer while the change waited for its turn. */
export class TableMoved extends Error {}

export class KeptRecord {
  readonly #folder: string
  readonly #changed: () => void
  #turns = new Turns()
  now: TableRecord

  constructor(folder: string, record: TableRecord, changed: () => void) {
    this.#folder = folder
    this.#changed = changed
    this.now = record
  }

  /** Runs a task once all earlier ones are done. */
  inTurn<T>(task: () => Promise<T>): Promise<T> {
    return this.#turns.take(task)
  }

  /** Resolves when all tasks so far are done. */
  settled(): Promise<void> {
    return this.#turns.settled()
  }

  /** Writes the next record; only within a task. `once` runs as soon as it is on disk, before it counts. */
  async keep(next: TableRecord, once?: () => Promise<void>): Promise<void> {
    if (this.now.moved !== null) throw new TableMoved()
    const kept = { ...next, usedAt: Date.now() }
    await writeWhole(join(this.#folder, 'table.json'), JSON.stringify(kept, null, 1))
    await once?.()
    this.now = kept
    this.#changed()
  }
}
