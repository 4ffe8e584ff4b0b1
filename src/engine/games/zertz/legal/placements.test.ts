import { describe, expect, it } from 'vitest'
import { legalAnswers, place, play, refusalOf, signOf, tableAt } from '../testing/scene'

describe('placing', () => {
  it('ZE-5 any colour that the supply has, on any empty ring', () => {
    const table = tableAt({ marbles: 'Wd4', supply: { white: 1, black: 1 } })
    expect(refusalOf(table, place('d6', 'a1', 'black'))).toBeNull()
    expect(refusalOf(table, place('d6', 'a1', 'grey'))).toBe('ZE-5')
    expect(refusalOf(table, place('d4', 'a1'))).toBe('ZE-5')
    expect(play(table, 'Wd6,a1').supply).toEqual({ white: 0, grey: 0, black: 1 })
    expect(refusalOf(tableAt({ gone: 'a1' }), place('a1', 'a2'))).toBe('ZE-5')
  })

  it('ZE-6 a free ring must be removed, and not the one just used', () => {
    expect(refusalOf(tableAt({}), place('d4', null))).toBe('ZE-6')
    expect(refusalOf(tableAt({}), place('a1', 'a1'))).toBe('ZE-7')
    expect(signOf(play(tableAt({}), 'Wd4,a1'), 'a1')).toBe('-')
  })

  it.each([
    ['a corner', '', 'a1', true],
    ['an edge', '', 'a2', true],
    ['inside', '', 'd4', false],
    ['one neighbour missing', 'd5', 'd4', false],
    ['two missing, not next to each other', 'd5 d3', 'd4', false],
    ['two missing, one between', 'd5 e3', 'd4', false],
    ['three missing, none next to another', 'd5 e3 c3', 'd4', false],
    ['two missing next to each other', 'd5 e4', 'd4', true],
  ])('ZE-7 whether a ring is free: %s', (_, gone, ring, free) => {
    expect(refusalOf(tableAt({ gone }), place('b3', ring))).toBe(free ? null : 'ZE-7')
  })

  it('ZE-7 an occupied ring is never free', () => {
    expect(refusalOf(tableAt({ marbles: 'Wa1' }), place('d4', 'a1'))).toBe('ZE-7')
  })

  it('ZE-8 without a free ring the move ends with the placement', () => {
    const table = tableAt({ rings: 'd4 d5', marbles: 'Wd3 Gc3 Gc4 Wc5 Gd6 Be5 Be4 Be3' })
    expect(table.captures).toBe(false)
    expect(refusalOf(table, place('d4', 'd5'))).toBe('ZE-7')
    expect(legalAnswers(table).map((answer) => answer.type === 'place' && answer.remove)).toEqual(Array(6).fill(null))
    expect(play(table, 'Wd4').turn).toBe(1)
  })

  it('ZE-9 a move is final: only the table option lets it be demanded back', () => {
    const table = play(tableAt({}), 'Wd4,a1')
    expect(refusalOf(table, { type: 'demand' })).toBe('ZE-28')
    expect(refusalOf(table, { type: 'accept' })).toBe('ZE-31')
  })
})
