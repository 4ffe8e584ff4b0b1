import { expect, it } from 'vitest'
import type { Order } from '../../../engine/games/agents/facts'
import { position } from '../../../engine/games/agents/position'
import { boardWords } from './boardWords.en'
import { winsByOrder } from './wins'

const { table } = position({ agents: { 2: '0,2' }, treasure: '0,2' })
const names = ['Anna', 'Ben', 'Celia', 'Dan', 'Emma', 'Fred']
/** Ben's headquarters is one street away. */
const home: Order = { type: 'carry', agent: 2, from: '0,2', to: '0,3' }
const wins = (order: Order, seat: number | null) => winsByOrder(boardWords, table, order, seat, names)

it('those who may veto are told that letting the treasure go home ends the match, and for whom', () => {
  expect(boardWords.letGoWhat('carry', wins(home, 0))).toBe('if nobody vetoes, Ben and Emma win')
  expect(boardWords.passVetoWhat(wins(home, 0))).toBe('skip a turn; if nobody else vetoes, Ben and Emma win')
  // Ben and his partner.
  for (const seat of [1, 4]) expect(wins(home, seat)).toBe('you win')
})

it('an order that ends nothing says what it does', () => {
  expect(wins({ ...home, to: '-1,3' }, 0)).toBeNull()
  expect(boardWords.letGoWhat('carry', null)).toBe('if nobody vetoes, the treasure moves')
})
