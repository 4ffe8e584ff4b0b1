import { expect, it } from 'vitest'
import { operations } from '../../../engine/games/forras-pont/facts'
import {
  favourites,
  favouritesFrom,
  favouritesText,
  keepFavourites,
  lastSheet,
  rememberSheet,
  withFavourite,
  withoutFavourite,
} from './favourites'

const sheet = operations
const other = operations.toReversed()
/** Ten different sheets. */
const many = Array.from({ length: 10 }, (_, i) => operations.map((_one, at) => operations[(at + i) % 9])).concat([
  [...other],
])

it('puts the newest first, each once, and forgets the oldest of more than eight', () => {
  expect(withFavourite([other, sheet], sheet)).toEqual([sheet, other])
  const all = many.reduce<readonly (typeof sheet)[]>((so, one) => withFavourite(so, one), [])
  expect(all).toHaveLength(8)
  expect(all[0]).toEqual(other)
  expect(withoutFavourite([sheet, other], sheet)).toEqual([other])
})

it('reads back what it writes, and leaves out what is no sheet', () => {
  expect(favouritesFrom(favouritesText([sheet, other]))).toEqual([sheet, other])
  expect(favouritesFrom('')).toEqual([])
  expect(favouritesFrom(`↑↑↑↑↑↑↑↑↑\nx\n${favouritesText([sheet])}\n↑↗`)).toEqual([sheet])
})

it('keeps them, and the last sheet apart from them', () => {
  expect([favourites(), lastSheet()]).toEqual([[], null])
  keepFavourites([sheet])
  rememberSheet(other)
  expect([favourites(), lastSheet()]).toEqual([[sheet], other])
})
