import type { AnyGame } from '../core/contract'
import type { OptionSpec } from '../core/options'
import * as agents from './agents'
import type { GameId } from './catalog'
import * as diceTown from './dice-town'
import * as electionNight from './election-night'
import * as forrasPont from './forras-pont'
import * as zertz from './zertz'

export interface RegisteredGame extends AnyGame {
  readonly optionSpecs: readonly OptionSpec[]
}

/** Every game that can be played, for those who serve them all: host, bots, referee. Pages load games one by one. */
export const games: Partial<Record<GameId, RegisteredGame>> = {
  'election-night': { ...electionNight.game, optionSpecs: electionNight.optionSpecs },
  'dice-town': { ...diceTown.game, optionSpecs: diceTown.optionSpecs },
  agents: { ...agents.game, optionSpecs: agents.optionSpecs },
  zertz: { ...zertz.game, optionSpecs: zertz.optionSpecs },
  'forras-pont': { ...forrasPont.game, optionSpecs: forrasPont.optionSpecs },
}
