import { describe, expect, it } from 'vitest'
import { capturesOn, eventsOf, legalAnswers, place, play, refusalOf, signOf, tableAt } from './testing/scene'

describe('isolating', () => {
  const corner = { marbles: 'Wa1', gone: 'a2 b2' }

  it('ZE-16 what a removal cuts off is claimed, rings and marbles', () => {
    const next = play(tableAt(corner), 'Bd7,b1')
    expect(signOf(next, 'a1')).toBe('-')
    expect(next.captured[0]).toEqual({ white: 1, grey: 0, black: 0 })
    expect(next.moves[0].text).toBe('Bd7,b1 x Wa1')
    expect(next.turn).toBe(1)
  })

  it('ZE-16 several marbles, and several groups at once', () => {
    const pair = tableAt({ marbles: 'Wa1 Ga2', gone: 'a3 b2 b3' })
    expect(play(pair, 'Bd7,b1').moves[0].text).toBe('Bd7,b1 x Wa1Ga2')
    const both = tableAt({ rings: 'b1 f1 f2 g1 f3 e1', marbles: 'Wa1 Bc1' })
    expect(play(both, 'Gf2,b1').captured[0]).toEqual({ white: 1, grey: 0, black: 1 })
  })

  it('ZE-16 not while the group has an empty ring', () => {
    const table = play(tableAt({ marbles: 'Wa1', gone: 'a3 b2 b3' }), 'Bd7,b1')
    expect(signOf(table, 'a1')).toBe('W')
    expect(table.captured[0].white).toBe(0)
    expect(refusalOf(tableAt({ marbles: 'Wa1', gone: 'a3 b2 b3' }), place('d7', 'b1', 'white', ['a1']))).toBe('ZE-16')
  })

  it('ZE-16 not by a capture', () => {
    const table = tableAt({ rings: 'a1 d1 d2 d3', marbles: 'Wa1 Gd1 Bd2' })
    expect(signOf(play(table, 'x d1Bd3'), 'a1')).toBe('W')
  })

  it('ZE-17 each group is claimed unless the player leaves it', () => {
    const both = tableAt({ rings: 'b1 f1 f2 g1 f3 e1', marbles: 'Wa1 Bc1' })
    const whites = legalAnswers(both).filter(
      (answer) => answer.type === 'place' && answer.marble === 'grey' && answer.at === 'f2' && answer.remove === 'b1',
    )
    expect(whites.map((answer) => answer.type === 'place' && answer.leave)).toEqual([[], ['a1'], ['c1'], ['a1', 'c1']])
    expect(play(both, 'Gf2,b1 x Bc1').captured[0]).toEqual({ white: 0, grey: 0, black: 1 })
    expect(play(both, 'Gf2,b1 x -').captured[0]).toEqual({ white: 0, grey: 0, black: 0 })
    expect(refusalOf(both, place('f2', 'b1', 'white', ['a1', 'a1']))).toBe('ZE-16')
  })

  it('ZE-18 a group that was left is never offered again', () => {
    const left = play(tableAt(corner), 'Bd7,b1 x -')
    expect(signOf(left, 'a1')).toBe('W')
    expect(legalAnswers(left).every((answer) => answer.type === 'place' && answer.leave.length === 0)).toBe(true)
    const later = play(left, 'Wd1,g1')
    expect(signOf(later, 'a1')).toBe('W')
    expect(eventsOf(tableAt(corner), place('d7', 'b1', 'black', ['a1'])).map((e) => e.type)).toEqual([
      'placed',
      'removed',
      'left',
    ])
  })

  it('ZE-19 filling the last empty ring of a cut-off group claims it', () => {
    const table = tableAt({ marbles: 'Wa1', gone: 'a3 b1 b2 b3' })
    const next = play(table, 'Ga2,g1')
    expect(next.moves[0].text).toBe('Ga2,g1 x Wa1Ga2')
    expect(next.captured[0]).toEqual({ white: 1, grey: 1, black: 0 })
  })

  it('ZE-19 so does removing that ring', () => {
    const next = play(tableAt({ marbles: 'Wa1', gone: 'a3 b1 b2 b3' }), 'Gd4,a2')
    expect(next.captured[0]).toEqual({ white: 1, grey: 0, black: 0 })
    expect(next.board.slice(0, 4)).toBe('---.')
  })

  it('ZE-10 ZE-16 figure 5: a forced black capture, then white and black are isolated and win', () => {
    const table = tableAt({
      marbles: 'Bc3',
      gone: 'a3 a4 b1 b3 b4 b5 c1 c2 d1 d2 d3 e1 e2 e3 e4 f1 f2 f3 f4 g1 g2 g3 g4',
      captured: [{ white: 1, grey: 2, black: 1 }, { black: 2 }],
    })
    const sacrificed = play(table, 'Bb2,d4')
    expect(capturesOn(sacrificed)).toEqual(['c3 a1'])
    const taken = play(sacrificed, 'x c3Ba1')
    expect(taken.outcome).toBeNull()
    const won = play(taken, 'Wa2,b2')
    expect(won.moves[2].text).toBe('Wa2,b2 x Ba1Wa2')
    expect(won.outcome).toMatchObject({ winners: [0], rule: 'ZE-20' })
  })
})
