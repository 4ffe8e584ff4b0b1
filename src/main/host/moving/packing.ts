/** Makes a bundle of a table that stands still, and a table of a bundle. */
import { createHash } from 'node:crypto'
import { replay } from '../../../engine/core/journal'
import type { Match } from '../../../engine/core/match'
import { journalName, readJournalText } from '../disk/journalFile'
import type { Table } from '../table/table'
import type { TableParts } from '../table/tableParts'
import { journalsIn, type Bundle } from './bundle'

/** Everything about a table, with what is left of its running clock. */
export async function pack(table: Table, msLeft: number | null): Promise<Bundle> {
  const { record, chat, matches, parts } = table
  const { play } = matches
  // Replayed: an answer may be on disk that is applied only when its ask has been open long enough.
  const replayed = play && replay(play.match.rules, play.journal)
  const world = replayed && 'match' in replayed ? worldOf(replayed.match) : null
  return { record, journals: await journalsIn(parts.folder), chat: chat.lines, msLeft, world }
}

/** Equal for two matches that were played alike. */
function worldOf({ step, world, answers }: Match): string {
  const text = JSON.stringify([step, world, [...answers].sort(([a], [b]) => a - b)])
  return createHash('sha256').update(text).digest('base64url')
}

/** Why a bundle can't be played on here, or null if it can: `other-rules` or `broken`. */
export function whyNot(bundle: Bundle, game: TableParts['game']): 'other-rules' | 'broken' | null {
  const { record, journals, world } = bundle
  if (record.phase === 'lobby') return null
  const read = readJournalText(Buffer.from(journals[journalName(record.matches)] ?? ''))
  if ('unread' in read) return read.unread === 'other-rules' ? 'other-rules' : 'broken'
  const rules = game(record.game)?.rules
  if (!rules || rules.version !== read.journal.setup.version) return 'other-rules'
  const replayed = replay(rules, read.journal)
  if ('refusal' in replayed) return 'broken'
  return world === null || world === worldOf(replayed.match) ? null : 'broken'
}
