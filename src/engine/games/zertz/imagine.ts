import type { GameView, GameWorld } from './motion'
import { worldOf } from './setup'

/** The true world: ZÉRTZ hides nothing. */
export function imagine({ table }: GameView): GameWorld {
  return worldOf(table)
}
