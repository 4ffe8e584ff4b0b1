/** One-time codes that move a person's seat to another device. */
import { randomInt } from 'node:crypto'
import type { PersonId } from '../../../protocol/toClient'
import { ticks } from '../ticks'

export const moveCodeMs = 120_000
/**
 * Six digits can be guessed by anyone who may try often enough. Each address has a few tries per code, so that a typo
 * is forgiven and a guesser can't burn other people's codes; many addresses together do use a code up.
 */
const triesOfOne = 5
const triesOfAll = 100

/** Whose seat a code opens; `by`: the name of the table's host, where they asked for it. */
export interface Opens {
  readonly person: PersonId
  readonly by: string | null
}

interface Code extends Opens {
  readonly until: number
  /** Wrong guesses while it was open, by address. */
  readonly missed: Map<string, number>
}

export function moveCodes(now: () => number = ticks) {
  const codes = new Map<string, Code>()
  const dropOld = () => {
    for (const [old, { until }] of codes) if (until < now()) codes.delete(old)
  }

  /** Counts a wrong guess against every open code, up to one address's share. */
  const miss = (address: string) => {
    for (const [code, { missed }] of codes) {
      missed.set(address, Math.min(triesOfOne, (missed.get(address) ?? 0) + 1))
      if ([...missed.values()].reduce((sum, one) => sum + one, 0) >= triesOfAll) codes.delete(code)
    }
  }

  return {
    /** How many are open. */
    get size() {
      dropOld()
      return codes.size
    },
    /** A new code; it replaces an older one of the same person. */
    make(person: PersonId, by: string | null = null): string {
      dropOld()
      this.drop(person)
      let code: string
      do code = String(randomInt(0, 1_000_000)).padStart(6, '0')
      while (codes.has(code))
      codes.set(code, { person, by, until: now() + moveCodeMs, missed: new Map() })
      return code
    },
    /** Ends their open code. */
    drop(person: PersonId): void {
      for (const [old, one] of codes) if (one.person === person) codes.delete(old)
    },
    /** Whose code this is; it works once. An address that guessed too often is refused even the right code. */
    use(code: string, address: string): Opens | null {
      dropOld()
      const found = codes.get(code)
      if (found && (found.missed.get(address) ?? 0) < triesOfOne) {
        codes.delete(code)
        return { person: found.person, by: found.by }
      }
      miss(address)
      return null
    },
  }
}
