/** A match's journal on disk: a line of JSON for the setup, then one per answer in order of arrival. */
import { constants, open, rm, stat, truncate, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import process from 'node:process'
import * as v from 'valibot'
import type { Journal, JournalEntry } from '../../../engine/core/journal'
import type { MatchSetup } from '../../../engine/core/match'
import { entryShape, setupShape } from '../../../protocol/record'
import type { SetAside } from '../../../protocol/toClient'
import { readBytes, setAside, syncFolder } from './files'

const nat = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Format 1 drew from the seed alone and knew no salts; such journals still replay as they were played. */
const newestFormat = 2
const setupLine = v.object({ asztal: v.picklist([1, newestFormat]), setup: setupShape })
const entryLine = v.object({ ...entryShape.entries, key: v.string() })

export interface JournalFile {
  /** Resolves when the entry is on disk. A failed write leaves nothing behind and may be retried. */
  append(entry: JournalEntry): Promise<void>
  close(): Promise<void>
}

// With O_DSYNC a write returns when it is on disk: one system call instead of two.
const syncedWrites = process.platform === 'linux'
const appending = constants.O_WRONLY | constants.O_APPEND | (syncedWrites ? constants.O_DSYNC : 0)

export async function createJournal(path: string, setup: MatchSetup): Promise<JournalFile> {
  const create = () => open(path, appending | constants.O_CREAT | constants.O_EXCL, 0o600)
  const file = await create().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    // The host stopped before the table's record was written: nobody knows of this match.
    await setAside(path, 'unused')
    return create()
  })
  try {
    await file.appendFile(`${JSON.stringify({ asztal: newestFormat, setup })}\n`)
    await file.sync()
    await syncFolder(dirname(path))
    return await writing(file, path)
  } catch (error) {
    // Nobody knows of this match: nothing of it stays, or every try on a full disk would leave a file.
    await file.close().catch(() => undefined)
    await rm(path, { force: true }).catch(() => undefined)
    throw error
  }
}

export async function reopenJournal(path: string): Promise<JournalFile> {
  return writing(await open(path, appending, 0o600), path)
}

async function writing(file: FileHandle, path: string): Promise<JournalFile> {
  let { size } = await file.stat()
  let whole = true
  return {
    async append(entry) {
      // The next line would otherwise continue what a failed write left behind.
      if (!whole) await truncate(path, size)
      whole = false
      const line = `${JSON.stringify(entry)}\n`
      await file.appendFile(line)
      if (!syncedWrites) await file.datasync()
      size += Buffer.byteLength(line)
      whole = true
    },
    close: () => file.close(),
  }
}

/** `torn`: bytes of a last line that was cut off while being written, and so never acknowledged. */
export type JournalRead =
  { readonly journal: Journal; readonly torn: number } | { readonly unread: SetAside['why']; readonly at: string }

/** No journal of ours comes near this size. */
const mostBytes = 256 * 1024 * 1024

export async function readJournal(path: string): Promise<JournalRead> {
  const found = await stat(path).catch(() => null)
  if (found && (!found.isFile() || found.size > mostBytes)) return { unread: 'broken', at: 'no journal of ours' }
  const bytes = await readBytes(path)
  if (bytes === null) return { unread: 'missing', at: 'no file' }
  // In bytes: damaged text decodes to another length.
  const end = bytes.lastIndexOf('\n') + 1
  const lines = bytes.toString('utf8', 0, end).split('\n').slice(0, -1)
  const torn = bytes.length - end
  const setup = readLine(setupLine, lines[0])
  if (setup === null) return { unread: isOfOtherFormat(lines[0]) ? 'other-rules' : 'broken', at: 'line 1' }
  const entries: JournalEntry[] = []
  for (const [at, line] of lines.slice(1).entries()) {
    const entry = readLine(entryLine, line)
    if (entry === null) return { unread: 'broken', at: `line ${at + 2}` }
    entries.push(entry)
  }
  if (torn > 0) await truncate(path, end)
  return { journal: { setup: setup.setup, entries }, torn }
}

/** The keys of all answers in a journal; none if it can't be read. */
export async function readKeys(path: string): Promise<ReadonlySet<string>> {
  const read = await readJournal(path)
  return new Set('journal' in read ? read.journal.entries.map(({ key }) => key) : [])
}

/** Whether a later version of the app may have written this first line. */
function isOfOtherFormat(line: string | undefined): boolean {
  const read = readLine(v.object({ asztal: nat }), line)
  return read !== null && read.asztal > newestFormat
}

function readLine<S extends v.GenericSchema>(schema: S, line: string | undefined): v.InferOutput<S> | null {
  try {
    const read = v.safeParse(schema, JSON.parse(line ?? ''))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
