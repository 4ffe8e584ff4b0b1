/**
 * The salts for a match's setup, in two rounds: everyone's device tells the head of its chain, and hears all heads,
 * before it adds its first link. So nobody can choose a salt after seeing another's.
 */
import { randomBytes } from 'node:crypto'
import { linkBefore } from '../../../engine/core/chain'
import { commitmentTo } from '../../../engine/core/chance'
import { away, type Mix, type SetupSalt } from '../../../engine/core/salt'
import type { PersonId } from '../../../protocol/toClient'

/** How long a match waits in each round: the most that a silent device can hold it up. */
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

/** One text from everyone who is here, waited for briefly. */
class Round {
  /** Resolves when all who are here have given theirs, or when the time is up. */
  readonly over: Promise<void>
  readonly given = new Map<PersonId, string>()
  #missing: Set<PersonId>
  #close: () => void = () => undefined

  constructor(here: Iterable<PersonId>) {
    this.#missing = new Set(here)
    this.over = new Promise((done) => {
      const timer = setTimeout(done, saltWaitMs)
      this.#close = () => (clearTimeout(timer), done())
    })
    this.#closeIfAll()
  }

  /** From one device, for all who play on it. False if each of them has given another one before. */
  give(people: readonly PersonId[], text: string): boolean {
    for (const person of people) {
      if (!this.given.has(person)) this.given.set(person, text)
      this.#missing.delete(person)
    }
    this.#closeIfAll()
    return people.some((person) => this.given.get(person) === text)
  }

  #closeIfAll(): void {
    if (this.#missing.size === 0) this.#close()
  }
}

/** Who sits where; null: a bot. */
type Seated = readonly (PersonId | null)[]

export class Gathering {
  readonly draw: Draw
  readonly #heads: Round
  #salts: Round | null = null
  /** By seat, as every device is told them; null in the first round. */
  heads: readonly SetupSalt[] | null = null

  constructor(draw: Draw, here: Iterable<PersonId>) {
    this.draw = draw
    this.#heads = new Round(here)
  }

  /** Resolves when the current round is over. */
  get over(): Promise<void> {
    return (this.#salts ?? this.#heads).over
  }

  giveHead(people: readonly PersonId[], head: string): boolean {
    // Sending it again is harmless.
    if (this.#salts) return people.some((person) => this.#heads.given.get(person) === head)
    return this.#heads.give(people, head)
  }

  /** Opens the second round: from here on no head is taken, and those without one add nothing. */
  closeHeads(seated: Seated): void {
    this.heads = textsOf(this.#heads, seated)
    this.#salts = new Round(seated.filter((person) => person !== null && this.#heads.given.has(person)) as PersonId[])
  }

  giveSalt(people: readonly PersonId[], salt: string): boolean {
    const head = linkBefore(salt)
    const bound = people.filter((person) => this.#heads.given.get(person) === head)
    return this.#salts?.give(bound, salt) ?? false
  }

  mix(seated: Seated): Mix {
    const { match, commitment } = this.draw
    const { heads } = this
    return { match, commitment, ...(heads && { heads }), salts: textsOf(this.#salts, seated) }
  }
}

function textsOf(round: Round | null, seated: Seated): SetupSalt[] {
  return seated.map((person) => (person === null ? null : (round?.given.get(person) ?? away)))
}
