/** The games' presentations, handed in by the entry: pages find them here and import no game. */
import type { GameId } from '../../engine/games/catalog'
import { readWords } from '../words/index.svelte'
import type { AnyPresentation } from './contract'

export type LoadPresentation = () => Promise<{ readonly presentation: AnyPresentation }>
export type PresentationRegistry = Readonly<Record<GameId, LoadPresentation>>

let registry: PresentationRegistry | null = null

/** Called once, before the first page is drawn. */
export function offerPresentations(presentations: PresentationRegistry): void {
  registry = presentations
}

/** What loads a game's presentation, with its words in the language spoken now. */
export function presentationOf(game: GameId): LoadPresentation {
  if (registry === null) throw new Error('no presentations were offered')
  const load = registry[game]
  return async () => {
    const loaded = await load()
    await readWords()
    return loaded
  }
}
