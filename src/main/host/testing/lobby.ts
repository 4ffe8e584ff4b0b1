import { addPerson } from '../table/lobby'
import { emptyRecord, type TableRecord } from '../table/record'
import { aDevice } from './device'

/** A lobby with these people, all seated. */
export function lobbyOf(...names: string[]): TableRecord {
  return names.reduce<TableRecord>(
    (record, name) => {
      const next = addPerson(record, name, aDevice)
      if ('refusal' in next) throw new Error(next.refusal.rule)
      const { id } = next.people.at(-1)!
      return {
        ...next,
        seats: next.seats.map((one, at) => (at === id ? { kind: 'person', person: id, standIn: null } : one)),
      }
    },
    emptyRecord('ABCD', 'T', 'agents', 6, {}),
  )
}

/** The record after a change that must be allowed. */
export const must = (changed: ReturnType<typeof addPerson>): TableRecord => {
  if ('refusal' in changed) throw new Error(changed.refusal.rule)
  return changed
}
