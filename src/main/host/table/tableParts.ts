import { join, relative } from 'node:path'
import type { AnyGame } from '../../../engine/core/contract'
import type { GameId } from '../../../engine/games/catalog'
import type { KeptMatch } from '../../../protocol/evenings'
import type { BotRunner } from '../match/bots/runner'

/** What a table gets from the host. */
export interface TableParts {
  readonly folder: string
  readonly bots: BotRunner
  readonly botPause: number
  readonly clockSpeed: number
  addresses(): readonly string[]
  game(id: GameId): AnyGame | null
  /** Something changed that lists of tables show. */
  changed(): void
  /** A match is over, to be kept among the evenings; the same one may be told again. */
  finished(match: KeptMatch): void
  log(line: string): void
}

/** A path of this table as people are told it: below the data folder. */
export function belowDataFolder({ folder }: Pick<TableParts, 'folder'>, path: string): string {
  return relative(join(folder, '..', '..'), path).replaceAll('\\', '/')
}
