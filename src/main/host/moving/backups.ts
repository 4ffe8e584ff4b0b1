/** Backups of tables, and tables opened from one or from another data folder. Only the host's own computer may. */
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Refusal } from '../../../engine/core/contract'
import type { GameId } from '../../../engine/games/catalog'
import { writeWhole } from '../disk/files'
import { hostRefusal } from '../refusals'
import { recordIn } from '../table/bringBack'
import type { Table } from '../table/table'
import type { Tables } from '../table/tables'
import type { TableParts } from '../table/tableParts'
import { journalsIn, mostBundleLength, readBundle, unpack, writeBundle, type Bundle } from './bundle'
import { pack, whyNot } from './packing'

export interface BackupsParts {
  readonly tables: Tables
  readonly dataDir: string
  game(id: GameId): ReturnType<TableParts['game']>
}

const ending = '.asztal'

/** Writes a table as it is at this moment to a new file, and returns its path. */
export async function saveBackup(table: Table, dataDir: string, now = new Date()): Promise<string> {
  const folder = join(dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const path = join(folder, `${table.id}-${time}${ending}`)
  await writeWhole(path, writeBundle(await standingStill(table)))
  return path
}

/** The table as it is once everything that was asked for is done. */
function standingStill(table: Table): Promise<Bundle> {
  return table.kept.inTurn(async () => {
    let goOn = () => undefined as void
    const over = new Promise<void>((done) => (goOn = done))
    try {
      return await pack(table, await table.matches.hold(over))
    } finally {
      goOn()
    }
  })
}

/** The backups in this computer's data folder, the latest first. */
export async function backupsIn(dataDir: string): Promise<readonly string[]> {
  const folder = join(dataDir, 'backups')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ending))
  const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })))
  return dated.sort((a, b) => b.at - a.at).map(({ name }) => join(folder, name))
}

/** Opens the table in a backup file or a folder, or all tables of a data folder. Resolves with their ids. */
export async function openFrom(path: string, parts: BackupsParts): Promise<Refusal | readonly string[]> {
  const bundles = await bundlesAt(path)
  if (bundles.length === 0) return hostRefusal('no-backup')
  const opened: string[] = []
  let refusal: Refusal | null = null
  for (const bundle of bundles) {
    const why = await open(bundle, parts)
    if (why === null) opened.push(bundle.record.id)
    else refusal = why
  }
  return opened.length > 0 || refusal === null ? opened : refusal
}

/** The tables found at a path. */
async function bundlesAt(path: string): Promise<Bundle[]> {
  const found = await stat(path).catch(() => null)
  if (found === null) return []
  if (found.isFile()) {
    const bundle = found.size > mostBundleLength ? null : readBundle(await readFile(path, 'utf8'))
    return bundle === null ? [] : [bundle]
  }
  const whole = await bundleIn(path)
  if (whole !== null) return [whole]
  const tables = join(path, 'tables')
  const names = await readdir(tables).catch(() => [])
  const all = await Promise.all(names.map((name) => bundleIn(join(tables, name))))
  return all.filter((one) => one !== null)
}

async function bundleIn(folder: string): Promise<Bundle | null> {
  const record = await recordIn(folder).catch(() => null)
  return record && { record, journals: await journalsIn(folder), chat: [], msLeft: null, world: null }
}

/** A table that was moved elsewhere is played there; its marked copy is opened nowhere. */
async function open(bundle: Bundle, { tables, dataDir, game }: BackupsParts): Promise<Refusal | null> {
  const { record } = bundle
  if (record.moved !== null) return hostRefusal('moved', { url: record.moved.url, epoch: record.moved.epoch })
  if (tables.has(record.id)) return hostRefusal('table-is-here')
  const wrong = whyNot(bundle, game)
  if (wrong !== null) return hostRefusal(wrong === 'broken' ? 'table-damaged' : wrong)
  const folder = join(dataDir, 'incoming', `${record.id}.opened`)
  await rm(folder, { recursive: true, force: true })
  // Devices that saw the table in a later epoch know that this one is meant to be the newest.
  const epoch = Math.max(record.epoch, tables.movedAway(record.id)?.epoch ?? 0) + 1
  await unpack(folder, { ...bundle, record: { ...record, epoch, usedAt: Date.now() } })
  await tables.takeIn(record.id, folder, bundle)
  return null
}
