/** Hashes of what was shown, the same on every machine. */
import { hexHash } from '../../engine/core/hash'

/** JSON with the keys of every object in order, so that equal values have equal text. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  let text = ''
  if (Array.isArray(value)) {
    for (const one of value) text += `,${canonical(one)}`
    return `[${text.slice(1)}]`
  }
  for (const key of Object.keys(value).sort()) {
    const one = (value as Readonly<Record<string, unknown>>)[key]
    if (one !== undefined) text += `,${JSON.stringify(key)}:${canonical(one)}`
  }
  return `{${text.slice(1)}}`
}

/** SHA-256 of a value's canonical JSON, in hex. */
export function digestOf(value: unknown): string {
  return hexHash(canonical(value))
}
