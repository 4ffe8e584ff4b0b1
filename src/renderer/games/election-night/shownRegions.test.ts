import { expect, it } from 'vitest'
import { firstField, regions } from '../../../engine/games/election-night/board'
import type { Mark } from '../../../engine/games/election-night/facts'
import { fieldsWith } from '../../../engine/games/election-night/position'
import { shownRegions, type MapState } from './shownRegions'

const fields = fieldsWith('', '')
const quiet: MapState = { plan: null, writing: false, counted: null }
/** One party's fives in all fields of the first region. */
const full = fields.map((mark, field): Mark | null => (field < firstField[1] ? { seat: 0, value: 5 } : mark))

it('an open region is nobody’s, and either party can still win it totally', () => {
  const { simple, extra } = regions[0]
  expect(shownRegions(fields, quiet)[0]).toMatchObject({
    ...{ hidden: false, dim: false, side: 'N', stars: [true, true], worth: `${simple}+${extra}` },
  })
})

it('a region is its leader’s; full, it is dimmed while a number is to be written', () => {
  const [first, second] = shownRegions(full, { ...quiet, writing: true })
  expect(first).toMatchObject({ side: 'A', dim: true })
  expect(second).toMatchObject({ side: 'N', dim: false })
})

it('the region of the planned number keeps its light', () => {
  const plan = { at: 0, field: 0, seat: 0, value: 5 } as const
  expect(shownRegions(full, { ...quiet, writing: true, plan })[0]!.dim).toBe(false)
})

it('the count leaves in the dark what has not been counted', () => {
  const { simple, extra } = regions[1]
  const [first, second] = shownRegions(full, { ...quiet, counted: new Set([0]) })
  expect(first).toMatchObject({ hidden: false, side: 'A', worth: `+${first!.count.mandates}` })
  expect(second).toMatchObject({
    hidden: true,
    dim: true,
    side: 'D',
    stars: [false, false],
    worth: `${simple}+${extra}`,
  })
})
