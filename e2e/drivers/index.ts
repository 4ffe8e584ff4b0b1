/** Drivers by game: every answer of a lesson as taps on the game's own board and controls. */
import type { AnyView } from '../../src/engine/core/contract'
import type { AnyTeaching, Pointing } from '../../src/engine/core/lesson'
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

/** The taps that give an answer; `null` where no hand can. A game without a driver is tapped where its hints point. */
export function tapsFor(
  { game, teaching }: { readonly game: GameId; readonly teaching: AnyTeaching },
  answer: unknown,
  prompt: unknown,
  view: AnyView,
): readonly Tap[] | null {
  const driver = drivers[game]
  return driver ? driver(answer as never, prompt as never, view) : tapsAt(teaching.point(view, prompt, answer))
}

/** Taps on all that a hint points at; `null` where an amount must be set, too. */
function tapsAt(pointing: Pointing | null): readonly Tap[] | null {
  if (pointing === null || pointing.amount !== null) return null
  return pointing.look.map((name) => ({ css: `[data-look="${name}"]` }))
}
