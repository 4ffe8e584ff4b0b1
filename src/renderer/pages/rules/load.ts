import type { AnyPresentation, Language } from '../../match/contract'
import { readRulesPage, type RulesBlock } from './page'

const core: Readonly<Record<Language, () => Promise<{ readonly default: string }>>> = {
  hu: () => import('../../../../docs/rules/core.hu.md?raw'),
  en: () => import('../../../../docs/rules/core.md?raw'),
}

/** A game's rules page followed by the rules of every table. */
export async function loadRules(presentation: AnyPresentation | null, language: Language): Promise<RulesBlock[]> {
  const pages = await Promise.all([presentation?.rulesPages[language](), core[language]()])
  return pages.flatMap((page) => (page ? readRulesPage(page.default) : []))
}
