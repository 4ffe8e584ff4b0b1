/** Drivers by game: every answer of a lesson as taps on the game's own board and controls. */
import type { AnyView } from '../../src/engine/core/contract'
import type { GameId } from '../../src/engine/games/catalog'
import { agents } from './agents'
import { diceTown } from './dice-town'
import { electionNight } from './election-night'
import { forrasPont } from './forras-pont'
import type { Driver, Tap } from './taps'
import { zertz } from './zertz'

export type { Tap }

const drivers: Partial<Record<GameId, Driver<never, never>>> = {
  agents,
  'dice-town': diceTown,
  'election-night': electionNight,
  'forras-pont': forrasPont,
  zertz,
}

/** The taps that give an answer; `null` where no hand can, or the game has no driver yet. */
export function tapsFor(game: GameId, answer: unknown, prompt: unknown, view: AnyView): readonly Tap[] | null {
  return drivers[game]?.(answer as never, prompt as never, view) ?? null
}
