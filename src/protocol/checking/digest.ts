/** Hashes of what was shown, the same on every machine. */
import { hexHash } from '../../engine/core/hash'

/** JSON with the keys of every object in order, so that equal values have equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one ?? null)).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join()}}`
}

/** SHA-256 of a value's canonical JSON, in hex. */
export function digestOf(value: unknown): string {
  return hexHash(canonical(value))
}
