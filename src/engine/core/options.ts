import type { Parsed } from './contract'
import { refusal } from './refusal'

/**
 * A table option as data, so that the lobby can draw it and the border can read it. `rule`: the rule that offers it.
 * `added`: it was added later. At its initial value it is left out, so that matches begun before it replay to the same
 * bytes.
 */
export type OptionSpec = { readonly key: string; readonly rule: string; readonly added?: true } & (
  | { readonly kind: 'switch'; readonly initial: boolean }
  | { readonly kind: 'choice'; readonly choices: readonly (string | number)[]; readonly initial: string | number }
)

/** The option by which a game helps newcomers, where it has one. */
export const assistance = 'assistance'

/** Reads raw options by their specification: what is missing takes its initial value, what is unknown is refused. */
export function parseBySpec<Options>(specs: readonly OptionSpec[], raw: unknown): Parsed<Options> {
  if (raw !== undefined && raw !== null && (typeof raw !== 'object' || Array.isArray(raw))) return refused('?')
  const given = new Map(Object.entries(raw ?? {}))
  const out: Record<string, unknown> = {}
  for (const spec of specs) {
    const value: unknown = given.has(spec.key) ? given.get(spec.key) : spec.initial
    given.delete(spec.key)
    const fits = spec.kind === 'switch' ? typeof value === 'boolean' : spec.choices.includes(value as string | number)
    if (!fits) return refused(spec.key)
    if (!spec.added || value !== spec.initial) out[spec.key] = value
  }
  const unknown = given.keys().next()
  return unknown.done ? { value: out as Options } : refused(unknown.value)
}

function refused(option: string): Parsed<never> {
  return { refusal: refusal('CO-8', { option: option.slice(0, 40) }) }
}
