/** Reading what comes from outside. */
import * as v from 'valibot'

/** A natural number, or 0. */
export const nat = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What a JSON text holds; null if it is none, or not of this shape. */
export function readJson<Output>(schema: v.GenericSchema<unknown, Output>, text: string): Output | null {
  try {
    const read = v.safeParse(schema, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
