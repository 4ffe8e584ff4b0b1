/** What this game says, in both languages. */
import type { ForrasEvent, Own, Prompt, Table } from '../../../engine/games/forras-pont/facts'
import type { GameWords, Language } from '../../match/contract'
import type { Check } from './timeline'
import type { Says } from './words'
import { en, enSays } from './words.en'
import { hu, huSays } from './words.hu'

export const says: Readonly<Record<Language, Says>> = { hu: huSays, en: enSays }
export const words: Readonly<Record<Language, GameWords<Table, Own, Prompt, ForrasEvent>>> = { hu, en }

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
