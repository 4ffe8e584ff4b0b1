/** The language spoken now, and its words: `t().home.slogan`. */
import { manifests, type GameId } from '../../engine/games/catalog'
import type { Language } from './language'
import { keep, recall } from '../device/keep'
import { firstLanguage } from './choose'
import { dictionary, hear } from './dictionary'
import type { Words } from './en'

const dictionaries = dictionary<Words>({
  hu: async () => (await import('./hu')).hu,
  en: async () => (await import('./en')).en,
})

const first = firstLanguage(recall('asztal.language'), globalThis.navigator?.languages ?? [])

let current = $state(first)
/** The language asked for last. */
let wanted = first

export function t(): Words {
  return dictionaries[current]
}

export function language(): Language {
  return current
}

export function gameName(game: GameId): string {
  return manifests[game].name[current]
}

export function tagline(game: GameId): string {
  return manifests[game].tagline[current]
}

/** Changes the language as soon as its words are here: at once if they are. */
export function speak(next: Language): void {
  wanted = next
  keep('asztal.language', next)
  void change(next)
}

async function change(next: Language): Promise<void> {
  try {
    // A game that is being loaded brings words of its own.
    for (let loading = hear(next); loading !== null; loading = hear(next)) await loading
    if (wanted === next) current = next
  } catch {
    // The host is away: the page goes on in the language it has.
    if (wanted === next) keep('asztal.language', current)
  }
}

/** The words of the language spoken now, for everything loaded so far: before anything is drawn with it. */
export function readWords(): Promise<void> {
  return hear(current) ?? Promise.resolve()
}

/** Each language in its own words, for the switch. */
export const languageNames: Readonly<Record<Language, string>> = { hu: 'Magyar', en: 'English' }
