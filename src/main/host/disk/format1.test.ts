import { createHash } from 'node:crypto'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { replay } from '../../../engine/core/journal'
import { games } from '../../../engine/games'
import { gameIds } from '../../../engine/games/catalog'
import { removeTempFolders, tempFolder } from '../testing/host'
import { readJournal } from './journalFile'

afterAll(removeTempFolders)

const kept = fileURLToPath(new URL('./format1/', import.meta.url))
const ends = JSON.parse(readFileSync(join(kept, 'ends.json'), 'utf8')) as Record<string, string>

it.each(gameIds.filter((id) => id in ends))(
  'a journal of %s from before salts replays to the same match',
  async (id) => {
    const path = join(tempFolder(), 'match-1.jsonl')
    cpSync(join(kept, `${id}.jsonl`), path)
    const read = await readJournal(path)
    if ('unread' in read) throw new Error(read.at)
    const replayed = replay(games[id]!.rules, read.journal)
    if ('refusal' in replayed) throw new Error(JSON.stringify(replayed))
    const end = createHash('sha256')
      .update(JSON.stringify([replayed.told, replayed.match.world]))
      .digest('hex')
    expect(end).toBe(ends[id])
  },
)
