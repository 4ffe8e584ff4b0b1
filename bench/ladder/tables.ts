import { games } from '../../src/engine/games'
import type { AnyGame } from '../../src/engine/core/contract'
import * as agents from '../opponents/agents'
import * as diceTown from '../opponents/dice-town'
import * as electionNight from '../opponents/election-night'
import * as forrasPont from '../opponents/forras-pont'
import * as zertz from '../opponents/zertz'

/** Where a game's ladder is measured. */
export interface Ladder {
  readonly game: AnyGame
  readonly tables: readonly { readonly seats: number; readonly options: unknown }[]
  /** How many sides play against each other; everyone for themselves if not told. */
  readonly sides?: number
  /** The bots of version 0.1.0. */
  readonly yardstick?: Pick<AnyGame['bot'], 'choose'>
  /** What today's hard should win of two against it. */
  readonly yardstickShare?: number
}

const sizes = (...seats: number[]) => seats.map((one) => ({ seats: one, options: {} }))

export const ladders: Readonly<Record<string, Ladder>> = {
  'election-night': { game: games['election-night'], tables: sizes(2), yardstick: electionNight.bot },
  'dice-town': { game: games['dice-town'], tables: sizes(2, 3, 4, 5), yardstick: diceTown.bot },
  'forras-pont': { game: games['forras-pont'], tables: sizes(2, 3, 4), yardstick: forrasPont.bot },
  agents: { game: games.agents, tables: sizes(6), sides: 3, yardstick: agents.bot },
  zertz: { game: games.zertz, tables: sizes(2), yardstick: zertz.bot, yardstickShare: 0.7 },
}
