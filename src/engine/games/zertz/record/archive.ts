import type { Archived } from '../../../core/archive'
import type { AnyRules } from '../../../core/contract'
import type { JournalEntry } from '../../../core/journal'
import { setupChance, type MatchSetup } from '../../../core/match'
import type { Options } from '../facts'
import { rules } from '../rules'
import { firstTable, setup } from '../setup'
import { readBoardspace } from './boardspace'
import { playText } from './replay'

/** A record of Boardspace as a journal, in which seat 0 begins. */
export function readArchive(text: string): Archived | null {
  const game = readBoardspace(text)
  if (game === null) return null
  const { options, moves, names, ended, openEnd } = game
  const entries: JournalEntry[] = []
  const journal = { setup: setupOf(options), entries }
  let table = firstTable(options, 0)
  for (const [at, move] of moves.entries()) {
    const next = playText(table, move)
    if ('failed' in next) {
      const abandoned = next.failed !== null && openEnd && at === moves.length - 1
      return { journal, names, ended, broken: abandoned ? null : { move: at + 1, text: move, why: next.failed } }
    }
    if (next.answer !== null)
      entries.push({ step: entries.length + 1, seat: table.turn, answer: next.answer, key: String(at) })
    table = next.table
  }
  return { journal, names, ended: table.outcome === null ? ended : null, broken: null }
}

/** A seed by whose lot seat 0 begins: every second one. */
function setupOf(options: Options): MatchSetup {
  const { id: game, version } = rules as AnyRules
  for (let at = 0; ; at++) {
    const begun = { game, version, seats: 2, options, seed: `archive ${at}` }
    if (setup(options, 2, setupChance(begun)).world.table.starter === 0) return begun
  }
}
