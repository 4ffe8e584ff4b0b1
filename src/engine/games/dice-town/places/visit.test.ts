import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../position'
import { atPlace, letPass, play, promptOf, refusalOf, toldOf, type Scene } from '../testing/scene'

const player = (scene: Scene, seat: number) => scene.world.table.players[seat]

describe('the doc’s actions', () => {
  const doc = (dice: string, mine: Partial<PositionSpec['players'][number]> = {}) =>
    atPlace(
      {
        players: [
          { dice, ...mine },
          { dice: '9 10 J Q A', won: true, money: 1, nuggets: 2 },
          { dice: '9 10 J Q A', won: true, money: 5 },
        ],
        mine: 28,
        sheriff: 1,
        deck: ['marshal'],
      },
      'doc',
    )

  it.each([
    ['9 9 9 9 9', { property: [1] }, ['wire']],
    ['10 10 9 9 9', { property: [1] }, ['wire']],
    ['J J J J J', {}, ['draw']],
    ['Q Q Q Q Q', {}, ['draw']],
    ['K K K K K', {}, ['cash']],
    ['A A A A A', {}, ['gold']],
    ['9 J K A A', { property: [1] }, ['wire', 'draw', 'cash', 'gold']],
    ['9 J K A A', {}, ['draw', 'cash', 'gold']],
  ])('DT-12.3 %s with %j may %j', (dice, mine, actions) => {
    const scene = doc(dice, mine)
    expect(promptOf(scene, 0, 'visit').actions).toEqual(actions)
    expect(refusalOf(scene, 0, { type: 'pass' })).toBeNull()
  })

  it('DT-12.3 one action only, for which there is a die', () => {
    expect(refusalOf(doc('J J J J J'), 0, { type: 'visit', action: 'gold', properties: [] })).toBe('DT-12.3')
    expect(doc('9 9 9 9 9').world.table.phase.type).toBe('keep')
  })

  it('DT-12.4 wire: one or two properties of the hand, open from now on', () => {
    const scene = doc('9 9 K A A', { property: [1, 3, 5] })
    const wire = (properties: number[]) => ({ type: 'visit', action: 'wire', properties }) as const
    expect(refusalOf(scene, 0, wire([]))).toBe('DT-12.4')
    expect(refusalOf(scene, 0, wire([1, 3, 5]))).toBe('DT-12.4')
    expect(refusalOf(scene, 0, wire([2]))).toBe('DT-12.4')
    expect(refusalOf(scene, 0, wire([5, 5]))).toBe('DT-12.4')
    expect(refusalOf(scene, 0, { type: 'visit', action: 'cash', properties: [1] })).toBe('DT-12.4')
    expect(refusalOf(scene, 0, wire([3]))).toBeNull()
    const after = play(scene, { 0: wire([5, 3]) })
    expect(player(after, 0)).toMatchObject({ wired: [3, 5], property: 1 })
    expect(after.world.own[0].property).toEqual([1])
  })

  it('DT-12.5 the top store card', () => {
    const after = play(doc('J 9 9 9 9'), { 0: { type: 'visit', action: 'draw', properties: [] } })
    expect(after.world.own[0].store).toEqual(['marshal'])
  })

  it('DT-12.6 $2 from everyone else, or what they have', () => {
    const after = letPass(play(doc('K 9 9 9 9'), { 0: { type: 'visit', action: 'cash', properties: [] } }))
    expect(after.world.table.players.map(({ money }) => money)).toEqual([11, 0, 3])
  })

  it('DT-12.7 a nugget from everyone else who has one', () => {
    const after = letPass(play(doc('A 9 9 9 9'), { 0: { type: 'visit', action: 'gold', properties: [] } }))
    expect(after.world.table.players.map(({ nuggets }) => nuggets)).toEqual([1, 1, 0])
  })

  it('DT-12.3 a visit may be left out', () => {
    const after = play(doc('K 9 9 9 9'), { 0: { type: 'pass' } })
    expect(toldOf(after, 'visited')).toMatchObject([{ seat: 0, action: null }])
    expect(after.world.table.players.map(({ money }) => money)).toEqual([8, 1, 5])
  })

  it.each([
    ['K K K K K', { money: 0, nuggets: 3 }, false],
    ['K K K K K', { money: 1, nuggets: 0 }, true],
    ['A A A A A', { money: 9, nuggets: 0 }, false],
    ['A A A A A', { money: 0, nuggets: 1 }, true],
    ['A A A A K', { money: 0, nuggets: 1 }, true],
  ])('DT-12.3 %s while the other has %j: asked is %j', (dice, other, isAsked) => {
    const scene = atPlace({ players: [{ dice }, { dice: '9 10 J Q A', won: true, ...other }], mine: 20 }, 'doc')
    expect(scene.world.table.phase.type === 'visit').toBe(isAsked)
    expect(toldOf(scene, 'visited')).toHaveLength(isAsked ? 0 : 1)
  })
})
