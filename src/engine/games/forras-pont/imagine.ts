import type { Rng } from '../../core/contract'
import { shuffle } from '../../core/rng'
import { numberCards } from './facts'
import type { GameView, GameWorld } from './motion'

/** The same table with the unseen number cards in random order; nothing else is hidden. */
export function imagine(view: GameView, rng: Rng): GameWorld {
  const { table } = view
  const seen = new Set([table.card, ...table.won.flat()])
  const pile = shuffle(
    rng,
    numberCards.filter((card) => !seen.has(card)),
  )
  return { table, own: table.sides.map(() => null), hidden: { pile } }
}
