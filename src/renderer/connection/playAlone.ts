/** A match against bots by one tap: opens a table, fills it with bots and starts. */
import type { BotLevel } from '../../engine/core/contract'
import { manifests, type GameId } from '../../engine/games/catalog'
import type { ToHost } from '../../protocol/toHost'

/** As much of the session as this needs. */
export interface Opener {
  open(game: GameId, name: string): Promise<boolean>
  request(message: ToHost): Promise<{ readonly ok: boolean }>
}

export interface Alone {
  readonly name: string
  /** The first match of this game on this device: bots go easy, and help is switched on where a game has it. */
  readonly first: boolean
}

/** How many play when one person meets bots: three where the game takes them, since two are quick and four slow. */
export function seatsAlone({ min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(max, Math.max(min, 3))
}

export async function playAlone(line: Opener, game: GameId, { name, first }: Alone): Promise<boolean> {
  if (!(await line.open(game, name))) return false
  const level: BotLevel = first ? 'easy' : 'medium'
  const { seats, firstMatch } = manifests[game]
  const options = first ? firstMatch : undefined
  const bots = Array.from({ length: seatsAlone(seats) - 1 }, (_, at) => at + 1)
  const messages: readonly ToHost[] = [
    ...(options === undefined ? [] : [{ do: 'set' as const, options }]),
    ...bots.map((seat) => ({ do: 'bot' as const, seat, level })),
    { do: 'start' },
  ]
  for (const message of messages) if (!(await line.request(message)).ok) return false
  return true
}
