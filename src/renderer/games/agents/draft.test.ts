import { describe, expect, it } from 'vitest'
import { position } from '../../../engine/games/agents/position'
import {
  confirmed,
  deeds,
  finishedOrder,
  givesAway,
  nothingChosen,
  plannedOrder,
  quickAmounts,
  targetsOf,
  whyNotOffered,
  withAgent,
  withDeed,
  withoutLast,
  withPad,
  withTarget,
  withVictim,
} from './draft'

const turn = { type: 'turn', mayOfferDraw: true } as const
const { table } = position({ agents: { 0: '2,0', 1: '2,0', 2: null, 4: '0,2' }, treasure: '2,0' })

describe('an order under construction', () => {
  it('grows from agent to deed to point', () => {
    const agent = withAgent(0)
    expect(finishedOrder(agent)).toBeNull()
    const deed = withDeed(agent, 'carry')
    expect(finishedOrder(deed)).toBeNull()
    expect(finishedOrder(withTarget(deed, '3,0'))).toEqual({ type: 'carry', agent: 0, to: '3,0' })
  })

  it('is a move when a point is tapped at once', () => {
    expect(finishedOrder(withTarget(withAgent(0), '1,0'))).toEqual({ type: 'move', agent: 0, to: '1,0' })
  })

  it('is a murder once there is a victim', () => {
    const deed = withDeed(withAgent(0), 'murder')
    expect(finishedOrder(deed)).toBeNull()
    expect(finishedOrder(withVictim(deed, 1))).toEqual({ type: 'murder', agent: 0, victim: 1 })
  })

  it('starts again with another agent', () => {
    const order = withTarget(withDeed(withAgent(0), 'carry'), '3,0')
    expect(withAgent(4)).toEqual({ ...nothingChosen, agent: 4 })
    expect(finishedOrder({ ...order, ...withAgent(4) })).toBeNull()
  })

  it('follows a change of mind: another point, another deed', () => {
    const carry = withTarget(withDeed(withAgent(0), 'carry'), '3,0')
    expect(finishedOrder(withTarget(carry, '1,0'))).toEqual({ type: 'carry', agent: 0, to: '1,0' })
    expect(finishedOrder(withDeed(carry, 'move'))).toBeNull()
  })

  it('is taken back one choice at a time', () => {
    const sure = { ...withTarget(withDeed(withAgent(0), 'carry'), '0,3'), sure: true }
    const steps = [sure]
    while (steps.at(-1)!.agent !== null) steps.push(withoutLast(steps.at(-1)!))
    expect(steps.map(({ agent, deed, to, sure }) => [agent, deed, to, sure])).toEqual([
      [0, 'carry', '0,3', true],
      [0, 'carry', '0,3', false],
      [0, 'carry', null, false],
      [0, null, null, false],
      [null, null, null, false],
    ])
    expect(withoutLast(withVictim(withDeed(withAgent(0), 'murder'), 1))).toEqual(withDeed(withAgent(0), 'murder'))
  })

  it('never carries anything over from the ask before', () => {
    const order = withTarget(withDeed(withAgent(0), 'carry'), '3,0')
    expect({ ...order, ...nothingChosen }).toEqual(nothingChosen)
  })
})

describe('what can be tapped', () => {
  it('AG-4.4 are the points the chosen agent may go to, headquarters only with the treasure', () => {
    expect(targetsOf(table, turn, withAgent(0))).not.toContain('3,0')
    expect(targetsOf(table, turn, withDeed(withAgent(0), 'carry'))).toContain('3,0')
  })

  it('is nothing without an agent, without a turn, and while killing or booking', () => {
    expect(targetsOf(table, turn, nothingChosen)).toEqual([])
    expect(targetsOf(table, null, withAgent(0))).toEqual([])
    expect(targetsOf(table, { type: 'draw', offeredBy: 1 }, withAgent(0))).toEqual([])
    for (const deed of ['murder', 'book'] as const)
      expect(targetsOf(table, turn, withDeed(withAgent(0), deed))).toEqual([])
  })

  it('AG-4.2 AG-4.5 are the deeds that are possible where the agent stands', () => {
    expect(deeds.filter((deed) => whyNotOffered(table, 0, deed) === null)).toEqual(['move', 'carry', 'murder', 'book'])
    expect(deeds.filter((deed) => whyNotOffered(table, 4, deed) === null)).toEqual(['move', 'book'])
  })
})

describe('confirming', () => {
  it('shows the order on the table first', () => {
    const order = plannedOrder(table, withTarget(withAgent(0), '1,0'))
    expect(order).toEqual({ type: 'move', agent: 0, from: '2,0', to: '1,0' })
    expect(plannedOrder(table, withAgent(0))).toBeNull()
    expect(plannedOrder(table, withTarget(withAgent(2), '1,0'))).toBeNull()
  })

  it('sends an order at once', () => {
    const order = withTarget(withAgent(0), '1,0')
    expect(confirmed(table, order, 0)).toEqual({ send: { type: 'move', agent: 0, to: '1,0' } })
    expect(confirmed(table, withAgent(0), 0)).toBeNull()
  })

  it.each([
    [0, false],
    [3, false],
    [1, true],
    [5, true],
  ])('AG-9.1 seat %i is asked twice before the treasure goes to a rival: %s', (seat, twice) => {
    const order = withTarget(withDeed(withAgent(0), 'carry'), '3,0')
    expect(givesAway(table, plannedOrder(table, order)!, seat)).toBe(twice)
    const send = { send: { type: 'carry', agent: 0, to: '3,0' } }
    expect(confirmed(table, order, seat)).toEqual(twice ? { ask: { ...order, sure: true } } : send)
    expect(confirmed(table, { ...order, sure: true }, seat)).toEqual(send)
  })

  it('asks again after another point was tapped', () => {
    const sure = { ...withTarget(withDeed(withAgent(0), 'carry'), '3,0'), sure: true }
    expect(withTarget(sure, '3,0').sure).toBe(false)
  })
})

describe('amounts', () => {
  it('start from an empty pad', () => {
    expect(withPad({ ...nothingChosen, amount: 300 })).toMatchObject({ amount: 0, pad: true })
    expect(withDeed({ ...withAgent(3), amount: 40 }, 'book')).toMatchObject({ agent: 3, amount: 0, pad: true })
  })

  it.each([
    [1, 15_000, [500, 1000, 2500, 5000, 15_000]],
    [1, 237, [1, 237]],
    [1000, 1000, [1000]],
    [501, 500, []],
  ])('from %i to %i offer %j for one tap', (least, most, quick) => {
    expect(quickAmounts({ least, most })).toEqual(quick)
  })
})
