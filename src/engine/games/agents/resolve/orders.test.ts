import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../position'
import { play, refusalOf, sceneAt, tableOf } from '../testing/scene'

const letGo = '*: let go'

describe('walking', () => {
  it('AG-4.1 one street, no further', () => {
    expect(refusalOf(sceneAt(), '0: A > 1,1')).toBeNull()
    expect(refusalOf(sceneAt(), '0: A > 0,0')).toBe('AG-4.1')
    expect(refusalOf(sceneAt(), '0: A > 2,1')).toBe('AG-4.1')
    expect(refusalOf(sceneAt(), '0: A > 3,1')).toBe('AG-4.1')
    const moved = play(sceneAt(), '0: A > 1,1', '*: let go')
    expect(tableOf(moved).agents[0]).toBe('1,1')
    expect(moved.events.at(-1)).toMatchObject({ type: 'moved', seat: 0, agent: 0, from: '2,1', to: '1,1' })
  })

  it('AG-4.2 only an agent at the treasure carries it, and may also leave it there', () => {
    const scene = sceneAt({ agents: { 0: '0,0' } })
    expect(refusalOf(scene, '0: B* > 0,2')).toBe('AG-4.2')
    expect(tableOf(play(scene, '0: A* > 1,0', '*: let go'))).toMatchObject({ treasure: '1,0' })
    expect(tableOf(play(scene, '0: A > 1,0', '*: let go'))).toMatchObject({ treasure: '0,0' })
  })

  it('AG-4.3 agents share points', () => {
    const scene = sceneAt({ agents: { 0: '1,1', 1: '1,1', 2: '1,0' } })
    expect(tableOf(play(scene, '0: C > 1,1', '*: let go')).agents.filter((at) => at === '1,1')).toHaveLength(3)
  })
})

describe('murder', () => {
  const scene = (on: PositionSpec['on'], treasure = '0,0') => sceneAt({ agents: { 0: '1,1', 1: '1,1' }, treasure, on })

  it('AG-5.1 needs 1000 on the killer', () => {
    expect(refusalOf(scene({ 0: { 0: 999, 1: 5000 } }), '0: A x B')).toBe('AG-5.1')
    expect(refusalOf(scene({ 0: { 0: 1000 } }), '0: A x B')).toBeNull()
  })

  it('AG-5.2 of 2764 there remain 1764, as if 1764 had been paid', () => {
    const after = play(scene({ 0: { 0: 2764 } }), '0: A x B', letGo)
    const [ledger] = after.world.own
    expect(ledger.on[0]).toBe(1764)
    expect(ledger.money).toBe(15000 - 2764)
    expect(ledger.fees).toEqual([{ agent: 0, turn: 1, round: 1 }])
  })

  it('AG-5.2 a murder that was stopped costs nothing', () => {
    const after = play(scene({ 0: { 0: 2764 }, 1: { 0: 2765 } }), '0: A x B', '1: veto 2765', '0: give up')
    expect(after.world.own[0].on[0]).toBe(2764)
    expect(tableOf(after).agents[1]).toBe('1,1')
  })

  it('AG-5.3 the victim leaves; what was on it is lost and not told', () => {
    const poor = play(scene({ 0: { 0: 1000 } }), '0: A x B', letGo)
    const rich = play(scene({ 0: { 0: 1000 }, 4: { 1: 8000 } }), '0: A x B', letGo)
    expect(tableOf(rich).agents[1]).toBeNull()
    expect(rich.world.own[4].on[1]).toBe(0)
    expect(poor.events).toEqual(rich.events)
    expect(tableOf(poor)).toEqual(tableOf(rich))
  })

  it('AG-5.4 the treasure stays where it lies', () => {
    expect(tableOf(play(scene({ 0: { 0: 1000 } }, '1,1'), '0: A x B', letGo)).treasure).toBe('1,1')
  })

  it('AG-5.5 bids count the money before the deed', () => {
    const start = scene({ 0: { 0: 1500 }, 1: { 0: 1400 } })
    const held = play(start, '0: A x B', '1: veto 1400', '0: hold', '1: pass', letGo)
    expect(held.world.own[0].on[0]).toBe(500)
    expect(tableOf(held).agents[1]).toBeNull()
  })

  it('AG-5.5 money on the victim vetoes nothing', () => {
    const start = play(scene({ 0: { 0: 1000 }, 1: { 1: 9000 } }), '0: A x B')
    expect(refusalOf(start, '1: veto 1')).toBe('AG-6.2')
  })

  it('AG-5.5 a veto of 1000 or less can always be held, but need not be', () => {
    const start = play(scene({ 0: { 0: 1000 }, 3: { 0: 1000 } }), '0: A x B', '3: veto 1000')
    expect(refusalOf(start, '0: hold')).toBeNull()
    expect(tableOf(play(start, '0: give up')).agents[1]).toBe('1,1')
  })

  it('AG-3.6 money on a dead agent is gone for good', () => {
    const scene = sceneAt({ agents: { 0: '1,1', 1: '1,1' }, on: { 0: { 0: 1000 }, 1: { 1: 500 }, 2: { 1: 70 } } })
    const after = play(scene, '0: A x B', '*: let go')
    expect(after.world.own.map((own) => own.money)).toEqual([14000, 14500, 14930, 15000, 15000, 15000])
    expect(after.world.own.map((own) => own.on[1])).toEqual([0, 0, 0, 0, 0, 0])
  })
})
