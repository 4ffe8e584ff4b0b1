/** The games' screens, handed in by the entry: pages find them here and import no game. */
import type { GameId } from '../../engine/games/catalog'
import type { AnyScreen } from './contract'

export type LoadScreen = () => Promise<{ readonly screen: AnyScreen }>
export type ScreenRegistry = Readonly<Record<GameId, LoadScreen>>

let registry: ScreenRegistry | null = null

/** Called once, before the first page is drawn. */
export function offerScreens(screens: ScreenRegistry): void {
  registry = screens
}

/** What loads a game's screen. */
export function screenOf(game: GameId): LoadScreen {
  if (registry === null) throw new Error('no screens were offered')
  return registry[game]
}
