/** One-time codes by which a person's seat moves to another device. */
import { randomInt } from 'node:crypto'
import type { PersonId } from '../../protocol/toClient'

export const moveCodeMs = 120_000

export function moveCodes(now: () => number = Date.now) {
  const codes = new Map<string, { readonly person: PersonId; readonly until: number }>()
  return {
    /** How many are open. */
    get size() {
      return codes.size
    },
    /** A new code; an older one of the same person is good no longer. */
    make(person: PersonId): string {
      for (const [old, one] of codes) if (one.person === person) codes.delete(old)
      const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
      codes.set(code, { person, until: now() + moveCodeMs })
      return code
    },
    /** Whose code this is. One guess uses every open code up: six digits are no secret to someone who may try often. */
    use(code: string): PersonId | null {
      const found = codes.get(code)
      codes.clear()
      return found && found.until >= now() ? found.person : null
    },
  }
}
