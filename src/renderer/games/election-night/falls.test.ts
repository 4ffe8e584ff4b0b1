import { expect, it } from 'vitest'
import { fieldNamed } from '../../../engine/games/election-night/notation'
import { fieldsWith } from '../../../engine/games/election-night/position'
import { fallsBy } from './falls'

const falls = (marks: readonly [string, string], ...stamped: string[]) =>
  fallsBy(fieldsWith(...marks), new Set(stamped.map((name) => fieldNamed(name)!)))

it('a region falls when a number takes the lead there', () => {
  expect(falls(['KM1=4 KM4=5', 'KM2=5 KM3=2'], 'KM4')).toEqual([{ at: 0, from: 1, to: 0, sums: [9, 7], empty: false }])
})

it('one drawn level is nobody’s; one that stood open falls to the first to write there', () => {
  expect(falls(['EA1=4', 'EA2=4'], 'EA2')).toMatchObject([{ from: 0, to: null, empty: false }])
  expect(falls(['EA1=4', ''], 'EA1')).toMatchObject([{ from: null, to: 0, empty: true }])
})

it('none falls by a number that only adds to a lead, or isn’t enough', () => {
  expect(falls(['KM1=4 KM4=5', 'KM2=2'], 'KM4')).toEqual([])
  expect(falls(['KM1=4 KM4=1', 'KM2=6'], 'KM4')).toEqual([])
})
