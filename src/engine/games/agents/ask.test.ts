import { describe, expect, it } from 'vitest'
import { remembers } from './remembers'
import { speakerOf } from './speaker'
import { clock, isPass, possibleVetoers } from './ask'
import type { Event, PhaseOf } from './facts'
import type { PositionSpec } from './position'
import { play, promptsOf, refusalOf, sceneAt, tableOf, type Scene } from './testing/scene'

/** Seat 0 wants agent A to go to 1,1; money on A as given by seat. */
const ordered = (amounts: Readonly<Record<number, number>>, more: PositionSpec = {}) => {
  const on = Object.fromEntries(Object.entries(amounts).map(([seat, amount]) => [seat, { 0: amount }]))
  return play(sceneAt({ on, ...more }), '0: A > 1,1')
}

describe('who is asked', () => {
  it('AG-2.3 an order given is final: its giver is asked nothing more', () => {
    const scene = play(sceneAt(), '0: A > 1,1')
    expect([...promptsOf(scene).keys()]).toEqual([1, 2, 3, 4, 5])
    expect(refusalOf(scene, '0: pass')).toBe('CO-6')
  })

  it('AG-6.1 AG-6.6 asks all five others the same, no matter what they booked', () => {
    const poor = ordered({})
    const rich = ordered({ 0: 700, 1: 500, 3: 9000 })
    expect(promptsOf(poor)).toEqual(promptsOf(rich))
    expect([...promptsOf(rich).keys()]).toEqual([1, 2, 3, 4, 5])
    expect(rich.match.ask).toMatchObject({ closes: 'race', quiet: true })
    expect(JSON.stringify([...promptsOf(rich).values()])).not.toMatch(/500|700|9000/)
  })

  it('AG-6.6 a mover who can’t hold is asked all the same', () => {
    expect([...promptsOf(play(ordered({ 1: 500 }), '1: veto 500')).keys()]).toEqual([0])
  })
})

it('AG-7.7 AG-7.8 the mover and the losers of a veto may not veto', () => {
  const { phase, ...table } = tableOf(ordered({}))
  const { pending } = phase as PhaseOf<'window'>
  expect(possibleVetoers({ ...table, phase }, pending)).toEqual([1, 2, 3, 4, 5])
  expect(possibleVetoers({ ...table, phase }, { ...pending, lost: [4, 1] })).toEqual([2, 3, 5])
})

it('AG-7.1 AG-7.3 the mover answers a bid, the vetoer a hold', () => {
  const speaker = (scene: Scene) => speakerOf(tableOf(scene), tableOf(scene).phase as PhaseOf<'hold' | 'raise'>)
  const bid = play(ordered({ 0: 9, 4: 9 }), '4: veto 3')
  expect([speaker(bid), ...promptsOf(bid).keys()]).toEqual([0, 0])
  const held = play(bid, '0: hold')
  expect([speaker(held), ...promptsOf(held).keys()]).toEqual([4, 4])
})

it('AG-6.3 only letting go keeps the window open', () => {
  expect(isPass({ type: 'letGo' })).toBe(true)
  expect(isPass({ type: 'veto', amount: 1 })).toBe(false)
})

describe('clocks', () => {
  const ordered = (options: PositionSpec['options'] = {}) =>
    play(sceneAt({ on: { 0: { 0: 9 }, 1: { 0: 9 } }, options }), '0: A > 1,1')
  const clockOf = (scene: Scene) => clock(tableOf(scene))

  it('AG-8.1 AG-8.2 the window has 20 s by default, and at least 3 s', () => {
    expect(clockOf(ordered())).toEqual({ limitMs: 20_000, leastMs: 3000 })
    expect(clockOf(ordered({ windowClock: 40 }))).toEqual({ limitMs: 40_000, leastMs: 3000 })
    expect(clockOf(ordered({ windowClock: 'off' }))).toEqual({ limitMs: null, leastMs: 3000 })
  })

  it('AG-7.8 AG-8.1 a reopened window has a full clock', () => {
    expect(clockOf(play(ordered(), '1: veto 9', '0: hold', '1: pass')).limitMs).toBe(20_000)
  })

  it('AG-8.4 turn, hold and raise have none unless chosen', () => {
    const options = { turnClock: 60, holdClock: 10, raiseClock: 40 }
    const limits = (chosen: PositionSpec['options']) => {
      const window = ordered(chosen)
      const hold = play(window, '1: veto 3')
      const all = [
        sceneAt({ options: chosen }),
        hold,
        play(hold, '0: hold'),
        play(sceneAt({ options: chosen }), '0: draw?'),
      ]
      return all.map((scene) => clockOf(scene).limitMs)
    }
    expect(limits({})).toEqual([null, null, null, 20_000])
    expect(limits(options)).toEqual([60_000, 10_000, 40_000, 20_000])
  })
})

describe('what may be looked up', () => {
  const lap = ['0: book A 900', '1: pass', '2: pass', '3: pass', '4: pass', '5: pass']
  const orderLetGo = ['0: A > 1,1', '3: let go', '1: let go', '2: let go', '4: let go', '5: let go']

  it('AG-10.1 goes back to the previous round, in events and in notes', () => {
    const first = play(sceneAt(), ...lap)
    const kept = (scene: typeof first) => scene.events.filter((event: Event) => remembers(event, tableOf(scene)))
    expect(kept(first).length).toBe(6)
    const second = play(first, ...orderLetGo, '1: pass', '2: pass', '3: pass', '4: pass', '5: pass')
    expect(tableOf(second).round).toBe(3)
    expect(kept(second).every((event) => event.round === 2)).toBe(true)
    expect(tableOf(second).notes).toEqual([])
  })

  it('AG-10.1 the full notebook keeps everything', () => {
    const scene = play(sceneAt({ options: { notebook: 'full' } }), ...lap, ...lap)
    expect(scene.events.every((event) => remembers(event, tableOf(scene)))).toBe(true)
    expect(tableOf(scene).notes).toHaveLength(2)
  })

  it('AG-10.1 all is remembered once the game is over', () => {
    const scene = play(sceneAt(), ...lap, '0: pass', ...lap.slice(1), '0: draw?', '*: yes')
    expect(scene.events.every((event) => remembers(event, tableOf(scene)))).toBe(true)
  })
})
