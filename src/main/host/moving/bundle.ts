/** A whole table as one text: what a backup file holds, and what is sent to another computer. Tokens are in it as hashes only. */
import { createHash } from 'node:crypto'
import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { nat, readJson } from '../../../protocol/reading'
import type { ChatLine } from '../../../protocol/toClient'
import { makeFolder, syncFolder, writeWhole } from '../disk/files'
import { journalNames } from '../disk/journalFile'
import { readRecord, type TableRecord } from '../table/record'

const schema = v.object({
  asztal: v.literal('table'),
  format: v.literal(1),
  /** The table's record, as `record.ts` writes it. */
  record: v.unknown(),
  /** The files of its matches, by name. */
  journals: v.record(v.pipe(v.string(), v.regex(journalNames)), v.string()),
  chat: v.array(v.object({ from: nat, name: v.string(), text: v.string(), at: nat })),
  /** What was left of a running clock, in milliseconds. */
  msLeft: v.nullable(v.number()),
  /** What the match on the table looks like when its journal is replayed; null: there is none. */
  world: v.nullable(v.string()),
})

export interface Bundle {
  readonly record: TableRecord
  readonly journals: Readonly<Record<string, string>>
  readonly chat: readonly ChatLine[]
  readonly msLeft: number | null
  readonly world: string | null
}

/** A longer text isn't one of our tables. */
export const mostBundleLength = 64 * 1024 * 1024

export function writeBundle(bundle: Bundle): string {
  return JSON.stringify({ asztal: 'table', format: 1, ...bundle })
}

/** Reads a bundle that anyone may have written; null if it isn't one. */
export function readBundle(text: string): Bundle | null {
  if (text.length > mostBundleLength) return null
  const read = readJson(schema, text)
  const record = read && readRecord(JSON.stringify(read.record))
  if (!read || !record) return null
  const { journals, chat, msLeft, world } = read
  return { record, journals, chat, msLeft, world }
}

/** Lets two computers check that they have the same text. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** The journals in a table's folder. */
export async function journalsIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => journalNames.test(name))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return Object.fromEntries(names.map((name, at) => [name, texts[at]]))
}

/** Writes a bundle as a table's folder; on disk when it resolves. The record comes last: without it the folder is no table. */
export async function unpack(folder: string, { record, journals }: Bundle): Promise<void> {
  await makeFolder(folder)
  for (const [name, text] of Object.entries(journals)) {
    const file = await open(join(folder, name), 'w', 0o600)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
  }
  await syncFolder(folder)
  await writeWhole(join(folder, 'table.json'), JSON.stringify(record, null, 1))
}
