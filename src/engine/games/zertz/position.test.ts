import { describe, expect, it } from 'vitest'
import { position } from './position'
import { firstTable } from './setup'

describe('a position set by hand', () => {
  it('is the first position unless it says otherwise', () => {
    expect(position({}).table).toEqual(firstTable({ variant: 'basic', rings: 37, overlooked: false }, 0))
  })

  it('has the rings and marbles it names', () => {
    const { board } = position({ marbles: 'Wa1 Gb1', rings: 'a2 c1' }).table
    expect(board).toBe('W.--' + 'G----' + '.-----' + '-'.repeat(22))
    expect(position({ gone: 'a1 g4' }).table.board).toBe('-' + '.'.repeat(35) + '-')
  })

  it('ZE-10 knows whether a capture can be made', () => {
    expect(position({ marbles: 'Wd4 Bd5' }).table.captures).toBe(true)
    expect(position({ marbles: 'Wd4 Bd6' }).table.captures).toBe(false)
  })

  it('holds the marbles and the turn it names', () => {
    const { table } = position({ supply: { white: 1 }, captured: [{ black: 2 }, {}], turn: 1 })
    expect(table.supply).toEqual({ white: 1, grey: 0, black: 0 })
    expect(table.captured).toEqual([
      { white: 0, grey: 0, black: 2 },
      { white: 0, grey: 0, black: 0 },
    ])
    expect(table.turn).toBe(1)
  })
})
