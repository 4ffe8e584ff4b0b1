import type { GameWorld, GameView } from './motion'

/** The true world: nothing is hidden in this game. */
export function imagine({ table }: GameView): GameWorld {
  return { table, own: table.taken.map(() => null), hidden: null }
}
