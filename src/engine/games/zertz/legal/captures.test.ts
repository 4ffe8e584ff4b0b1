import { describe, expect, it } from 'vitest'
import { capture, capturesOn, place, play, refusalOf, signOf, tableAt } from '../testing/scene'

describe('capturing', () => {
  it('ZE-10 is compulsory', () => {
    const table = tableAt({ marbles: 'Wd4 Bd5' })
    expect(table.captures).toBe(true)
    expect(refusalOf(table, place('a2', 'a1'))).toBe('ZE-10')
  })

  it('ZE-11 a white and a black marble side by side: either jumps the other', () => {
    expect(capturesOn(tableAt({ marbles: 'Wd4 Bd5' }))).toEqual(['d4 d6', 'd5 d3'])
  })

  it('ZE-11 in all six directions, over a neighbour, to the empty ring straight behind', () => {
    const around = tableAt({ marbles: 'Wd4 Gd5 Ge4 Ge3 Gd3 Gc3 Gc4' })
    expect(capturesOn(around).filter((path) => path.startsWith('d4')).length).toBeGreaterThanOrEqual(6)
    for (const end of ['d6', 'f4', 'f2', 'd2', 'b2', 'b4'])
      expect(capturesOn(around).some((path) => path.startsWith(`d4 ${end}`))).toBe(true)
    expect(refusalOf(tableAt({ marbles: 'Wd4 Bd6' }), capture('d4', 'd7'))).toBe('ZE-11')
    expect(refusalOf(tableAt({ marbles: 'Wd4 Bd5 Gd6 We4' }), capture('d4', 'd6'))).toBe('ZE-11')
    expect(refusalOf(tableAt({ marbles: 'Wd4 Bd5' }), capture('d4'))).toBe('ZE-11')
    expect(refusalOf(tableAt({ marbles: 'Wd4 Bd5' }), capture('a1', 'a3'))).toBe('ZE-11')
  })

  it('ZE-11 no marble jumps off the board or into a gap', () => {
    expect(capturesOn(tableAt({ marbles: 'Wd6 Bd7' }))).toEqual(['d7 d5'])
    expect(capturesOn(tableAt({ marbles: 'Wd4 Bd5', gone: 'd6' }))).toEqual(['d5 d3'])
  })

  it('ZE-12 the chain goes on while the marble can jump', () => {
    const table = tableAt({ marbles: 'Wd1 Gd2 Wd4' })
    expect(refusalOf(table, capture('d1', 'd3'))).toBe('ZE-12')
    expect(refusalOf(table, capture('d1', 'd3', 'd5'))).toBeNull()
    const next = play(table, 'x d1Gd3Wd5')
    expect(next.captured[0]).toEqual({ white: 1, grey: 1, black: 0 })
    expect(signOf(next, 'd5')).toBe('W')
  })

  it('ZE-12 only the marble that jumped goes on', () => {
    expect(capturesOn(tableAt({ marbles: 'Wa1 Ga2 Wg1 Bg2' }))).toEqual(['a1 a3', 'g1 g3'])
  })

  it('ZE-13 a jumped marble leaves at once and is not jumped again', () => {
    expect(refusalOf(tableAt({ marbles: 'Wd1 Gd2' }), capture('d1', 'd3'))).toBeNull()
    expect(refusalOf(tableAt({ marbles: 'Wd1 Gd2' }), capture('d1', 'd3', 'd1'))).toBe('ZE-11')
  })

  it('ZE-13 a chain may come back to where it began', () => {
    const round = tableAt({ marbles: 'Wd2 Gd3 Ge3 Ge2' })
    expect(capturesOn(round)).toContain('d2 d4 f2 d2')
  })

  it('ZE-14 the player chooses the path, and need not choose the longest', () => {
    const table = tableAt({ marbles: 'Wd4 Gd5 Bc4 Bb5' })
    expect(refusalOf(table, capture('d4', 'd6'))).toBeNull()
    expect(capturesOn(table)).toContain('d4 d6')
    const fork = capturesOn(tableAt({ marbles: 'Wd1 Gd2 Bd4 Gc3 Bd6' }))
    expect(fork.filter((path) => path.startsWith('d1'))).toEqual(['d1 d3 b3', 'd1 d3 d5 d7'])
  })

  it('ZE-15 removes no ring', () => {
    const table = tableAt({ marbles: 'Wd4 Bd5' })
    expect(play(table, 'x d4Bd6').board.includes('-')).toBe(false)
  })
})
