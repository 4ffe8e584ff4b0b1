import type { Refusal } from '../../engine/core/contract'
import type { Words } from './en'

/** The host's own refusals in words; null for those of a game's or the table's rules. */
export function hostRefusalText(words: Words, why: Refusal): string | null {
  if (!why.rule.startsWith('host.')) return null
  const code = why.rule.slice('host.'.length)
  const texts: Readonly<Record<string, string>> = words.refusals
  // Another host may say anything.
  return Object.hasOwn(texts, code) ? texts[code] : words.common.refused
}
