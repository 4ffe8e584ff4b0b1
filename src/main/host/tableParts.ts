import type { AnyGame } from '../../engine/core/contract'
import type { GameId } from '../../engine/games/catalog'
import type { BotRunner } from './bots/runner'

/** What a table has from its host. */
export interface TableParts {
  readonly folder: string
  readonly bots: BotRunner
  readonly botPause: number
  readonly clockSpeed: number
  addresses(): readonly string[]
  game(id: GameId): AnyGame | null
  /** Something changed that lists of tables show. */
  changed(): void
  log(line: string): void
}

/** What a match has from its table. */
export type Shared = 'bots' | 'botPause' | 'clockSpeed' | 'hooks'
