import { expect, it } from 'vitest'
import { position } from './position'
import { rules } from './rules'

it('is a new game where nothing is said otherwise', () => {
  const parsed = rules.parseOptions({})
  if ('refusal' in parsed) throw new Error(parsed.refusal.rule)
  expect(position()).toEqual(rules.setup(parsed.value, 6, { below: () => 0 }).world)
})

it('puts pieces, turns and money where they are wanted', () => {
  const { table, own } = position({
    options: { city: 'big' },
    first: 4,
    agents: { 2: '0,1', 3: null },
    treasure: '0,1',
    turn: 9,
    skips: [0, 1, 0, 0, 0, 0],
    on: { 1: { 2: 700, 5: 50 } },
  })
  expect(table).toMatchObject({ first: 4, seat: 4, treasure: '0,1', turn: 9, limit: 400, skips: [0, 1, 0, 0, 0, 0] })
  expect(table.agents.slice(1, 5)).toEqual(['1,3', '0,1', null, '-4,3'])
  expect(own[1].on.slice(0, 6)).toEqual([0, 0, 700, 0, 0, 50])
  expect(own[1].money).toBe(14_250)
  expect(own[0].money).toBe(15_000)
})

it('refuses options that there are not', () => {
  expect(() => position({ options: { turnClock: 31 } })).toThrow('turnClock')
})
