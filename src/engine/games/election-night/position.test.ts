import { expect, it } from 'vitest'
import { quickRng } from '../../core/rng'
import { fieldsWith, position } from './position'
import { rules } from './rules'

it('a position has the shape of a match just begun', () => {
  const { world } = rules.setup({ memoryAid: false, clock: 'off' }, 2, quickRng(1))
  const set = position({ dice: ['B1 R2 W3', 'B4 R5 W6'] })
  expect(Object.keys(set.table)).toEqual(Object.keys(world.table))
  expect(set.own[1]).toEqual({ dice: { blue: 4, red: 5, white: 6 }, flipped: [] })
  expect({ ...set.table, rolled: null }).toEqual({ ...world.table, rolled: null })
})

it('what follows from its numbers is counted', () => {
  const { table } = position({
    dice: ['B1 R2 W3', 'B4 R5 W6'],
    round: 4,
    flips: [2, 0],
    marks: ['KM1=1 KM2=2 KM3=3 KM4=4 KM5=5 EM1=6', 'EM2=6'],
    options: { memoryAid: true },
  })
  expect(table).toMatchObject({ round: 4, free: 35, sets: [1, 0], options: { memoryAid: true, clock: 'off' } })
  expect(table.flips.map((used) => used.length)).toEqual([2, 0])
})

it.each([
  ['KM1=1', 'KM1=2'],
  ['KM9=1', ''],
])('a field can be named once and must exist: %s, %s', (one, two) => {
  expect(() => fieldsWith(one, two)).toThrow('bad mark')
})
