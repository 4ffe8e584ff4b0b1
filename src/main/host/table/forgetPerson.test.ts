import { expect, it } from 'vitest'
import { withoutName } from './forgetPerson'
import { emptyRecord, type PersonRecord, type TableRecord } from './record'

const person = (id: number, name: string, avatar: PersonRecord['avatar']): PersonRecord => ({
  ...{ id, name, avatar, side: `${name} and friends`, devices: [], ended: [], knownHost: null, queued: false },
})
const record: TableRecord = {
  ...emptyRecord('ABCD', 'Béla', 'zertz', 2, {}),
  people: [person(0, 'Béla', 'bun'), person(1, 'Anna', 'hat')],
  evening: [{ person: 0, name: 'Béla', played: 3, won: 1 }],
}

it('takes a name and what goes with it out of everything, however it is written', () => {
  const left = withoutName(record, ' béla')
  expect(JSON.stringify(left)).not.toContain('Béla')
  expect(left.people[1]).toEqual(record.people[1])
  expect(left.evening).toEqual([{ person: 0, name: '?', played: 3, won: 1 }])
})

it('tells two of them apart, keeps a name given to the table, and changes nothing else', () => {
  const named = { ...withoutName(record, 'Béla'), name: 'Anna', named: true }
  expect(withoutName(named, 'Anna')).toMatchObject({ name: 'Anna', people: [{ name: '?' }, { name: '? 2' }] })
  expect(withoutName(record, 'Cili')).toBe(record)
})
