/** The language spoken now, and its words: `t().home.slogan`. */
import { manifests, type GameId } from '../../engine/games/catalog'
import type { Language } from './language'
import { keep, recall } from '../device/keep'
import { firstLanguage } from './choose'
import { en, type Words } from './en'
import { hu } from './hu'

const dictionaries: Record<Language, Words> = { hu, en }

let current = $state<Language>(firstLanguage(recall('asztal.language'), globalThis.navigator?.languages ?? []))

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

export function speak(next: Language): void {
  current = next
  keep('asztal.language', next)
}

/** Each language in its own words, for the switch. */
export const languageNames: Readonly<Record<Language, string>> = { hu: 'Magyar', en: 'English' }
