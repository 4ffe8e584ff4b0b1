/** Who plays in lessons and pictures. */
import type { AnyTeaching } from '../../../engine/core/lesson'
import type { Language } from '../../words/language'

const usual: Readonly<Record<Language, readonly string[]>> = {
  hu: ['Te', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri'],
  en: ['You', 'Béla', 'Cili', 'Dan', 'Edie', 'Fred'],
}

/** A cast in which the learner has a name that sentences about players can be made with, as they have in a match. */
export function withLearner(cast: readonly string[], me: number, own: string): readonly string[] {
  const taken = cast.some((name, seat) => seat !== me && name === own)
  const called = own === '' || taken ? 'Anna' : own
  return cast.map((name, seat) => (seat === me ? called : name))
}

/** Names by seat: the game's own, or the usual ones, of which the first is the learner's wherever they sit. */
export function castOf(names: AnyTeaching['names'], language: Language, seats: number, me = 0): readonly string[] {
  const everyone = usual[language]
  const seated = everyone.map((name, seat) => (seat === me ? everyone[0] : seat === 0 ? everyone[me] : name))
  return Array.from({ length: seats }, (_, seat) => names?.[language][seat] ?? seated[seat] ?? '?')
}
