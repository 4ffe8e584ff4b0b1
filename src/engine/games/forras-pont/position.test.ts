import { expect, it } from 'vitest'
import { centre } from './board'
import { position } from './position'

const plain = '↑↗→↘↓↙←↖↻'

it('fills in what is left out as at the start of the turns', () => {
  const { table, own, hidden } = position({ sheets: [plain, plain, plain] })
  expect(table).toMatchObject({ phase: 'turns', turn: 0, idle: 0, card: '?', pile: 6, ended: [] })
  expect(table.sides).toEqual(['south', 'west', 'north'])
  expect(table.bank).toEqual({ yellow: 16, purple: 16, pink: 16 })
  expect(hidden.pile).toEqual([4, 5, 6, 7, 8, 9])
  expect(own).toEqual([null, null, null])
})

it('puts into the bank what is neither owned nor on the board, and into the pile what nobody has won', () => {
  const board = 'Y...... ....... ....... ....... ....... ....... ......L'
  const { table, hidden } = position({
    board,
    sheets: [plain, plain],
    discs: [{ yellow: 5 }],
    card: 4,
    won: [[9], ['?']],
  })
  expect(table.bank).toEqual({ yellow: 10, purple: 15, pink: 16 })
  expect(hidden.pile).toEqual([5, 6, 7, 8])
  expect(table.board[centre]).toBeNull()
})

it('throws where a position can’t be', () => {
  const sheets = [plain, plain]
  expect(() => position({ sheets, board: 'Y' })).toThrow('not a board')
  expect(() => position({ sheets, board: `${'.'.repeat(24)}Y${'.'.repeat(24)}` })).toThrow('not a board')
  expect(() => position({ sheets, board: `X${'.'.repeat(48)}` })).toThrow('no colour')
  expect(() => position({ sheets: ['?', plain] })).toThrow('not a sheet')
  expect(() => position({ sheets, discs: [{ pink: 17 }] })).toThrow('too many pink')
})
