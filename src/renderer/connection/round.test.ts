import { describe, expect, it } from 'vitest'
import type { Occupant } from '../../protocol/toClient'
import { nextInRound, seatOfPerson, seatsBeside, type Round } from './round'

const sits = (person: number): Occupant => ({ kind: 'person', person, standIn: null })
const bot: Occupant = { kind: 'bot', level: 'easy' }
const person = (id: number, devices = 1) => ({ id, devices })

/** People 10, 11 and 12 share the device; 20 has a phone. */
const table = {
  seats: [sits(10), sits(20), sits(11), bot, sits(12)],
  people: [person(10), person(20), person(11), person(12)],
}
const round = (change: Partial<Round>): Round => ({
  table,
  people: [10, 11, 12],
  asked: [],
  answered: [],
  last: null,
  ...change,
})

describe('a device goes', () => {
  it.each([
    ['to nobody if nobody is asked', {}, null],
    ['to nobody if only others are asked', { asked: [1, 3] }, null],
    ['to the one who is asked', { asked: [2] }, 11],
    ['to the first of several', { asked: [0, 1, 2, 4] }, 10],
    ['on round the table', { asked: [0, 2, 4], last: 10 }, 11],
    ['on past the last seat', { asked: [0, 2], last: 12 }, 10],
    ['past those who have answered', { asked: [0, 1, 2, 4], answered: [10, 11] }, 12],
    ['to nobody when all have', { asked: [0, 1, 2, 4], answered: [10, 11, 12] }, null],
    ['back to the same one', { asked: [2], last: 11 }, 11],
    ['to nobody who has no seat', { asked: [0], people: [30] }, null],
  ] as const)('%s', (_, change, expected) => {
    expect(nextInRound(round(change))).toBe(expected)
  })

  it('last to those who have another device too', () => {
    const people = [person(10, 2), person(11), person(12)]
    expect(nextInRound(round({ table: { ...table, people }, asked: [0, 2] }))).toBe(11)
    expect(nextInRound(round({ table: { ...table, people }, asked: [0] }))).toBe(10)
  })

  it('to nobody whose seat a bot plays', () => {
    const seats = [{ ...sits(10), standIn: 'easy' } as Occupant, sits(11)]
    expect(nextInRound(round({ table: { ...table, seats }, asked: [0, 1] }))).toBe(11)
  })
})

it('finds a seat', () => {
  expect([10, 11, 30, null].map((one) => seatOfPerson(table, one))).toEqual([0, 2, null, null])
})

it('a device plays for the others who sit with it, unless a bot plays for them', () => {
  expect(seatsBeside(table, [10, 11, 12], 11)).toEqual([0, 4])
  expect(seatsBeside(table, [10, 11, 12], null)).toEqual([0, 2, 4])
  const played: Occupant = { kind: 'person', person: 11, standIn: 'easy' }
  expect(seatsBeside({ seats: [sits(10), played, null] }, [10, 11], 10)).toEqual([])
})
