import { games } from '../../src/engine/games'
import type { GameId } from '../../src/engine/games/catalog'
import type { Mix } from './matches'

const sizes = (...seats: number[]) => seats.map((one) => ({ seats: one, options: {} }))

/** The tables at which each game's chances are fitted and judged. */
export const mixes = {
  zertz: {
    game: games.zertz,
    tables: [
      { seats: 2, options: { variant: 'basic' } },
      { seats: 2, options: { variant: 'tournament' } },
      { seats: 2, options: { variant: 'basic' } },
      { seats: 2, options: { variant: 'basic', rings: 48 } },
    ],
    patience: 12,
  },
  'dice-town': { game: games['dice-town'], tables: sizes(2, 3, 4, 5), patience: 40 },
  'election-night': { game: games['election-night'], tables: sizes(2), patience: 1000 },
  'forras-pont': { game: games['forras-pont'], tables: sizes(2, 3, 4), patience: 60 },
  agents: { game: games.agents, tables: sizes(6), patience: 1000 },
} satisfies Partial<Record<GameId, Mix>>

/** A game whose chances are judged. */
export type JudgedGame = keyof typeof mixes
