import { describe, expect, it } from 'vitest'
import { tableAfter } from '../resolve'
import { legalAnswers, play, tableAt } from '../testing/scene'

describe('legal answers', () => {
  it('ZE-4 a move is a placement or a capture, and the turn goes on', () => {
    const table = tableAt({ marbles: 'Wd4', captured: [{}, {}] })
    expect(new Set(legalAnswers(table).map((answer) => answer.type))).toEqual(new Set(['place']))
    const next = play(table, 'Gd5,a1')
    expect(next.turn).toBe(1)
    expect(new Set(legalAnswers(next).map((answer) => answer.type))).toEqual(new Set(['capture']))
    expect(play(next, 'x d4Gd6').turn).toBe(0)
  })

  it('ZE-5 ZE-6 ZE-7 the first position has 1,944 moves', () => {
    expect(legalAnswers(tableAt({})).length).toBe(1944)
  })

  it('ZE-5 ZE-6 ZE-7 from the first position there are 3,277,260 sequences of two moves', () => {
    const first = tableAt({})
    // Colours don't matter this early: no supply runs out, and a single marble can't be captured.
    const whites = legalAnswers(first).filter((answer) => answer.type === 'place' && answer.marble === 'white')
    expect(whites.length * 3).toBe(1944)
    const replies = whites.map((answer) => legalAnswers(tableAfter(first, answer)).length)
    expect(3 * replies.reduce((sum, one) => sum + one, 0)).toBe(3_277_260)
  })
})
