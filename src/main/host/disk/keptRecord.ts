/** A table's record: on disk before it counts, and changed by one thing at a time. */
import { join } from 'node:path'
import { writeWhole } from './files'
import type { TableRecord } from '../table/record'

export class KeptRecord {
  readonly #folder: string
  readonly #changed: () => void
  now: TableRecord
  #queue: Promise<unknown> = Promise.resolve()

  constructor(folder: string, record: TableRecord, changed: () => void) {
    this.#folder = folder
    this.#changed = changed
    this.now = record
  }

  /** Does something to the record when all that was asked for before is done. */
  inTurn<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(task)
    this.#queue = done.catch(() => undefined)
    return done
  }

  /** Resolves when all that was asked for so far is done. */
  async settled(): Promise<void> {
    await this.#queue
  }

  /** Only in turn. `once` is done as soon as the next record is on disk, before it counts. */
  async keep(next: TableRecord, once?: () => Promise<void>): Promise<void> {
    const kept = { ...next, usedAt: Date.now() }
    await writeWhole(join(this.#folder, 'table.json'), JSON.stringify(kept, null, 1))
    await once?.()
    this.now = kept
    this.#changed()
  }
}
