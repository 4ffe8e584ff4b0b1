import { describe, expect, it } from 'vitest'
import { promptOf } from './ask'
import { capture, capturesOn, eventsOf, legalAnswers, place, play, refusalOf, tableAt } from './testing/scene'

describe('overlooked captures', () => {
  const option = { options: { overlooked: true } }
  const start = tableAt({ ...option, marbles: 'Wd4 Bd5' })

  it('ZE-27 a capture may be overlooked', () => {
    expect(refusalOf(start, place('a2', 'a1'))).toBeNull()
    expect(refusalOf(start, capture('d4', 'd6'))).toBeNull()
    expect(refusalOf(tableAt({ marbles: 'Wd4 Bd5' }), place('a2', 'a1'))).toBe('ZE-10')
  })

  it('ZE-27 ZE-12 a chain, once begun, is played to its end', () => {
    const chain = tableAt({ ...option, marbles: 'Wd1 Gd2 Wd4' })
    expect(refusalOf(chain, capture('d1', 'd3'))).toBe('ZE-12')
    expect(refusalOf(chain, capture('d1', 'd3', 'd5'))).toBeNull()
  })

  it('ZE-28 the opponent captures, plays on or demands', () => {
    const missed = play(start, 'Wa2,a1')
    expect(promptOf(missed)).toEqual({ type: 'move', capture: true, place: 'supply', demand: true, pass: false })
    expect(play(missed, 'x d4Bd6').captured[1].black).toBe(1)
    expect(play(missed, 'Wg1,g2').turn).toBe(0)
    expect(refusalOf(play(missed, 'x d4Bd6'), { type: 'demand' })).toBe('ZE-28')
  })

  it('ZE-29 a move taken back is undone with its ring, and its player must capture', () => {
    const back = play(start, 'Wa2,a1', 'demand')
    expect(back).toMatchObject({
      board: start.board,
      supply: start.supply,
      captured: start.captured,
      turn: 0,
      moves: [],
    })
    expect(capturesOn(back)).toEqual(['d4 d6', 'd5 d3'])
    expect(legalAnswers(back).length).toBe(2)
    expect(refusalOf(back, place('a2', 'a1'))).toBe('ZE-29')
    expect(refusalOf(back, { type: 'demand' })).toBe('ZE-28')
    expect(play(back, 'x d4Bd6')).toMatchObject({ turn: 1, ordered: false, missed: null })
  })

  it('ZE-29 claims are undone too', () => {
    const table = tableAt({ ...option, marbles: 'Wd4 Bd5 Ga1', gone: 'a2 b2' })
    const back = play(table, 'Wd7,b1 x Ga1', 'demand')
    expect(back.board).toBe(table.board)
    expect(back.captured).toEqual(table.captured)
  })

  it('ZE-30 playing on without capturing may be demanded back in turn', () => {
    const both = play(start, 'Wa2,a1', 'Wg1,g2')
    expect(promptOf(both)).toMatchObject({ demand: true })
    const back = play(both, 'demand')
    expect(back.turn).toBe(1)
    expect(back.board).toBe(play(start, 'Wa2,a1').board)
    expect(new Set(legalAnswers(back).map((answer) => answer.type))).toEqual(new Set(['capture']))
  })

  it('ZE-30 not if there was nothing left to capture', () => {
    const gone = play(tableAt({ ...option, marbles: 'Wa1 Ba2' }), 'Wd4,a3')
    expect(gone).toMatchObject({ captures: false })
    expect(gone.missed).not.toBeNull()
    expect(promptOf(play(gone, 'Gd6,g2'))).toMatchObject({ demand: false })
  })

  it('ZE-28 a player who could only pass may still demand', () => {
    const table = tableAt({ ...option, marbles: 'Wa1 Ba2', supply: { white: 1 } })
    const stuck = play(table, 'Wd4,a3')
    expect(promptOf(stuck)).toEqual({ type: 'move', capture: false, place: null, demand: true, pass: true })
    expect(play(stuck, 'demand')).toMatchObject({ turn: 0, ordered: true })
    expect(play(stuck, 'pass').outcome).toMatchObject({ rule: 'ZE-25' })
  })

  it('ZE-31 a win by a move that overlooked a capture waits for the opponent', () => {
    const table = tableAt({ ...option, marbles: 'Wd4 Bd5 Wa1', gone: 'a2 b2', captured: [{ white: 2 }, {}] })
    const won = play(table, 'Wd7,b1 x Wa1')
    expect(won.outcome).toBeNull()
    expect(promptOf(won)).toMatchObject({ type: 'verdict', outcome: { winners: [0] } })
    expect(refusalOf(won, place('a2', 'a1'))).toBe('ZE-31')
    expect(play(won, 'accept').outcome).toMatchObject({ winners: [0], rule: 'ZE-20' })
    expect(eventsOf(won, { type: 'accept' })).toEqual([{ type: 'won', rule: 'ZE-20', seat: 0, how: 'white' }])
    expect(play(won, 'demand')).toMatchObject({ board: table.board, turn: 0, ordered: true, outcome: null })
  })
})
