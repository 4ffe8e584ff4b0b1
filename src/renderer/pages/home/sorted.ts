/** What files that were opened turn out to be, taken together. */
import type { Journal } from '../../../engine/core/journal'
import type { Transcript } from '../../../protocol/checking/transcript'
import type { OpenedRecord, ReadFile, Unread } from '../replay/opened'

export interface NamedFile {
  readonly name: string
  readonly read: ReadFile
}

/** A comparison to make: of the record with what a device saw, under the name of its file, or of the record alone. */
export interface Comparison {
  readonly name: string | null
  readonly transcript: Transcript | null
}

export interface Sorted {
  readonly records: readonly OpenedRecord[]
  readonly unread: readonly { readonly name: string; readonly unread: Unread }[]
  /** The first record that can be checked, and with what; null: none can. */
  readonly check: { readonly record: Journal; readonly tasks: readonly Comparison[] } | null
}

export function sorted(files: readonly NamedFile[]): Sorted {
  const record = files.flatMap(({ read }) => ('record' in read && read.whole ? [read.whole] : []))[0]
  const seen = files.flatMap(({ name, read }) => ('transcript' in read ? [{ name, transcript: read.transcript }] : []))
  const tasks = seen.length > 0 ? seen : [{ name: null, transcript: null }]
  return {
    records: files.flatMap(({ read }) => ('record' in read ? [read.record] : [])),
    unread: files.flatMap(({ name, read }) => ('unread' in read ? [{ name, unread: read.unread }] : [])),
    check: record ? { record, tasks } : null,
  }
}
