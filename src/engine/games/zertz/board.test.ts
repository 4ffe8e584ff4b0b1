import { describe, expect, it } from 'vitest'
import { boards } from './board'
import { capture, place, refusalOf, tableAt } from './testing/scene'

describe('the board', () => {
  it('ZE-1 has 37, 48 or 61 rings, counted from the bottom of each column', () => {
    const columns = (size: 37 | 48 | 61) =>
      [...'abcdefghi'].map((letter) => boards[size].names.filter((name) => name.startsWith(letter)).length)
    expect(columns(37)).toEqual([4, 5, 6, 7, 6, 5, 4, 0, 0])
    expect(columns(48)).toEqual([5, 6, 7, 8, 7, 6, 5, 4, 0])
    expect(columns(61)).toEqual([5, 6, 7, 8, 9, 8, 7, 6, 5])
    for (const size of [37, 48, 61] as const) expect(boards[size].names.length).toBe(size)
  })

  it('ZE-1 has no ring elsewhere', () => {
    const table = tableAt({})
    expect(refusalOf(table, place('h1', 'a1'))).toBe('ZE-1')
    expect(refusalOf(table, place('d4', 'a5'))).toBe('ZE-1')
    expect(refusalOf(tableAt({ marbles: 'Wd4 Gd5' }), capture('d4', 'd9'))).toBe('ZE-1')
  })
})
