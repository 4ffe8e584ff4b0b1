import { expect, it } from 'vitest'
import { tableAt } from '../../../engine/games/zertz/testing/scene'
import { nothingChosen } from './draft'
import { repliesTo } from './replies'

const placing = (marble: 'white' | 'grey' | 'black', at: string, remove: string) => ({
  ...nothingChosen,
  marble,
  at,
  remove,
})

it('tells nothing before the move is complete', () => {
  expect(repliesTo(tableAt({ marbles: 'Wd4' }), { ...nothingChosen, marble: 'grey', at: 'd5' })).toBeNull()
})

it('has nothing to take after a quiet move', () => {
  expect(repliesTo(tableAt({ marbles: 'Wd4' }), placing('grey', 'a4', 'g1'))).toEqual({ hauls: [], hops: [] })
})

it('ZE-14 names every haul once, and every jump of any way', () => {
  // Either jumps the other; the grey that lands on d3 may go on over the black.
  const { hauls, hops } = repliesTo(tableAt({ marbles: 'Wd4 Bd2' }), placing('grey', 'd5', 'g1'))!
  expect(hauls).toEqual([
    { white: 0, grey: 1, black: 0 },
    { white: 1, grey: 0, black: 1 },
  ])
  expect(hops).toEqual([
    ['d4', 'd6'],
    ['d5', 'd3'],
    ['d3', 'd1'],
  ])
})

it('says nothing of a reply to a move that wins', () => {
  const table = tableAt({ marbles: 'Bc4 Wd4', captured: [{ white: 2 }, {}] })
  expect(repliesTo(table, { ...nothingChosen, path: ['c4', 'e3'] })).toBeNull()
})
