/** The journal of a kept match, wherever its table is by now. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Journal } from '../../../engine/core/journal'
import { games } from '../../../engine/games'
import { isGameId } from '../../../engine/games/catalog'
import type { KeptMatch } from '../../../protocol/evenings'
import { readBytes } from '../disk/files'
import { journalName, readJournalText } from '../disk/journalFile'
import { matchIdOf } from '../table/keptMatch'

/** Null if it can't be found or read, or if its game does not open finished matches. */
export async function journalOf(dataDir: string, match: KeptMatch): Promise<Journal | null> {
  if (!isGameId(match.game) || !games[match.game]?.rules.opensAtEnd) return null
  for (const folder of await foldersOf(dataDir, match.table)) {
    const bytes = await readBytes(join(folder, journalName(match.number))).catch(() => null)
    const read = bytes && readJournalText(bytes)
    // Another table may have had the same code.
    if (read && 'journal' in read && matchIdOf(read.journal.setup) === match.id) return read.journal
  }
  return null
}

/** Where tables of this code are or were put away. */
async function foldersOf(dataDir: string, table: string): Promise<string[]> {
  const places = ['tables', 'archive'].map((place) => join(dataDir, place))
  const names = await Promise.all(places.map((place) => readdir(place).catch(() => [])))
  const isIt = (name: string) => name === table || name.startsWith(`${table}.`)
  return places.flatMap((place, at) => names[at].filter(isIt).map((name) => join(place, name)))
}
