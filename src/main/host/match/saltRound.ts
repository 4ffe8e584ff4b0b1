/** The salts for a match's setup: asked of everyone seated whose device is here, and waited for a moment only. */
import { randomBytes } from 'node:crypto'
import { commitmentTo } from '../../../engine/core/chance'
import { away, type SetupSalt } from '../../../engine/core/salt'
import type { PersonId } from '../../../protocol/toClient'

/** How long a match waits for salts: the most that a silent device can hold it up. */
export const saltWaitMs = 1500

/** A seed that devices have been promised, and the match it is for. */
export interface Draw {
  readonly match: string
  readonly seed: string
  readonly commitment: string
}

export function newDraw(): Draw {
  const [match, seed] = [randomBytes(16).toString('hex'), randomBytes(32).toString('hex')]
  return { match, seed, commitment: commitmentTo(match, seed) }
}

export class SaltRound {
  readonly draw: Draw
  /** Resolves when all who are here have given theirs, or when the time is up. */
  readonly over: Promise<void>
  #missing: Set<PersonId>
  #given = new Map<PersonId, string>()
  #close: () => void = () => undefined

  constructor(draw: Draw, here: Iterable<PersonId>, waitMs = saltWaitMs) {
    this.draw = draw
    this.#missing = new Set(here)
    this.over = new Promise((done) => {
      const timer = setTimeout(done, waitMs)
      this.#close = () => (clearTimeout(timer), done())
    })
    if (this.#missing.size === 0) this.#close()
  }

  /** A device's salt, for all who play on it. False if each of them has given another one before. */
  give(people: readonly PersonId[], salt: string): boolean {
    const first = people.filter((person) => !this.#given.has(person))
    for (const person of first) {
      this.#given.set(person, salt)
      this.#missing.delete(person)
    }
    if (this.#missing.size === 0) this.#close()
    return people.some((person) => this.#given.get(person) === salt)
  }

  /** By seat; null in `people`: a bot. */
  salts(people: readonly (PersonId | null)[]): SetupSalt[] {
    return people.map((person) => (person === null ? null : (this.#given.get(person) ?? away)))
  }
}
