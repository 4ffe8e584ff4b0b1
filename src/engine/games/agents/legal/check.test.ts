import { describe, expect, it } from 'vitest'
import { parseAnswer } from '../parse'
import { attempt, play, refusalOf, sceneAt, tableOf, type Scene } from '../testing/scene'
import { check } from './check'

describe('turns', () => {
  it('AG-2.2 ordering needs no money', () => {
    expect(refusalOf(sceneAt(), '0: L > 2,-1')).toBeNull()
  })

  it('AG-2.5 an answer to something else is refused', () => {
    expect(refusalOf(sceneAt(), '0: hold')).toBe('AG-2.5')
    expect(refusalOf(sceneAt(), '0: let go')).toBe('AG-2.5')
    const scene = play(sceneAt({ on: { 1: { 0: 10 } } }), '0: A > 1,1')
    expect(refusalOf(scene, '1: pass')).toBe('AG-2.5')
    const hold = play(scene, '1: veto 4')
    expect(refusalOf(hold, '0: pass')).toBe('AG-2.5')
    expect(refusalOf(play(sceneAt(), '0: draw?'), '1: pass')).toBe('AG-2.5')
  })
})

describe('booking', () => {
  const turn = { type: 'turn', mayOfferDraw: true } as const
  const viewOf0 = (scene: Scene) => ({ seat: 0, table: tableOf(scene), own: scene.world.own[0] })

  it('AG-3.1 the dead are not paid', () => {
    const scene = sceneAt({ agents: { 3: null } })
    expect(refusalOf(scene, '0: book D 5')).toBe('AG-3.1')
    expect(refusalOf(scene, '0: book E 5')).toBeNull()
  })

  it('AG-3.2 a positive whole number within the money left', () => {
    const scene = play(sceneAt(), '0: book A 14000', '1: pass', '2: pass', '3: pass', '4: pass', '5: pass')
    expect(refusalOf(scene, '0: book B 1001')).toBe('AG-3.2')
    expect(refusalOf(scene, '0: book B 0')).toBe('AG-3.2')
    expect(refusalOf(scene, '0: book B 1000')).toBeNull()
    for (const amount of [1.5, '5', null, -1, NaN, Infinity]) {
      const parsed = parseAnswer({ type: 'book', agent: 0, amount })
      const refused = 'refusal' in parsed ? parsed.refusal : check(viewOf0(scene), turn, parsed.value)
      expect(refused).not.toBeNull()
    }
  })
})

describe('orders', () => {
  it('AG-4.4 a headquarters is entered only with the treasure', () => {
    expect(refusalOf(sceneAt(), '0: A > 3,0')).toBe('AG-4.4')
    const scene = sceneAt({ agents: { 0: '2,1' }, treasure: '2,1' })
    expect(refusalOf(scene, '0: A > 3,0')).toBe('AG-4.4')
    expect(refusalOf(scene, '0: A* > 3,0')).toBeNull()
    expect(refusalOf(sceneAt({ agents: { 0: '1,2' }, treasure: '1,2' }), '0: A* > 0,3')).toBeNull()
  })

  it('AG-4.5 a murder needs another agent on the same point', () => {
    const scene = sceneAt({ agents: { 0: '1,1', 1: '1,1' }, on: { 0: { 0: 1000 } } })
    expect(refusalOf(scene, '0: A x C')).toBe('AG-4.5')
    expect(refusalOf(scene, '0: A x A')).toBe('AG-4.5')
    expect(refusalOf(scene, '0: A x B')).toBeNull()
  })

  it('AG-4.6 the dead take no orders', () => {
    const scene = sceneAt({ agents: { 0: null } })
    for (const order of ['A > 1,1', 'A* > 1,1', 'A x B']) expect(refusalOf(scene, `0: ${order}`)).toBe('AG-4.6')
    expect(attempt(scene, '0: B > 0,2')).not.toHaveProperty('rule')
  })
})

describe('bids', () => {
  const ordered = (amounts: Readonly<Record<number, number>>) => {
    const on = Object.fromEntries(Object.entries(amounts).map(([seat, amount]) => [seat, { 0: amount }]))
    return play(sceneAt({ on }), '0: A > 1,1')
  }

  it('AG-6.2 a veto must be true, and at least 1', () => {
    const scene = ordered({ 1: 237 })
    expect(refusalOf(scene, '1: veto 238')).toBe('AG-6.2')
    expect(refusalOf(scene, '2: veto 1')).toBe('AG-6.2')
    expect(refusalOf(scene, '1: veto 0')).toBe('AG-6.5')
    expect(refusalOf(scene, '1: veto 1')).toBeNull()
    expect(refusalOf(scene, '1: veto 237')).toBeNull()
  })

  it('AG-6.5 a second vetoer must name more than what was held', () => {
    const scene = play(ordered({ 0: 500, 1: 100, 2: 600 }), '1: veto 100', '0: hold', '1: pass')
    expect(refusalOf(scene, '2: veto 100')).toBe('AG-6.5')
    expect(refusalOf(scene, '2: veto 101')).toBeNull()
  })

  it('AG-7.2 a hold must be true', () => {
    expect(refusalOf(play(ordered({ 0: 236, 1: 237 }), '1: veto 237'), '0: hold')).toBe('AG-7.2')
    expect(refusalOf(play(ordered({ 0: 237, 1: 237 }), '1: veto 237'), '0: hold')).toBeNull()
  })

  it('AG-7.3 a raise is higher, and true', () => {
    const scene = play(ordered({ 0: 500, 1: 600 }), '1: veto 237', '0: hold')
    expect(refusalOf(scene, '1: raise 237')).toBe('AG-7.3')
    expect(refusalOf(scene, '1: raise 601')).toBe('AG-6.2')
    expect(refusalOf(scene, '1: raise 238')).toBeNull()
    expect(refusalOf(scene, '1: raise 600')).toBeNull()
  })
})
