/** Finished matches of a data folder in which no evenings were kept yet, read from its tables and journals. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { replay } from '../../../engine/core/journal'
import { games } from '../../../engine/games'
import { isGameId } from '../../../engine/games/catalog'
import type { KeptMatch } from '../../../protocol/evenings'
import { journalName, readJournalText } from '../disk/journalFile'
import { outcomeOf } from '../match/standing'
import { recordIn } from '../table/bringBack'
import type { TableRecord } from '../table/record'
import { keptMatch, seatsByKeys } from '../table/keptMatch'

/** Stops early once `stopped` says so: then nothing counts. */
export async function finishedIn(dataDir: string, stopped: () => boolean): Promise<readonly KeptMatch[]> {
  const found: KeptMatch[] = []
  for (const place of ['tables', 'archive']) {
    for (const name of await readdir(join(dataDir, place)).catch(() => [])) {
      if (stopped()) return []
      found.push(...(await finishedAt(join(dataDir, place, name)).catch(() => [])))
    }
  }
  return found.sort((a, b) => a.at - b.at)
}

async function finishedAt(folder: string): Promise<KeptMatch[]> {
  const record = await recordIn(folder)
  if (record === null) return []
  const found: KeptMatch[] = []
  for (let number = 1; number <= record.matches; number++) {
    // A match that is on is kept when it ends.
    if (record.phase === 'playing' && number === record.matches) continue
    const match = await finishedMatch(folder, record, number).catch(() => null)
    if (match) found.push(match)
  }
  return found
}

async function finishedMatch(folder: string, record: TableRecord, number: number): Promise<KeptMatch | null> {
  const path = join(folder, journalName(number))
  const { mtimeMs } = await stat(path)
  const read = readJournalText(await readFile(path))
  if ('unread' in read || !isGameId(read.journal.setup.game)) return null
  const rules = games[read.journal.setup.game]?.rules
  const replayed = rules && replay(rules, read.journal)
  if (!replayed || 'refusal' in replayed) return null
  const outcome = outcomeOf(replayed.match)
  if (outcome === null) return null
  const at = Math.round(record.usedAt === 0 ? mtimeMs : Math.min(mtimeMs, record.usedAt))
  const { setup } = read.journal
  return keptMatch({ record, number, setup, outcome, seats: seatsByKeys(read.journal), at, startedAt: null })
}
