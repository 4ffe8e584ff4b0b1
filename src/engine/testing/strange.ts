/** Answers that nobody should give. */
import type { Rng } from '../core/contract'
import { pick } from '../core/rng'

/** Values that are not an answer in any game. */
export const shapeless = [
  null,
  undefined,
  -1,
  0,
  1,
  1.5,
  99,
  NaN,
  1e9,
  '',
  'x',
  true,
  [],
  {},
  [[]],
  { type: 'x' },
  'constructor',
  '__proto__',
] as const

/** A legal answer bent in a dozen ways; some of them may be legal still. */
export function bentAnswers(legal: unknown, rng: Rng): unknown[] {
  const bend = (value: unknown): unknown => {
    if (Array.isArray(value) && value.length > 0 && rng.below(3) > 0) {
      const list = value.map((part) => part as unknown)
      const i = rng.below(list.length)
      const how = rng.below(4)
      if (how === 0) list.splice(i, 1)
      else if (how === 1) list.push(list[i])
      else list[i] = bend(list[i])
      return list
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && rng.below(8) > 0) {
      const entries = Object.entries(value)
      if (entries.length === 0) return pick(rng, shapeless)
      const [key, part] = pick(rng, entries) as [string, unknown]
      return { ...value, [key]: bend(part) }
    }
    if (typeof value === 'number' && rng.below(2) === 0) return value + rng.below(9) - 4
    return pick(rng, shapeless)
  }
  return Array.from({ length: 12 }, () => bend(legal))
}
