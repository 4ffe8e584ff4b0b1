/** Whom people know as the table's host: only such a host may open their seat while they are away. */
import type { PersonId } from '../../../protocol/toClient'
import { refused, type Changed } from './lobby'
import type { TableRecord } from './record'

/** Notes that people who are here see who hosts. The same record if that is no news. */
export function noteHere(record: TableRecord, isHere: (person: PersonId) => boolean): TableRecord {
  const news = record.people.some(({ id, knownHost }) => isHere(id) && knownHost !== record.host)
  if (!news) return record
  const people = record.people.map((one) => (isHere(one.id) ? { ...one, knownHost: record.host } : one))
  return { ...record, people }
}

/** Whether this person knows the table's host as such, who may then open their seat. */
export function knowsHost(record: TableRecord, person: PersonId): boolean {
  const known = record.people.find(({ id }) => id === person)?.knownHost ?? record.host
  return known === record.host
}

/** Makes someone the host who took that over: people who are away don't know them as such. */
export function takeOver(record: TableRecord, person: PersonId): Changed {
  if (!record.people.some(({ id }) => id === person)) return refused('no-such-person')
  const people = record.people.map((one) => ({ ...one, knownHost: one.knownHost ?? record.host }))
  return { ...record, people, host: person }
}

/** The host makes someone else host: people who knew the old one may trust the new one. */
export function handOver(record: TableRecord, person: PersonId): Changed {
  const taken = takeOver(record, person)
  if ('refusal' in taken) return taken
  const people = taken.people.map((one) => (one.knownHost === record.host ? { ...one, knownHost: person } : one))
  return { ...taken, people }
}
