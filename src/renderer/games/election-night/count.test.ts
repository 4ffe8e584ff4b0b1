import { expect, it } from 'vitest'
import { regions } from '../../../engine/games/election-night/board'
import { counted } from '../../../engine/games/election-night/lessons/maps'
import { fieldsWith } from '../../../engine/games/election-night/position'
import { countRegions } from '../../../engine/games/election-night/region'
import { countingOrder, tallyAfter } from './count'

const counts = countRegions(fieldsWith(...counted))

it('the region that decides is counted last', () => {
  const order = countingOrder(counts)
  expect(order.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
  // 30 to 23: teal's Nyugat-Dunántúl brings 9, more than the lead.
  expect(regions[order.at(-1)!].id).toBe('ND')
  expect(counts[order.at(-1)!].winner).toBe(0)
})

it('the majority follows what is still open', () => {
  expect(tallyAfter(counts, [])).toEqual({ seats: [0, 0], open: 63, majority: 32 })
  expect(tallyAfter(counts, [0, 1, 2, 3, 4, 5, 6])).toEqual({ seats: [30, 23], open: 0, majority: 27 })
  expect(tallyAfter(counts, [0, 1])).toEqual({ seats: [7, 5], open: 49, majority: 31 })
})
