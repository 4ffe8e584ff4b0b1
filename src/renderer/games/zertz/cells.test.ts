import { expect, it } from 'vitest'
import { play, tableAt } from '../../../engine/games/zertz/testing/scene'
import { keepSame } from '../../ui/keepSame'
import { animationOf } from './animation'
import { cellsOf, socketsOf } from './cells'
import { nothingChosen } from './draft'
import { layoutOf } from './geometry'

const layout = layoutOf(37)
const still = animationOf([])
const table = tableAt({ marbles: 'Wd4', gone: 'a1' })

it('draws the rings that are left, each with its marble and what a tap would do', () => {
  const cells = cellsOf(layout, table, nothingChosen, new Map([['d5', 'place']]), still)
  expect(cells.some(({ ring }) => ring === 'a1')).toBe(false)
  expect(cells.find(({ ring }) => ring === 'd4')).toMatchObject({ marble: 'white', aim: null, last: false })
  expect(cells.find(({ ring }) => ring === 'd5')).toMatchObject({ marble: null, aim: 'place' })
  expect(socketsOf(layout, table)).toMatchObject([{ ring: 'a1', bare: false }])
})

it('marks where the last move ended until the next one is begun', () => {
  const after = play(tableAt({}), 'W d4,b1')
  const lastOf = (draft: typeof nothingChosen) =>
    cellsOf(layout, after, draft, new Map(), still).flatMap(({ ring, last }) => (last ? [ring] : []))
  expect(lastOf(nothingChosen)).toEqual(['d4'])
  expect(lastOf({ ...nothingChosen, at: 'd5' })).toEqual([])
  expect(socketsOf(layout, after).find(({ bare }) => bare)?.ring).toBe('b1')
})

it('a marble put down for trial changes one ring and leaves the others as they are', () => {
  const before = cellsOf(layout, table, nothingChosen, new Map(), still)
  const after = cellsOf(layout, table, { ...nothingChosen, marble: 'black', at: 'd6' }, new Map(), still)
  const changed = keepSame(before, after, 'ring').filter((cell) => !before.includes(cell))
  expect(changed).toMatchObject([{ ring: 'd6', marble: 'black', placed: true, chosen: true }])
})
