import { expect, it } from 'vitest'
import { position } from '../../../engine/games/agents/position'
import { letGoAfter, letsGoByItself } from './letGo'

const [own] = position({ on: { 0: { 4: 100 } } }).own
const window = (agent: number, least: number) =>
  ({ type: 'window', mover: 1, order: { type: 'move', agent, from: '0,1', to: '0,0' }, least }) as const

it('AG-6.2 a device lets go by itself only where its player has nothing to veto with', () => {
  expect(letsGoByItself(true, own, window(4, 100))).toBe(false)
  expect(letsGoByItself(true, own, window(4, 101))).toBe(true)
  expect(letsGoByItself(true, own, window(5, 1))).toBe(true)
  expect(letsGoByItself(false, own, window(5, 1))).toBe(false)
})

it('AG-6.6 it answers between 1.5 and 3 seconds, whatever the player has', () => {
  expect([letGoAfter(0), letGoAfter(1)]).toEqual([1500, 3000])
})
