import { describe, expect, it } from 'vitest'
import { promptOf } from './ask'
import { place, play, refusalOf, tableAt } from './testing/scene'

describe('who is asked, and for what', () => {
  it('ZE-23 with an empty supply, players place their own captured marbles', () => {
    const table = tableAt({ supply: {}, captured: [{ grey: 1 }, { white: 2 }] })
    expect(promptOf(table)).toMatchObject({ place: 'own' })
    expect(refusalOf(table, place('d4', 'a1'))).toBe('ZE-23')
    const next = play(table, 'Gd4,a1')
    expect(next.captured[0]).toEqual({ white: 0, grey: 0, black: 0 })
    expect(play(tableAt({ supply: { black: 1 }, captured: [{ grey: 1 }, {}] }), 'Bd4,a1').captured[0].grey).toBe(1)
  })

  it('ZE-24 a player who can do nothing passes automatically', () => {
    const table = tableAt({ supply: { white: 1 }, captured: [{ grey: 1 }, {}] })
    const next = play(table, 'Wd4,a1')
    expect(next.turn).toBe(0)
    expect(next.moves.map((move) => move.text)).toEqual(['Wd4,a1', 'pass'])
    expect(refusalOf(next, { type: 'pass' })).toBe('ZE-24')
  })

  it('ZE-24 a capture goes before a pass', () => {
    const table = tableAt({ supply: { white: 1 }, marbles: 'Gd5' })
    expect(play(table, 'Wd4,a1')).toMatchObject({ turn: 1, captures: true, outcome: null })
  })
})
