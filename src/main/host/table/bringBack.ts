/** Tables as they come back from disk. What can't be read is set aside and reported; other tables don't notice. */
import { join } from 'node:path'
import type { AnyRules } from '../../../engine/core/contract'
import { replay, type Journal } from '../../../engine/core/journal'
import type { SetAside } from '../../../protocol/toClient'
import { readText, setAside } from '../disk/files'
import { readJournal, reopenJournal } from '../disk/journalFile'
import { keptTime } from '../disk/timeFile'
import { giveUpMatch } from './lobby'
import { readRecord, type TableRecord } from './record'
import { Table } from './table'
import { belowDataFolder, type TableParts } from './tableParts'

/** The rule that refuses a match begun under another version of its rules. */
const otherRules = 'CO-2'

/** In the name of a folder that was set aside because its record can't be read. */
const damagedMark = 'broken'

/** The table whose folder was set aside under this name. */
export function damagedTable(name: string): string | null {
  return name.slice(4).startsWith(`.${damagedMark}-`) ? name.slice(0, 4) : null
}

/** The record in a table's folder, or null if there is none that can be read. */
export async function recordIn(folder: string): Promise<TableRecord | null> {
  const text = await readText(join(folder, 'table.json'))
  return text === null ? null : readRecord(text)
}

type Moved = NonNullable<TableRecord['moved']>

/** The table in its folder; where it went if it was moved, null if nobody has ever sat there, 'damaged' if it can't be read. */
export async function bringBack(
  id: string,
  parts: TableParts,
  msLeft: number | null = null,
): Promise<Table | Moved | null | 'damaged'> {
  try {
    const record = await recordIn(parts.folder)
    if (record === null || record.id !== id) {
      const aside = await setAside(parts.folder, damagedMark)
      parts.log(`table ${id} can't be read; set aside as ${aside}`)
      return 'damaged'
    }
    if (record.moved !== null) return record.moved
    if (record.people.length === 0) return null
    const table = record.phase === 'lobby' ? new Table(parts, record) : await bringBackMatch(parts, record, msLeft)
    if (record.pin !== null) await forgetPlainPin(table)
    return table
  } catch (error) {
    parts.log(`table ${id} can't be brought back: ${String(error)}`)
    return 'damaged'
  }
}

/** Writes the record again where an earlier version kept the PIN as it was typed. */
async function forgetPlainPin(table: Table): Promise<void> {
  const text = (await readText(join(table.parts.folder, 'table.json'))) ?? ''
  if (/"pin":\s*"\d+"/.test(text)) await saveIfPossible(table)
}

/** A full disk costs nobody their table: what can't be written now is written with the next change. */
async function saveIfPossible(table: Table): Promise<void> {
  await table.save().catch((error: unknown) => table.parts.log(`table ${table.id} can't be written: ${String(error)}`))
}

async function bringBackMatch(parts: TableParts, record: TableRecord, msLeft: number | null): Promise<Table> {
  const table = new Table(parts, record)
  const path = table.matches.journalPath(record.matches)
  const game = parts.game(record.game)
  if (game === null) throw new Error(`no game ${record.game}`)
  const read = await readJournal(path)
  if ('unread' in read) return withoutMatch(table, path, read)
  if (read.torn > 0)
    parts.log(`match ${record.matches} of table ${record.id}: ${read.torn} bytes of an unfinished answer dropped`)
  const replayed = replayOrWhy(game.rules, read.journal)
  if ('unread' in replayed) return withoutMatch(table, path, replayed)
  const msSpent = await keptTime(path, replayed.match.step)
  const { entries } = read.journal
  table.matches.resume({ ...replayed, entries, file: await reopenJournal(path), msLeft, msSpent })
  return table
}

/** Why a journal can't be used, and where it stops. */
interface Unread {
  readonly unread: SetAside['why']
  readonly at: string
  /** The rules threw. */
  readonly failed?: boolean
}

function replayOrWhy(rules: AnyRules, journal: Journal) {
  try {
    const replayed = replay(rules, journal)
    if (!('refusal' in replayed)) return replayed
    const { rule } = replayed.refusal
    const unread: Unread['unread'] = rule === otherRules ? 'other-rules' : 'broken'
    return { unread, at: `answer ${replayed.at + 1} is refused by ${rule}` }
  } catch (error) {
    return { unread: 'broken' as const, at: String(error), failed: true }
  }
}

/** The same table back in its lobby, its journal set aside. */
async function withoutMatch(
  { parts, record, facts }: Table,
  path: string,
  { unread: why, at, failed }: Unread,
): Promise<Table> {
  const aside = why === 'missing' ? null : await setAside(path, why).catch(() => path)
  parts.log(
    `match ${record.matches} of table ${record.id} can't be taken up: ${why}, ${at}; kept: ${aside ?? 'nothing'}`,
  )
  const file = aside && belowDataFolder(parts, aside)
  const back = new Table(parts, giveUpMatch(record, facts(record.game)!, { game: record.game, why, file, failed }))
  await saveIfPossible(back)
  return back
}
