/** What happens to a person's devices, as pure functions from a table's record to the changed one. */
import type { PersonId } from '../../../protocol/toClient'
import { mapDevice, withDevice, withoutDevices, withWay, withWayUsed, type DeviceRecord } from './deviceRecord'
import { mapPerson } from './lobby'
import type { TableRecord } from './record'

/** Adds a device of the same person. */
export function addDevice(record: TableRecord, person: PersonId, device: DeviceRecord): TableRecord {
  return mapPerson(record, person, (one) => withDevice(one, device))
}

/** Ends devices of a person; `by`: who ended them, if it was somebody else. */
export function endDevices(
  record: TableRecord,
  person: PersonId,
  which: (one: DeviceRecord) => boolean,
  by: string | null = null,
): TableRecord {
  return mapPerson(record, person, (one) => withoutDevices(one, which, by))
}

/** The person knows of this device. */
export function noteDevice(record: TableRecord, person: PersonId, device: string): TableRecord {
  return mapPerson(record, person, (one) => mapDevice(one, device, (its) => ({ ...its, noted: true })))
}

/** Adds a return code for one of their devices. */
export function addWay(record: TableRecord, person: PersonId, device: string, way: string): TableRecord {
  return mapPerson(record, person, (one) => mapDevice(one, device, (its) => withWay(its, way)))
}

/** One of their devices comes back by a return code, which works once. */
export function useWay(
  record: TableRecord,
  person: PersonId,
  { device, way, token }: { readonly device: string; readonly way: string; readonly token: string },
): TableRecord {
  return mapPerson(record, person, (one) => mapDevice(one, device, (its) => withWayUsed(its, way, token)))
}

/** Notes when this device was last here. */
export function seeDevice(record: TableRecord, person: PersonId, device: string): TableRecord {
  const seenAt = Date.now()
  return mapPerson(record, person, (one) => mapDevice(one, device, (its) => ({ ...its, seenAt })))
}
