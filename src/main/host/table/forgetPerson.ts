/** A table's record without somebody's name and face: what they did stays, since others did it with them. */
import { freeAvatar } from '../../../protocol/avatars'
import { nameKey } from '../../../protocol/regulars'
import type { TableRecord } from './record'

/** The same record if nobody has that name. */
export function withoutName(record: TableRecord, name: string): TableRecord {
  const isTheirs = (one: string) => nameKey(one) === nameKey(name)
  const { people, evening } = record
  const called = !record.named && isTheirs(record.name)
  if (!called && ![...people, ...evening].some((one) => isTheirs(one.name))) return record
  const nobody = nobodyAmong(people.map((one) => one.name))
  const faces = people.filter((one) => !isTheirs(one.name)).map(({ avatar }) => avatar)
  return {
    ...record,
    name: called ? nobody : record.name,
    people: people.map((one) =>
      isTheirs(one.name) ? { ...one, name: nobody, side: null, avatar: freeAvatar(faces, one.id) } : one,
    ),
    evening: evening.map((one) => (isTheirs(one.name) ? { ...one, name: nobody } : one)),
  }
}

function nobodyAmong(names: readonly string[]): string {
  if (!names.includes('?')) return '?'
  return `? ${names.filter((one) => /^\?( \d+)?$/.test(one)).length + 1}`
}
