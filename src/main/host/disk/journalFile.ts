/** A match's journal on disk: a line of JSON for the setup, then one per answer in order of arrival. */
import { constants, open, readFile, rm, stat, truncate, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import process from 'node:process'
import * as v from 'valibot'
import type { Journal, JournalEntry } from '../../../engine/core/journal'
import type { MatchSetup } from '../../../engine/core/match'
import { nat, readJson } from '../../../protocol/reading'
import { entryShape, setupShape } from '../../../protocol/record'
import type { SetAside } from '../../../protocol/toClient'
import { Checksums } from './checksums'
import { readBytes, setAside, syncFolder } from './files'

/** Format 1 drew from the seed alone, format 2 took any salt; such journals still replay as they were played. */
const newestFormat = 3
const setupLine = v.object({ asztal: v.picklist([1, 2, newestFormat]), setup: setupShape })
const entryLine = v.object({ ...entryShape.entries, key: v.string() })

/** The file of a table's match, in the table's folder. */
export const journalName = (match: number) => `match-${match}.jsonl`
export const journalNames = /^match-\d{1,6}\.jsonl$/

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
    const sums = new Checksums()
    const line = sums.line({ asztal: newestFormat, setup })
    await file.appendFile(line)
    await file.sync()
    await syncFolder(dirname(path))
    sums.add(line)
    return writing(file, path, sums, line.length)
  } catch (error) {
    // Nobody knows of this match: nothing of it stays, or every try on a full disk would leave a file.
    await file.close().catch(() => undefined)
    await rm(path, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Goes on with a journal that `readJournal` has read. */
export async function reopenJournal(path: string): Promise<JournalFile> {
  const sums = new Checksums()
  const before = await readFile(path)
  sums.add(before)
  return writing(await open(path, appending, 0o600), path, sums, before.length)
}

function writing(file: FileHandle, path: string, sums: Checksums, begun: number): JournalFile {
  let size = begun
  let whole = true
  return {
    async append(entry) {
      // The next line would otherwise continue what a failed write left behind.
      if (!whole) await truncate(path, size)
      whole = false
      const line = sums.line(entry)
      await file.appendFile(line)
      if (!syncedWrites) await file.datasync()
      sums.add(line)
      size += line.length
      whole = true
    },
    close: () => file.close(),
  }
}

/** `torn`: bytes of a last line that was cut off while being written, and so never acknowledged. */
export type JournalRead =
  { readonly journal: Journal; readonly torn: number } | { readonly unread: SetAside['why']; readonly at: string }

/** None of our journals comes near this size. */
const mostBytes = 256 * 1024 * 1024

export async function readJournal(path: string): Promise<JournalRead> {
  const found = await stat(path).catch(() => null)
  if (found && (!found.isFile() || found.size > mostBytes)) return { unread: 'broken', at: 'no journal of ours' }
  const bytes = await readBytes(path)
  if (bytes === null) return { unread: 'missing', at: 'no file' }
  const read = readJournalText(bytes)
  if ('torn' in read && read.torn > 0) await truncate(path, bytes.length - read.torn)
  return read
}

/** What a journal's bytes hold. */
export function readJournalText(bytes: Buffer): JournalRead {
  if (isOfOtherFormat(bytes.toString('utf8', 0, bytes.indexOf('\n') + 1)))
    return { unread: 'other-rules', at: 'line 1' }
  const lines = linesOf(bytes)
  if ('damaged' in lines) return { unread: 'broken', at: `line ${lines.damaged}` }
  const [first, ...rest] = lines.whole
  const setup = readJson(setupLine, first ?? '')
  if (setup === null) return { unread: 'broken', at: 'line 1' }
  const entries: JournalEntry[] = []
  for (const [at, line] of rest.entries()) {
    const entry = readJson(entryLine, line)
    if (entry === null) return { unread: 'broken', at: `line ${at + 2}` }
    entries.push(entry)
  }
  return { journal: { setup: setup.setup, entries }, torn: lines.torn }
}

/** The lines of a journal, or the number of the first one whose checksum is wrong or missing. */
function linesOf(bytes: Buffer): { whole: readonly string[]; torn: number } | { damaged: number } {
  const sums = new Checksums()
  const whole: string[] = []
  let checked = false
  let from = 0
  for (let end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', from)) {
    const line = bytes.subarray(from, end)
    const check = sums.check(line)
    // A journal begun by an earlier version has checksums from some line on.
    if (check === 'wrong' || (check === 'none' && checked)) return { damaged: whole.length + 1 }
    checked ||= check === 'right'
    whole.push(line.toString('utf8'))
    sums.add(bytes.subarray(from, end + 1))
    from = end + 1
  }
  // A write that was cut off leaves the start of a line; a whole line with more after it was acknowledged.
  if (from < bytes.length && sums.check(bytes.subarray(from, -1)) === 'right') return { damaged: whole.length + 1 }
  return { whole, torn: bytes.length - from }
}

/** The keys of all answers in a journal; none if it can't be read. */
export async function readKeys(path: string): Promise<ReadonlySet<string>> {
  const read = await readJournal(path)
  return new Set('journal' in read ? read.journal.entries.map(({ key }) => key) : [])
}

/** Whether a later version of the app may have written this first line. */
function isOfOtherFormat(line: string): boolean {
  const read = readJson(v.object({ asztal: nat }), line)
  return read !== null && read.asztal > newestFormat
}
