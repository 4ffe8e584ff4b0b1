/** The evenings at this host: every match that was finished here. Only its own computer is told. */
import type { Journal } from '../../../engine/core/journal'
import type { KeptMatch } from '../../../protocol/evenings'
import type { Regular } from '../../../protocol/regulars'
import { Turns } from '../turns'
import { readKept, writeKept, type Kept } from './file'
import { regularsOf, without, type Forgotten } from './forget'
import { journalOf } from './journals'
import { finishedIn } from './takeIn'

export interface EveningsParts {
  readonly dataDir: string
  /** How long after a failed write the next one is tried; three seconds if left out. */
  readonly retryMs?: number
  log(line: string): void
}

const usualRetryMs = 3000

export async function loadEvenings(parts: EveningsParts): Promise<Evenings> {
  return new Evenings(parts, await readKept(parts.dataDir, parts.log))
}

export class Evenings {
  readonly #parts: EveningsParts
  #kept: Kept
  #turns = new Turns()
  #retry: NodeJS.Timeout | null = null
  #stopped = false
  /** Done when nothing in the data folder is left to take in. */
  #ready: Promise<void> = Promise.resolve()

  constructor(parts: EveningsParts, kept: Kept) {
    this.#parts = parts
    this.#kept = kept
  }

  get matches(): readonly KeptMatch[] {
    return this.#kept.matches
  }

  get regulars(): readonly Regular[] {
    return regularsOf(this.matches)
  }

  /** How a kept match was played; null if that is no longer known. */
  async journal(id: string): Promise<Journal | null> {
    const match = this.matches.find((one) => one.id === id)
    return match ? journalOf(this.#parts.dataDir, match) : null
  }

  /** Keeps a match, once, unless it was deleted. Never fails: what a full disk refuses is written later. */
  keep(match: KeptMatch): void {
    if (this.#add([match])) this.#write()
  }

  /** Whether there was anything new. */
  #add(all: readonly KeptMatch[]): boolean {
    const { matches, forgotten } = this.#kept
    const known = new Set([...forgotten, ...matches.map(({ id }) => id)])
    const fresh = all.filter(({ id }) => !known.has(id))
    if (fresh.length === 0) return false
    this.#kept = { ...this.#kept, matches: [...matches, ...fresh].sort((a, b) => a.at - b.at) }
    return true
  }

  #write(): void {
    void this.#turns.take(async () => {
      try {
        await writeKept(this.#parts.dataDir, this.#kept)
      } catch (error) {
        this.#parts.log(`evenings can't be written: ${String(error)}`)
        this.#tryLater()
      }
    })
  }

  #tryLater(): void {
    if (this.#stopped || this.#retry) return
    this.#retry = setTimeout(() => {
      this.#retry = null
      this.#write()
    }, this.#parts.retryMs ?? usualRetryMs)
    this.#retry.unref()
  }

  /** Deletes; resolves when it is gone from the disk, and rejects with nothing changed if that can't be written. */
  forget(what: Forgotten): Promise<void> {
    return this.#turns.take(async () => {
      await writeKept(this.#parts.dataDir, without(this.#kept, what))
      // Again: a match may have ended meanwhile, and is written with the next turn.
      this.#kept = without(this.#kept, what)
    })
  }

  /** Takes in what an earlier version left in the data folder; once, since then every match is kept as it ends. */
  takeIn(): Promise<void> {
    this.#ready = this.#takeIn().catch((error: unknown) =>
      this.#parts.log(`earlier evenings can't be read: ${String(error)}`),
    )
    return this.#ready
  }

  /** Resolves once everything kept has been read. */
  ready(): Promise<void> {
    return this.#ready
  }

  async #takeIn(): Promise<void> {
    if (this.#kept.complete) return
    const found = await finishedIn(this.#parts.dataDir, () => this.#stopped)
    if (this.#stopped) return
    this.#add(found)
    this.#kept = { ...this.#kept, complete: true }
    this.#write()
    await this.#turns.settled()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    if (this.#retry) clearTimeout(this.#retry)
    await this.#ready
    await this.#turns.settled()
  }
}
