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
  /** For games with a notation of their own: the answer that a written move stands for at a table, or null. */
  readAnswer?(table: unknown, text: string): unknown
  /** For tables set by hand: what follows from a table's other facts is worked out anew. */
  settle?(table: unknown): unknown
  /** For games with public archives: the options and written moves of a record, or null. */
  readRecord?(text: string): { readonly options: unknown; readonly moves: readonly string[] } | null
}

/** Every game that can be played, for those who serve them all: host, bots, referee. Pages load games one by one. */
export const games: Partial<Record<GameId, RegisteredGame>> = {
  'election-night': {
    ...electionNight.game,
    optionSpecs: electionNight.optionSpecs,
    readAnswer: (_table, text) => electionNight.answerNamed(text),
    settle: (table: electionNight.Table) => electionNight.recounted(table),
  },
  'dice-town': { ...diceTown.game, optionSpecs: diceTown.optionSpecs },
  agents: { ...agents.game, optionSpecs: agents.optionSpecs },
  zertz: {
    ...zertz.game,
    optionSpecs: zertz.optionSpecs,
    readAnswer: (table: zertz.Table, text: string) => zertz.readMove(table, text),
    settle: (table: zertz.Table) => zertz.settled(table),
    readRecord: zertz.readBoardspace,
  },
  'forras-pont': {
    ...forrasPont.game,
    optionSpecs: forrasPont.optionSpecs,
    readAnswer: (_table, text) => forrasPont.answerNamed(text),
  },
}
