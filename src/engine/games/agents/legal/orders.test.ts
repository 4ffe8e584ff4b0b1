import { expect, it } from 'vitest'
import { sceneAt, tableOf } from '../testing/scene'
import { livingAgents, orderOf, ordersOf, victimsOf, waysOf, whyImpossible } from './orders'

const scene = sceneAt({ agents: { 0: '2,0', 1: '2,0', 2: null }, treasure: '2,0', on: { 0: { 0: 1000 } } })
const table = tableOf(scene)

it('AG-4.1 AG-4.4 an agent goes along a street, into headquarters only with the treasure', () => {
  expect(waysOf(table, 0, true)).toEqual(['3,0', '2,1', '1,1', '1,0', '2,-1', '3,-1'])
  expect(waysOf(table, 0, false)).toEqual(['2,1', '1,1', '1,0', '2,-1', '3,-1'])
  expect(waysOf(table, 3, true)).toEqual([])
})

it('AG-4.5 an agent can kill any other on its point', () => {
  expect(victimsOf(table, 0)).toEqual([1])
  expect(victimsOf(table, 3)).toEqual([])
})

it('AG-4.6 the dead go nowhere and kill nobody', () => {
  expect(livingAgents(table)).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect([waysOf(table, 2, false), victimsOf(table, 2)]).toEqual([[], []])
})

it.each([
  [0, { move: true, carry: true, murder: true }],
  [2, { move: false, carry: false, murder: false }],
  [3, { move: true, carry: false, murder: false }],
])('AG-4.1 AG-4.2 AG-4.5 which orders are possible where agent %i stands', (agent, possible) => {
  const rules = { move: 'AG-4.1', carry: 'AG-4.2', murder: 'AG-4.5' }
  for (const type of ['move', 'carry', 'murder'] as const)
    expect(whyImpossible(table, agent, type)?.rule).toBe(possible[type] ? undefined : rules[type])
})

it('AG-2.2 AG-5.1 all orders are free but murder', () => {
  const { own } = scene.world
  const murders = (seat: number) => ordersOf({ seat, table, own: own[seat] }).filter((order) => order.type === 'murder')
  expect(murders(0)).toEqual([{ type: 'murder', agent: 0, victim: 1 }])
  expect(murders(1)).toEqual([])
})

it('an order says where it takes place', () => {
  const order = orderOf(table, { type: 'murder', agent: 0, victim: 1 })
  expect(order).toEqual({ type: 'murder', agent: 0, victim: 1, at: '2,0' })
})
