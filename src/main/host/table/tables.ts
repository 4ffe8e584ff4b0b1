/** All tables of this host: opened, found, and brought back from disk. */
import { existsSync } from 'node:fs'
import { readdir, rename } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { AnyRules } from '../../../engine/core/contract'
import { replay, type Journal } from '../../../engine/core/journal'
import { games } from '../../../engine/games'
import type { GameId } from '../../../engine/games/catalog'
import type { SetAside, TableSummary } from '../../../protocol/toClient'
import { makeFolder, readText, setAside } from '../disk/files'
import { readJournal, reopenJournal } from '../disk/journalFile'
import { giveUpMatch } from './lobby'
import { emptyRecord, newTableId, personByToken, readRecord, type OptionValues, type TableRecord } from './record'
import { hostRefusal } from '../refusals'
import { Table } from './table'
import type { TableParts } from './tableParts'

const mostTables = 100

export interface Tables {
  find(id: string): Table | null
  /** Also among those that were put away to make room: for someone who has a seat there, the table comes back. */
  fetch(id: string, token: string): Promise<Table | null>
  /** A new table without people, or `null` if there are too many in use. */
  open(game: GameId, name: string): Promise<Table | null>
  /** Puts a table away for good. Its journals stay in the archive. */
  putAway(table: Table): Promise<void>
  /** Those with people first, then the ones used last. */
  list(): readonly TableSummary[]
  playing(): boolean
  refresh(): void
  stop(): Promise<void>
}

export type TablesParts = Omit<TableParts, 'folder' | 'game'> & {
  readonly dataDir: string
  /** How many tables may be out at once; 100 if left out. */
  readonly mostTables?: number
}

export async function loadTables(parts: TablesParts): Promise<Tables> {
  const root = join(parts.dataDir, 'tables')
  const archive = join(parts.dataDir, 'archive')
  await makeFolder(root)
  await makeFolder(archive)
  const all = new Map<string, Table>()
  const game = (id: GameId) => games[id] ?? null
  const partsFor = (id: string): TableParts => ({ ...parts, folder: join(root, id), game })
  const most = parts.mostTables ?? mostTables
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const done = queue.then(task)
    queue = done.catch(() => undefined)
    return done
  }

  /** Takes a table from the list into the archive. Under its own id it can be fetched back, under another name not. */
  const store = async (table: Table, name: string) => {
    all.delete(table.id)
    await table.stop()
    await rename(join(root, table.id), join(archive, name))
  }
  const forGood = (table: Table) => store(table, `${table.id}.${Date.now().toString(36)}`)
  const byUse = () => [...all.values()].sort((a, b) => b.usedAt - a.usedAt)

  /** Puts away what nobody needs, the oldest first; never a match that is on, nor a table where somebody is. */
  const makeRoom = async (): Promise<boolean> => {
    for (const table of byUse()) if (table.empty && table.idle && (await table.retire())) await forGood(table)
    while (all.size >= most) {
      const oldest = byUse().findLast((table) => table.idle)
      if (!oldest) return false
      if (!(await oldest.retire())) continue
      await store(oldest, oldest.id)
      parts.log(`table ${oldest.id} is put away to make room; it comes back with anyone who has a seat there`)
    }
    return true
  }

  for (const id of await readdir(root)) {
    if (!/^[A-Z]{4}$/.test(id)) continue
    const table = await bringBack(root, id, partsFor(id))
    if (table) all.set(id, table)
  }

  return {
    find: (id) => all.get(id) ?? null,
    fetch: (id, token) =>
      inTurn(async () => {
        if (all.has(id) || !existsSync(join(archive, id))) return all.get(id) ?? null
        const text = await readText(join(archive, id, 'table.json'))
        const record = text === null ? null : readRecord(text)
        if (record === null || personByToken(record, token) === null || !(await makeRoom())) return null
        await rename(join(archive, id), join(root, id))
        const table = await bringBack(root, id, partsFor(id))
        if (table) all.set(id, table)
        return table
      }),
    open: (gameId, name) =>
      inTurn(async () => {
        const options = game(gameId)?.rules.parseOptions({})
        if (!options || 'refusal' in options || !(await makeRoom())) return null
        const id = newTableId((taken) => [root, archive].some((folder) => existsSync(join(folder, taken))))
        await makeFolder(join(root, id))
        const seats = game(gameId)!.rules.seats.max
        const table = new Table(partsFor(id), emptyRecord(id, name, gameId, seats, options.value as OptionValues))
        all.set(id, table)
        return table
      }),
    putAway: (table) =>
      inTurn(async () => {
        if (all.get(table.id) !== table || !(await table.retire(true))) return
        table.clear(hostRefusal('put-away'))
        await forGood(table)
        parts.changed()
      }),
    list: () => {
      const shown = byUse()
        .filter((table) => !table.empty)
        .map((table) => table.summary())
      return [...shown.filter(({ here }) => here > 0), ...shown.filter(({ here }) => here === 0)]
    },
    playing: () => [...all.values()].some((table) => table.playing),
    refresh: () => all.forEach((table) => table.refresh()),
    async stop() {
      await Promise.all([...all.values()].map((table) => table.stop()))
    },
  }
}

/** Reads one table from disk. What can't be read is set aside and told; other tables don't notice. */
async function bringBack(root: string, id: string, parts: TableParts): Promise<Table | null> {
  const folder = join(root, id)
  try {
    const text = await readText(join(folder, 'table.json'))
    const record = text === null ? null : readRecord(text)
    if (record === null || record.id !== id) {
      const aside = await setAside(folder, 'broken')
      parts.log(`table ${id} can't be read; set aside as ${aside}`)
      return null
    }
    if (record.people.length === 0) return null
    return record.phase === 'lobby' ? new Table(parts, record) : await bringBackMatch(parts, record)
  } catch (error) {
    parts.log(`table ${id} can't be brought back: ${String(error)}`)
    return null
  }
}

/** A journal played again, or why it can't be and where it stops. */
function replayOrWhy(rules: AnyRules, journal: Journal) {
  try {
    const replayed = replay(rules, journal)
    if (!('refusal' in replayed)) return replayed
    const { rule } = replayed.refusal
    const unread: SetAside['why'] = rule === otherRules ? 'other-rules' : 'broken'
    return { unread, at: `answer ${replayed.at + 1} is refused by ${rule}` }
  } catch (error) {
    return { unread: 'broken' as const, at: String(error) }
  }
}

/** By this rule a match is refused that another version of its rules began. */
const otherRules = 'CO-2'

async function bringBackMatch(parts: TableParts, record: TableRecord): Promise<Table> {
  const table = new Table(parts, record)
  const path = table.journalPath(record.matches)
  const giveUp = async (why: SetAside['why'], at: string) => {
    const aside = why === 'missing' ? null : await setAside(path, why).catch(() => path)
    parts.log(
      `match ${record.matches} of table ${record.id} can't be taken up: ${why}, ${at}; kept: ${aside ?? 'nothing'}`,
    )
    const file = aside && relative(join(parts.folder, '..', '..'), aside).replaceAll('\\', '/')
    const back = new Table(parts, giveUpMatch(record, table.facts(record.game)!, { game: record.game, why, file }))
    await back.save()
    return back
  }
  const game = parts.game(record.game)
  if (game === null) throw new Error(`no game ${record.game}`)
  const read = await readJournal(path)
  if ('unread' in read) return giveUp(read.unread, read.at)
  if (read.torn > 0)
    parts.log(`match ${record.matches} of table ${record.id}: ${read.torn} bytes of an unfinished answer dropped`)
  const replayed = replayOrWhy(game.rules, read.journal)
  if ('unread' in replayed) return giveUp(replayed.unread, replayed.at)
  table.resume({ ...replayed, entries: read.journal.entries, file: await reopenJournal(path) })
  return table
}
