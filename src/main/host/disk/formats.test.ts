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

const fixtures = ['format1', 'format2'].flatMap((format) => {
  const kept = fileURLToPath(new URL(`./${format}/`, import.meta.url))
  const ends = JSON.parse(readFileSync(join(kept, 'ends.json'), 'utf8')) as Record<string, string>
  return gameIds
    .filter((id) => id in ends)
    .map((id) => ({ format, id, end: ends[id], file: join(kept, `${id}.jsonl`) }))
})

it.each(fixtures)('a journal of $id in $format replays to the same match', async ({ id, end, file }) => {
  const path = join(tempFolder(), 'match-1.jsonl')
  cpSync(file, path)
  const read = await readJournal(path)
  if ('unread' in read) throw new Error(read.at)
  const replayed = replay(games[id]!.rules, read.journal)
  if ('refusal' in replayed) throw new Error(JSON.stringify(replayed))
  const text = JSON.stringify([replayed.told, replayed.match.world])
  expect(createHash('sha256').update(text).digest('hex')).toBe(end)
})
