import { expect, it } from 'vitest'
import type { Journal } from '../../../engine/core/journal'
import type { Transcript } from '../../../protocol/checking/transcript'
import type { OpenedRecord } from '../replay/opened'
import { sorted, type NamedFile } from './sorted'

const record = (name: string, whole: Journal | null): NamedFile => ({
  name,
  read: { record: { file: name } as OpenedRecord, whole },
})
const [first, second] = [{}, {}] as Journal[]
const transcript = {} as Transcript
const seen: NamedFile = { name: 'Anna', read: { transcript } }
const strange: NamedFile = { name: 'photo', read: { unread: { why: 'unknown' } } }

it('tells records from files that are none', () => {
  const { records, unread, check } = sorted([strange, record('archive', null)])
  expect(records.map(({ file }) => file)).toEqual(['archive'])
  expect(unread).toEqual([{ name: 'photo', unread: { why: 'unknown' } }])
  expect(check).toBeNull()
})

it('compares the first record that promised something with all that devices saw', () => {
  const { check } = sorted([record('archive', null), seen, record('one', first!), record('two', second!)])
  expect(check?.record).toBe(first)
  expect(check?.tasks).toEqual([{ name: 'Anna', transcript }])
})

it('checks a record alone where no device saw it', () => {
  expect(sorted([record('one', first!)]).check?.tasks).toEqual([{ name: null, transcript: null }])
})
