/** What this game says, in both languages. */
import type { Language } from '../../match/contract'
import { dictionary, part } from '../../words/dictionary'
import type { Check } from './timeline'

const spoken = dictionary({ hu: () => import('./words.hu'), en: () => import('./words.en') })
export const words = part(spoken, (one) => one.words)
export const says = part(spoken, (one) => one.says)

/** How a claim's check came out, in one sentence. */
export function verdictText(language: Language, { verdict, length, minimum, steps }: Check): string {
  const text = says[language]
  switch (verdict) {
    case 'true':
      return text.verdictTrue(length)
    case 'short':
      return text.verdictShort(length, minimum)
    case 'false':
      return text.verdictFalse(steps.length)
    default:
      return verdict satisfies never
  }
}
