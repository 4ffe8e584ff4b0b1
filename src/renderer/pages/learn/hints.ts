/** Hints: what the best bot would do in one's place, weighed from one's own view alone. */
import type { AnyView, GameEvent, Seat } from '../../../engine/core/contract'
import type { Pointing } from '../../../engine/core/lesson'
import type { GameId } from '../../../engine/games/catalog'
import type { InBoth } from '../../../engine/core/manifest'
import type { TableState } from '../../../protocol/toClient'

/** What the worker is asked: nothing but what this seat knows. */
export interface HintQuestion {
  readonly game: GameId
  readonly view: AnyView
  readonly prompt: unknown
  readonly heard: readonly GameEvent[]
  readonly seed: number
}

/** What a likely other choice would cost, in percentage points of the chance to win; told where it is certain. */
interface Instead {
  readonly points: number
  readonly told: readonly GameEvent[]
}

/** The bot's choice: where it is made, why, and what else would cost; `null`: nothing to point at. */
export type Hint = (Pointing & { readonly why: InBoth | null; readonly instead: Instead | null }) | null

/** Whether a seat may ask: where everyone else is a bot, or the table agreed to hints. */
export function mayHint({ hints, seats }: Pick<TableState, 'hints' | 'seats'>, mine: Seat | null): boolean {
  if (mine === null) return false
  return hints || seats.every((one, seat) => seat === mine || one?.kind === 'bot')
}
