import { describe, expect, it } from 'vitest'
import type { PositionSpec } from './position'
import { asked, atPlace, letPass, play, toldOf } from './testing/scene'

const idle = { dice: '9 10 J Q A', won: true }

describe('the end', () => {
  const end = (more: Partial<PositionSpec>) =>
    letPass(atPlace({ players: [{ ...idle }, { ...idle, money: 12 }], ...more }, 'doc'))

  it('DT-16.1 when the mine is empty', () => {
    const scene = end({ mine: 0 })
    expect(toldOf(scene, 'ended')).toMatchObject([{ why: 'mine' }])
    expect(asked(scene)).toEqual([])
  })

  it('DT-16.1 when the last property has an owner', () => {
    expect(toldOf(end({ row: [], pile: null }), 'ended')).toMatchObject([{ why: 'properties' }])
    expect(toldOf(end({ row: [], pile: null, mine: 0 }), 'ended')).toMatchObject([{ why: 'both' }])
    expect(toldOf(end({ row: [4], pile: null }), 'ended')).toEqual([])
    expect(toldOf(end({}), 'ended')).toEqual([])
  })

  it('DT-16.2 the round is played to its end, doc included', () => {
    const scene = letPass(
      atPlace({ players: [{ dice: '9 9 9 Q Q' }, { dice: 'K K K 10 10' }, { dice: 'J A A Q 10' }], mine: 2 }),
    )
    expect(scene.world.table.mine).toBe(0)
    expect(toldOf(scene, 'badge').length + toldOf(scene, 'reelected').length).toBe(1)
    expect(toldOf(scene, 'granted')).toHaveLength(1)
    expect(toldOf(scene, 'ended')).toHaveLength(scene.world.table.phase.type === 'over' ? 1 : 0)
    const doc = atPlace({ players: [{ ...idle }, { dice: 'K 9 9 9 9' }], mine: 0 }, 'doc')
    expect(asked(doc)).toEqual([1])
    expect(play(doc, { 1: { type: 'visit', action: 'cash', properties: [] } }).world.table).toMatchObject({
      phase: { type: 'over' },
      players: [{ money: 6 }, { money: 10 }],
    })
  })
})
