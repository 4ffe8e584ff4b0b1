import { expect, it } from 'vitest'
import { marbles, type Stock } from '../../../engine/games/zertz/facts'
import { tableAt } from '../../../engine/games/zertz/testing/scene'
import { delayIn, hollowsOf, tableBefore, type Hollow } from './tray'

const none: Stock = { white: 0, grey: 0, black: 0 }
const tableWith = (captured: Stock) => {
  const table = tableAt({ marbles: 'Wd4' })
  return { ...table, captured: [captured, none] as const }
}
const drawn = (row: readonly Hollow[]) =>
  row.map(({ full, dashed, near }) => (full ? 'o' : dashed ? '+' : near ? '!' : '.')).join('')
const tray = (captured: Stock, gain = none) =>
  marbles.map((marble) => drawn(hollowsOf(tableWith(captured), 0, marble, gain)))

it('has a hollow for each marble of a set, and for those beyond it', () => {
  expect(tray(none)).toEqual(['...', '....', '.....'])
  expect(tray({ white: 4, grey: 0, black: 0 })[0]).toBe('oooo')
})

it('rings the hollow of the marble that would win a row or the inlay', () => {
  expect(tray({ white: 2, grey: 0, black: 0 })[0]).toBe('oo!')
  expect(tray({ white: 2, grey: 2, black: 1 })).toEqual(['oo!', 'oo..', 'o!...'])
})

it('marks what the move under construction would bring', () => {
  expect(tray({ white: 1, grey: 0, black: 0 }, { ...none, white: 2 })[0]).toBe('o++')
})

it('the newest marbles of a colour lie last', () => {
  const coming = [
    { seat: 0, marble: 'white', at: 300 },
    { seat: 0, marble: 'grey', at: 400 },
    { seat: 0, marble: 'white', at: 500 },
  ] as const
  expect([0, 1, 2, 3].map((hollow) => delayIn(coming, 'white', 3, hollow))).toEqual([0, 300, 500, 0])
})

it('until its marbles are there, a tray looks as before', () => {
  const coming = [
    { seat: 0, marble: 'white', at: 300 },
    { seat: 0, marble: 'white', at: 500 },
  ] as const
  const before = tableBefore(tableWith({ white: 3, grey: 3, black: 0 }), 0, coming)
  expect(marbles.map((marble) => drawn(hollowsOf(before, 0, marble, none)))).toEqual(['o..', 'ooo!', '.....'])
})
