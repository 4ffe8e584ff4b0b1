import { expect, it } from 'vitest'
import { placesOf } from './places'

it('names the places and seats of an event', () => {
  expect(placesOf({ type: 'robbed', seat: 1, money: 4, rule: 'DT-7.1' })).toEqual(['bank', 'seat-1'])
  expect(placesOf({ type: 'round', round: 2, rule: 'DT-3.1' })).toEqual([])
})
