import { describe, expect, it } from 'vitest'
import { play, tableAt } from '../../../engine/games/zertz/testing/scene'
import { nothingChosen } from './draft'
import { lastMarks, previewOf, shownMarble } from './preview'

describe('the board with the draft carried out', () => {
  it('is the table itself while nothing is chosen', () => {
    const table = tableAt({ marbles: 'Wd4' })
    const preview = previewOf(table, nothingChosen)
    expect(preview).toEqual({ placed: null, removed: null, jumper: null, taken: new Set() })
    expect([shownMarble(table, preview, 'd4'), shownMarble(table, preview, 'd5')]).toEqual(['white', null])
  })

  it('ZE-16 ZE-17 shows the marble, the removed ring and what is claimed, but not what is left', () => {
    const table = tableAt({ marbles: 'Wa1', gone: 'a2 b2' })
    const draft = { ...nothingChosen, marble: 'black', at: 'd7', remove: 'b1' } as const
    const preview = previewOf(table, draft)
    expect(preview.removed).toBe('b1')
    expect(preview.taken).toEqual(new Set(['a1']))
    expect(shownMarble(table, preview, 'd7')).toBe('black')
    expect(previewOf(table, { ...draft, leave: ['a1'] }).taken).toEqual(new Set())
  })

  it('ZE-12 ZE-13 shows the jumping marble where it lands, and the jumped ones taken', () => {
    const table = tableAt({ marbles: 'Wd1 Gd2 Bd4' })
    const preview = previewOf(table, { ...nothingChosen, path: ['d1', 'd3', 'd5'] })
    expect(preview.taken).toEqual(new Set(['d2', 'd4']))
    expect(['d1', 'd3', 'd5'].map((ring) => shownMarble(table, preview, ring))).toEqual([null, null, 'white'])
  })

  it('ZE-13 a chain that comes back to its start shows the marble there', () => {
    const table = tableAt({ marbles: 'Wd2 Gd3 Ge3 Ge2' })
    const preview = previewOf(table, { ...nothingChosen, path: ['d2', 'd4', 'f2', 'd2'] })
    expect(shownMarble(table, preview, 'd2')).toBe('white')
  })
})

describe('the marks of the last move', () => {
  it('are where the marble lies and which ring is gone', () => {
    const placed = play(tableAt({ marbles: 'Wd4' }), 'Gd5,a1')
    expect(lastMarks(placed)).toEqual({ placed: 'd5', removed: 'a1', path: [] })
    expect(lastMarks(play(placed, 'x d4Gd6'))).toEqual({ placed: 'd6', removed: null, path: ['d4', 'd6'] })
    expect(lastMarks(tableAt({}))).toEqual({ placed: null, removed: null, path: [] })
  })
})
