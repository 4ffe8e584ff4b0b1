// Written by `npm run games` from the manifests of all games. Do not edit.
import type { AnyGame } from '../core/contract'
import { game as agents } from './agents'
import { game as diceTown } from './dice-town'
import { game as electionNight } from './election-night'
import { game as forrasPont } from './forras-pont'
import { game as zertz } from './zertz'
import type { GameId } from './catalog'

/** Every game, for those who serve them all: host, bots, referee. Pages load games one by one. */
export const games: Readonly<Record<GameId, AnyGame>> = {
  'election-night': electionNight,
  zertz,
  'dice-town': diceTown,
  'forras-pont': forrasPont,
  agents,
}
