import type { Language } from './language'

/** What was chosen before; else Hungarian where the browser says so; else English. */
export function firstLanguage(kept: string | null, wanted: readonly string[]): Language {
  if (kept === 'hu' || kept === 'en') return kept
  return /^hu\b/i.test(wanted[0] ?? '') ? 'hu' : 'en'
}
