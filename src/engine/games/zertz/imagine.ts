import type { GameView, GameWorld } from './motion'

/** The true world: ZÉRTZ hides nothing. */
export function imagine(view: GameView): GameWorld {
  return { table: view.table, own: [null, null], hidden: null }
}
