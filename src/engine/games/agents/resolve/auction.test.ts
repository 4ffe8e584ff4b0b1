import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../position'
import { play, promptsOf, refusalOf, sceneAt, tableOf, type Scene } from '../testing/scene'

const letGo = '*: let go'
/** Seat 0 wants agent A to go to 1,1; money on A as given by seat. */
const ordered = (amounts: Readonly<Record<number, number>>, more: PositionSpec = {}) => {
  const on = Object.fromEntries(Object.entries(amounts).map(([seat, amount]) => [seat, { 0: amount }]))
  return play(sceneAt({ on, ...more }), '0: A > 1,1')
}
const moved = (scene: Scene) => tableOf(scene).agents[0] === '1,1'
const skips = (scene: Scene) => tableOf(scene).skips

describe('the window', () => {
  it('AG-6.6 letting go changes nothing that anyone sees', () => {
    const before = ordered({ 1: 500 })
    const after = play(before, '4: let go')
    expect(after.match.world).toBe(before.match.world)
    expect(after.events).toEqual(before.events)
  })

  it('AG-6.3 letting go is final for the window', () => {
    expect(refusalOf(play(ordered({ 1: 237 }), '1: let go'), '1: veto 237')).toBe('CO-7')
    expect(moved(play(ordered({ 1: 237 }), letGo))).toBe(true)
  })

  it('AG-6.4 the first veto to arrive opens the auction; a later one counts for nothing', () => {
    const scene = play(ordered({ 1: 237, 2: 900 }), '5: let go', '1: veto 237')
    expect(refusalOf(scene, '2: veto 900')).toBe('CO-6')
    expect(tableOf(scene).phase).toMatchObject({ type: 'hold', auction: { vetoer: 1, bid: 237, named: 1 } })
  })

  it('AG-6.7 a vetoed carry does not become a move', () => {
    const scene = sceneAt({ agents: { 0: '0,0' }, on: { 1: { 0: 5 } } })
    const after = play(scene, '0: A* > 1,0', '1: veto 5', '0: give up')
    expect(tableOf(after)).toMatchObject({ treasure: '0,0', seat: 1 })
    expect(tableOf(after).agents[0]).toBe('0,0')
  })

  it('AG-6.8 a partner may veto with 1', () => {
    const after = play(ordered({ 0: 5000, 3: 1 }), '3: veto 1', '0: give up')
    expect(moved(after)).toBe(false)
    expect(skips(after)).toEqual([0, 0, 0, 0, 0, 0])
    const stubborn = play(ordered({ 0: 5000, 3: 1 }), '3: veto 1', '0: hold', '3: pass', letGo)
    expect(moved(stubborn)).toBe(true)
    expect(skips(stubborn)).toEqual([0, 0, 0, 1, 0, 0])
  })

  it('AG-2.4 a seat that skips may veto', () => {
    const scene = play(sceneAt({ skips: [0, 3, 0, 0, 0, 0], on: { 1: { 0: 10 } } }), '0: A > 1,1', '1: veto 10')
    expect(tableOf(scene).phase.type).toBe('hold')
  })
})

describe('the auction', () => {
  it('AG-7.1 the example of 237: hold or give up', () => {
    const scene = play(ordered({ 0: 237, 1: 237 }), '1: veto 237')
    expect([...promptsOf(scene)]).toEqual([
      [0, expect.objectContaining({ type: 'hold', vetoer: 1, bid: 237, amountsLeft: 19 })],
    ])
    expect(tableOf(play(scene, '0: hold')).phase.type).toBe('raise')
    const given = play(scene, '0: give up')
    expect(moved(given)).toBe(false)
    expect(given.events.slice(-2)).toMatchObject([
      { type: 'gaveUp', seat: 0, amount: 237 },
      { type: 'foiled', seat: 0, vetoer: 1, rule: 'AG-7.6' },
    ])
  })

  it('AG-7.4 twenty amounts, then the vetoer passes without being asked', () => {
    let scene = play(ordered({ 0: 500, 1: 600 }), '1: veto 1', '0: hold')
    for (let amount = 2; amount <= 20; amount++) {
      expect([...promptsOf(scene).values()]).toMatchObject([{ type: 'raise', amountsLeft: 21 - amount }])
      scene = play(scene, `1: raise ${amount}`, '0: hold')
    }
    expect(tableOf(scene).phase).toMatchObject({ type: 'window', pending: { held: 20, lost: [1] } })
    expect(scene.events.slice(-2)).toMatchObject([
      { type: 'withdrew', rule: 'AG-7.4', forced: true, skips: 1 },
      { type: 'reopened', least: 21 },
    ])
  })

  it('AG-7.4 the twentieth amount can still win', () => {
    let scene = play(ordered({ 0: 19, 1: 20 }), '1: veto 1', '0: hold')
    for (let amount = 2; amount <= 19; amount++) scene = play(scene, `1: raise ${amount}`, '0: hold')
    scene = play(scene, '1: raise 20')
    expect(refusalOf(scene, '0: hold')).toBe('AG-7.2')
    expect(moved(play(scene, '0: give up'))).toBe(false)
  })

  it('AG-7.4 a second auction has twenty amounts of its own', () => {
    const scene = play(ordered({ 0: 500, 1: 5, 2: 600 }), '1: veto 5', '0: hold', '1: pass', '2: veto 6', '0: hold')
    expect([...promptsOf(scene).values()]).toMatchObject([{ type: 'raise', amountsLeft: 19 }])
  })

  it('AG-7.5 four times 1000 do not stop 1001', () => {
    const four = { 0: 1001, 1: 1000, 2: 1000, 4: 1000, 5: 1000 }
    const first = play(ordered(four), '1: veto 1000', '0: hold')
    expect(refusalOf(first, '1: raise 1001')).toBe('AG-6.2')
    expect(refusalOf(first, '2: raise 1000')).toBe('CO-6')
    const second = play(first, '1: pass')
    for (const seat of [2, 4, 5]) expect(refusalOf(second, `${seat}: veto 1000`)).toBe('AG-6.5')
    expect(moved(play(second, letGo))).toBe(true)
  })

  it('AG-7.6 a won veto ends the turn and costs nothing', () => {
    const after = play(ordered({ 0: 5, 1: 10 }), '1: veto 6', '0: give up')
    expect(tableOf(after)).toMatchObject({ seat: 1, turn: 2, phase: { type: 'turn' } })
    expect(skips(after)).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('AG-7.7 a lost veto costs the very next turn; lost ones add up', () => {
    const once = play(ordered({ 0: 500, 1: 5 }), '1: veto 5', '0: hold', '1: pass', letGo)
    expect(moved(once)).toBe(true)
    expect(tableOf(once)).toMatchObject({ seat: 2, turn: 2 })
    const twice = play(ordered({ 0: 500, 1: 5 }, { skips: [0, 1, 0, 0, 0, 0] }), '1: veto 5', '0: hold', '1: pass')
    expect(skips(twice)).toEqual([0, 2, 0, 0, 0, 0])
    expect(twice.events).toContainEqual(expect.objectContaining({ type: 'withdrew', seat: 1, skips: 2, forced: false }))
  })

  it('AG-7.7 AG-7.8 the window reopens for all but the mover and the losers, even for those who let go', () => {
    const scene = play(ordered({ 0: 500, 1: 5, 2: 600 }), '2: let go', '1: veto 5', '0: hold', '1: pass')
    expect([...promptsOf(scene).keys()]).toEqual([2, 3, 4, 5])
    expect(promptsOf(scene).get(3)).toMatchObject({ type: 'window', least: 6 })
    const stopped = play(scene, '2: veto 501', '0: give up')
    expect(moved(stopped)).toBe(false)
    expect(tableOf(stopped)).toMatchObject({ seat: 2, skips: [0, 0, 0, 0, 0, 0] })
    expect(stopped.events).toContainEqual(expect.objectContaining({ type: 'skipped', seat: 1 }))
  })

  it('AG-7.8 when nobody is left to ask the order happens', () => {
    let scene = ordered({ 0: 500, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 })
    for (let seat = 1; seat <= 5; seat++) {
      expect(moved(scene)).toBe(false)
      scene = play(scene, `${seat}: veto ${seat}`, '0: hold', `${seat}: pass`)
    }
    expect(moved(scene)).toBe(true)
    expect(tableOf(scene)).toMatchObject({ seat: 0, turn: 2, skips: [0, 0, 0, 0, 0, 0] })
  })

  it('AG-7.9 bids cost no money', () => {
    const before = ordered({ 0: 500, 1: 300 })
    const after = play(before, '1: veto 200', '0: hold', '1: raise 300', '0: hold', '1: pass', letGo)
    expect(after.world.own).toEqual(before.world.own)
  })
})

it('AG-7.3 a raise that the mover does not hold wins the veto', () => {
  const held = play(ordered({ 0: 500, 1: 600 }), '1: veto 237', '0: hold')
  const raised = play(held, '1: raise 501')
  expect(raised.events.at(-1)).toMatchObject({ type: 'raised', rule: 'AG-7.3', seat: 1, amount: 501 })
  expect(moved(play(raised, '0: give up'))).toBe(false)
})
