import type { AnyRules, Refusal, Told } from './contract'
import { beginMatch, submit, type Match, type MatchSetup } from './match'

/**
 * One answer as it arrived. `key` is chosen by the sender, and identifies duplicates; `salt` is what a person's device
 * added to chance: bots and clocks add none. `ms`: how long the answer took by the host's clock, where that is charged.
 */
export interface JournalEntry {
  readonly step: number
  readonly seat: number
  readonly answer: unknown
  readonly key: string
  readonly salt?: string
  readonly ms?: number
}

export interface Journal {
  readonly setup: MatchSetup
  readonly entries: readonly JournalEntry[]
}

/** A replayed match with all that was told, or where and why the journal does not hold. */
export type Replayed =
  | { readonly match: Match; readonly told: readonly (readonly Told[])[] }
  | { readonly refusal: Refusal; readonly at: number }

/** Plays a journal again. `told[k]` is what was told when ask k closed (0: setup). */
export function replay(rules: AnyRules, journal: Journal): Replayed {
  const begun = beginMatch(rules, journal.setup)
  if ('refusal' in begun) return { refusal: begun.refusal, at: -1 }
  let match = begun.match
  const told: (readonly Told[])[] = [begun.told]
  for (const [at, entry] of journal.entries.entries()) {
    const next = submit(match, entry.step, entry.seat, entry.answer, entry)
    if ('refusal' in next) return { refusal: next.refusal, at }
    match = next.match
    if (next.closed) told.push(next.told)
  }
  return { match, told }
}
