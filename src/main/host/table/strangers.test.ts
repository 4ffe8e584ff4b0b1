import { describe, expect, it } from 'vitest'
import { aDevice } from '../testing/device'
import { addPerson, removePerson, sitIfFree } from './lobby'
import { emptyRecord, type TableRecord } from './record'
import { strangers, whoMakesRoom } from './strangers'

/** A table at which people arrive as they do at the host's door. */
function table() {
  let record: TableRecord = emptyRecord('ABCD', 'Kitchen', 'agents', 6, {})
  const origins = new Map<number, string>()
  const join = (address: string): boolean => {
    const room = whoMakesRoom(record, origins, address)
    if (room === 'full') return false
    if (room !== null) record = removePerson(record, room)
    const next = addPerson(record, 'X', aDevice)
    if ('refusal' in next) return false
    const { id } = next.people.at(-1)!
    record = sitIfFree(next, id)
    origins.set(id, address)
    return true
  }
  return { join, origins, now: () => record, set: (next: TableRecord) => (record = next) }
}

describe('strangers at a table', () => {
  it('of four addresses with ten tries each do not fill it', () => {
    const { join, now } = table()
    expect(join('192.168.1.2')).toBe(true)
    for (let address = 0; address < 4; address++) for (let n = 0; n < 10; n++) join(`192.168.2.${address}`)
    expect(now().people.length).toBeLessThan(30)
    for (let friend = 10; friend < 17; friend++) expect(join(`192.168.1.${friend}`)).toBe(true)
  })

  it('make room for those whose address has nobody there, never its host nor somebody who has played', () => {
    const { join, now, set } = table()
    join('192.168.1.2')
    for (let address = 0; address < 13; address++) for (let n = 0; n < 3; n++) join(`192.168.2.${address}`)
    expect(now().people).toHaveLength(40)
    const veteran = now().people[39]!.id
    set({ ...now(), evening: [{ person: veteran, name: 'X', played: 1, won: 0 }] })
    for (let friend = 10; friend < 22; friend++) expect(join(`192.168.1.${friend}`)).toBe(true)
    expect(now().people).toHaveLength(40)
    expect(now().people.map(({ id }) => id)).toEqual(expect.arrayContaining([0, veteran]))
  })

  it('are sent away together; friends who sit with a device each stay', () => {
    const { join, now, origins } = table()
    for (let friend = 2; friend < 5; friend++) join(`192.168.1.${friend}`)
    for (let n = 0; n < 10; n++) join('192.168.2.1')
    expect(strangers(now(), origins)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    // Those who came before the host started again are known by their seats.
    expect(strangers(now(), new Map())).toEqual([])
  })
})
