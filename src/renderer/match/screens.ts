/** The games' screens, handed in by the entry: pages find them here and import no game. */
import type { GameId } from '../../engine/games/catalog'
import { readWords } from '../words/index.svelte'
import type { AnyScreen } from './contract'

export type LoadScreen = () => Promise<{ readonly screen: AnyScreen }>
export type ScreenRegistry = Readonly<Record<GameId, LoadScreen>>

let registry: ScreenRegistry | null = null

/** Called once, before the first page is drawn. */
export function offerScreens(screens: ScreenRegistry): void {
  registry = screens
}

/** What loads a game's screen, with its words in the language spoken now. */
export function screenOf(game: GameId): LoadScreen {
  if (registry === null) throw new Error('no screens were offered')
  const load = registry[game]
  return async () => {
    const loaded = await load()
    await readWords()
    return loaded
  }
}
