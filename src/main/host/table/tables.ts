/** All tables of this host: opened, found, put away, and brought back from disk. */
import { existsSync } from 'node:fs'
import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { games } from '../../../engine/games'
import type { GameId } from '../../../engine/games/catalog'
import type { Refusal } from '../../../engine/core/contract'
import type { ChatLine, TableSummary } from '../../../protocol/toClient'
import { makeFolder, syncFolder, writeWhole } from '../disk/files'
import { hostRefusal } from '../refusals'
import { Turns } from '../turns'
import { bringBack, damagedTable, recordIn } from './bringBack'
import { withoutName } from './forgetPerson'
import { emptyRecord, findByToken, hashToken, newTableId, type OptionValues, type TableRecord } from './record'
import { Table } from './table'
import type { TableParts } from './tableParts'

const usualMost = 100

/** What comes along with a table from another computer, beside its folder. */
interface Carried {
  readonly chat: readonly ChatLine[]
  /** What was left of a running clock. */
  readonly msLeft: number | null
}

export type TablesParts = Omit<TableParts, 'folder' | 'game'> & {
  readonly dataDir: string
  /** How many tables may be open at once; 100 if left out. */
  readonly mostTables?: number
}

/** Reads all tables of a data folder. */
export async function loadTables(parts: TablesParts): Promise<Tables> {
  const tables = new Tables(parts)
  await tables.load()
  return tables
}

export class Tables {
  readonly #parts: TablesParts
  readonly #root: string
  readonly #archive: string
  readonly #most: number
  #all = new Map<string, Table>()
  /** Tables that can't be brought back, since their record is damaged. */
  #damaged = new Set<string>()
  /** Tables that were moved to another computer. */
  #moved = new Map<string, NonNullable<TableRecord['moved']>>()
  #turns = new Turns()
  #stopped = false

  constructor(parts: TablesParts) {
    this.#parts = parts
    this.#root = join(parts.dataDir, 'tables')
    this.#archive = join(parts.dataDir, 'archive')
    this.#most = parts.mostTables ?? usualMost
  }

  async load(): Promise<void> {
    for (const name of await this.#names()) {
      const damaged = damagedTable(name)
      if (damaged) this.#damaged.add(damaged)
      if (/^[A-Z]{4}$/.test(name)) await this.#bringBack(name)
    }
  }

  /** What is in the folder of tables. Where a full disk has no room for that folder, nothing. */
  async #names(): Promise<readonly string[]> {
    try {
      await makeFolder(this.#root)
      await makeFolder(this.#archive)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      this.#parts.log(String(error))
    }
    return existsSync(this.#root) ? readdir(this.#root) : []
  }

  #partsFor(id: string): TableParts {
    return { ...this.#parts, folder: join(this.#root, id), game: (game) => games[game] ?? null }
  }

  async #bringBack(id: string, msLeft: number | null = null): Promise<Table | null> {
    const table = await bringBack(id, this.#partsFor(id), msLeft)
    if (table === 'damaged') this.#damaged.add(id)
    if (table === null || table === 'damaged') return null
    if (table instanceof Table) this.#all.set(id, table)
    else this.#moved.set(id, table)
    return table instanceof Table ? table : null
  }
  /** Where a table was moved to from here, if it was. */
  movedAway(id: string): TableRecord['moved'] {
    return this.#moved.get(id) ?? null
  }

  /** A table was moved to another computer: its marked copy stays on disk, and nobody plays on with it. */
  letGo(table: Table): void {
    this.#all.delete(table.id)
    this.#moved.set(table.id, table.record.moved!)
    this.#parts.changed()
  }

  /** Whether a table of this id is, or may come back, here. */
  has(id: string): boolean {
    return this.#all.has(id) || (!this.#moved.has(id) && this.#isTaken(id))
  }

  /** Moves a table in from another folder, in place of the marked copy that it may have left behind here. */
  takeIn(id: string, folder: string, { chat, msLeft }: Carried): Promise<Table | null> {
    return this.#turns.take(async () => {
      const here = this.find(id)
      // A host that is stopping brings up no more tables; the copy waits for the next start.
      if (here || this.#stopped) return here
      const place = join(this.#root, id)
      await makeFolder(this.#archive)
      if (existsSync(place)) await rename(place, join(this.#archive, `${id}.moved-${Date.now().toString(36)}`))
      await rename(folder, place)
      await syncFolder(this.#root)
      this.#moved.delete(id)
      const table = await this.#bringBack(id, msLeft)
      table?.chat.restore(chat)
      this.#parts.changed()
      return table
    })
  }

  /** Why there is no table of this id here. */
  whyMissing(id: string): Refusal {
    const moved = this.#moved.get(id)
    if (moved) return hostRefusal('moved', { url: moved.url, epoch: moved.epoch })
    return hostRefusal(this.#damaged.has(id) ? 'table-damaged' : 'no-such-table')
  }

  find(id: string): Table | null {
    return this.#all.get(id) ?? null
  }

  /** Also finds tables in the archive: one comes back for anyone who has a seat there. */
  fetch(id: string, token: string): Promise<Table | null> {
    return this.#turns.take(async () => {
      const stored = join(this.#archive, id)
      if (this.#all.has(id) || !existsSync(stored)) return this.find(id)
      const record = await recordIn(stored)
      if (record === null || findByToken(record, token) === null || !(await this.#makeRoom())) return null
      await rename(stored, join(this.#root, id))
      return this.#bringBack(id)
    })
  }

  /** A new table without people, or `null` if there are too many in use. The same token gets the same table. */
  open(gameId: GameId, name: string, token?: string): Promise<Table | null> {
    const opener = token === undefined ? null : hashToken(token)
    return this.#turns.take(async () => {
      const opened = [...this.#all.values()].find((table) => opener !== null && table.wasOpenedBy(opener))
      if (opened && !opened.retired) return opened
      const rules = games[gameId]?.rules
      const options = rules?.parseOptions({})
      if (!rules || !options || 'refusal' in options || !(await this.#makeRoom())) return null
      const id = newTableId((taken) => this.#isTaken(taken))
      await makeFolder(this.#archive)
      await makeFolder(join(this.#root, id))
      const record = emptyRecord(id, name, gameId, rules.seats.max, options.value as OptionValues)
      const table = new Table(this.#partsFor(id), record, opener)
      this.#all.set(id, table)
      return table
    })
  }

  #isTaken(id: string): boolean {
    return this.#damaged.has(id) || [this.#root, this.#archive].some((folder) => existsSync(join(folder, id)))
  }

  /** Puts a table away for good. Its journals stay in the archive. */
  putAway(table: Table): Promise<void> {
    return this.#turns.take(async () => {
      if (this.find(table.id) !== table || !(await table.retire(true))) return
      table.departures.clear(hostRefusal('put-away'))
      await this.#storeForGood(table)
      this.#parts.changed()
    })
  }

  /** Puts away what nobody needs, oldest first; never a running match, nor a table where somebody is. */
  async #makeRoom(): Promise<boolean> {
    for (const table of this.#byUse())
      if (table.empty && table.idle && (await table.retire())) await this.#storeForGood(table)
    while (this.#all.size >= this.#most) {
      const oldest = this.#byUse().findLast((table) => table.idle)
      if (!oldest) return false
      if (!(await oldest.retire())) continue
      await this.#store(oldest, oldest.id)
      this.#parts.log(`table ${oldest.id} is put away to make room; it comes back with anyone who has a seat there`)
    }
    return true
  }

  /** Moves a table to the archive. Under its own id it can be fetched back, under another name it can't. */
  async #store(table: Table, name: string): Promise<void> {
    this.#all.delete(table.id)
    await table.stop()
    await rename(join(this.#root, table.id), join(this.#archive, name))
  }

  #storeForGood(table: Table): Promise<void> {
    return this.#store(table, `${table.id}.${Date.now().toString(36)}`)
  }

  /** Most recently used first. */
  #byUse(): Table[] {
    return [...this.#all.values()].sort((a, b) => b.usedAt - a.usedAt)
  }

  /** Takes a person's name and face out of every table where nobody is and no match is on, put away or not. */
  forget(name: string): Promise<void> {
    return this.#turns.take(async () => {
      for (const table of this.#all.values())
        if (table.devices.none && !table.playing && withoutName(table.record, name) !== table.record)
          await table.change((record) => withoutName(record, name))
      const aside = [...this.#moved.keys()].map((id) => join(this.#root, id))
      const put = (await readdir(this.#archive).catch(() => [])).map((one) => join(this.#archive, one))
      for (const folder of [...aside, ...put]) {
        const record = await recordIn(folder).catch(() => null)
        const left = record && withoutName(record, name)
        if (left !== record) await writeWhole(join(folder, 'table.json'), JSON.stringify(left, null, 1))
      }
    })
  }

  /** Those with people first, then the ones used last. */
  list(): readonly TableSummary[] {
    const shown = this.#byUse()
      .filter((table) => !table.empty)
      .map((table) => table.summary())
    return [...shown.filter(({ here }) => here > 0), ...shown.filter(({ here }) => here === 0)]
  }

  playing(): boolean {
    return [...this.#all.values()].some((table) => table.playing)
  }

  refresh(): void {
    for (const table of this.#all.values()) table.refresh()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#turns.settled()
    await Promise.all([...this.#all.values()].map((table) => table.stop()))
  }
}
