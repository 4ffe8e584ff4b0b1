/** One-time codes by which a person's seat moves to another device. */
import { randomInt } from 'node:crypto'
import type { PersonId } from '../../../protocol/toClient'
import { ticks } from '../ticks'

export const moveCodeMs = 120_000
/**
 * Six digits are no secret to someone who may try often. One address may try a code so many times: whoever mistypes it
 * tries again, and whoever guesses costs nobody else their code. Many addresses together use it up after all.
 */
const triesOfOne = 5
const triesOfAll = 100

interface Code {
  readonly person: PersonId
  readonly until: number
  /** Wrong guesses while it was open, by address. */
  readonly missed: Map<string, number>
}

export function moveCodes(now: () => number = ticks) {
  const codes = new Map<string, Code>()
  const dropOld = () => {
    for (const [old, { until }] of codes) if (until < now()) codes.delete(old)
  }

  /** Counts a wrong guess against every open code. An address that has none left counts no more. */
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
    /** A new code; an older one of the same person is good no longer. */
    make(person: PersonId): string {
      dropOld()
      for (const [old, one] of codes) if (one.person === person) codes.delete(old)
      let code: string
      do code = String(randomInt(0, 1_000_000)).padStart(6, '0')
      while (codes.has(code))
      codes.set(code, { person, until: now() + moveCodeMs, missed: new Map() })
      return code
    },
    /** Whose code this is, once. To an address that has guessed too often the right code is as wrong as any other. */
    use(code: string, address: string): PersonId | null {
      dropOld()
      const found = codes.get(code)
      if (found && (found.missed.get(address) ?? 0) < triesOfOne) {
        codes.delete(code)
        return found.person
      }
      miss(address)
      return null
    },
  }
}
