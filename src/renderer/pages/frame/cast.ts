/** Who plays in lessons and pictures. */
import type { AnyTeaching } from '../../../engine/core/lesson'
import type { Language } from '../../words/language'

const usual: Readonly<Record<Language, readonly string[]>> = {
  hu: ['Te', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri'],
  en: ['You', 'Béla', 'Cili', 'Dan', 'Edie', 'Fred'],
}

/** Names by seat: the game's own, or the usual ones. */
export function castOf(names: AnyTeaching['names'], language: Language, seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => names?.[language][seat] ?? usual[language][seat] ?? '?')
}
