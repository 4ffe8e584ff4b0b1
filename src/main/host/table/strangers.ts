/** Newcomers whom nobody at a table may know: who makes room when it is full, and whom its host sends away at once. */
import type { PersonId } from '../../../protocol/toClient'
import { mostPeople, seatOf } from './lobby'
import type { TableRecord } from './record'

/** The address from which each person joined over the network, since the host started. */
export type Origins = ReadonlyMap<PersonId, string>

/** People from one address who may be a family with a tablet each; more are a crowd. */
const family = 4
/** From this many people on, nobody joins from an address that already has a family's worth at the table. */
const crowded = mostPeople / 2

const hasPlayed = ({ evening, phase, ...record }: TableRecord, person: PersonId): boolean =>
  evening.some((one) => one.person === person) ||
  (phase === 'playing' && seatOf({ evening, phase, ...record }, person) !== null)

function newcomers(record: TableRecord, origins: Origins): PersonId[] {
  return record.people
    .map(({ id }) => id)
    .filter((id) => id !== record.host && origins.has(id) && !hasPlayed(record, id))
}

function countFrom(record: TableRecord, origins: Origins, address: string): number {
  return record.people.filter(({ id }) => origins.get(id) === address).length
}

/**
 * Who leaves so that somebody from this address can join: nobody, one stranger, or 'full' if there is no room for them.
 * An address with many people at the table loses one to an address with fewer.
 */
export function whoMakesRoom(record: TableRecord, origins: Origins, address: string): PersonId | null | 'full' {
  const own = countFrom(record, origins, address)
  if (record.people.length >= crowded && own >= family) return 'full'
  if (record.people.length < mostPeople) return null
  const count = (id: PersonId) => countFrom(record, origins, origins.get(id)!)
  const others = newcomers(record, origins).filter((id) => count(id) > own + 1)
  const most = Math.max(0, ...others.map(count))
  // Those without a seat go first, then the latest arrivals.
  const [first] = others
    .filter((id) => count(id) === most)
    .toSorted((a, b) => Number(seatOf(record, a) !== null) - Number(seatOf(record, b) !== null) || b - a)
  return first ?? 'full'
}

/** Newcomers who came in numbers from one address, and those who have neither a seat nor a place in the queue. */
export function strangers(record: TableRecord, origins: Origins): PersonId[] {
  const idle = (id: PersonId) =>
    seatOf(record, id) === null && !record.people.some((one) => one.id === id && one.queued)
  return newcomers(record, origins).filter((id) => countFrom(record, origins, origins.get(id)!) > family || idle(id))
}
