import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../position'
import { asked, atPlace, letPass, play, promptOf, toldOf, type Scene } from '../testing/scene'

const player = (scene: Scene, seat: number) => scene.world.table.players[seat]
/** Plays a round in silence and gives those who were let in by the doc. */
const visitorsOf = (town: PositionSpec) => {
  let scene = atPlace(town)
  const visitors: number[] = []
  while (scene.world.table.phase.type !== 'over' && scene.world.table.place !== null) {
    const { phase } = scene.world.table
    if (phase.type === 'visit') visitors.push(phase.seat)
    scene = play(scene)
  }
  return visitors
}

describe('who may visit the doc', () => {
  it('DT-12.1 players who gained nothing from any place', () => {
    expect(visitorsOf({ players: [{ dice: '9 9 10 10 K' }, { dice: 'J J J A A' }, { dice: '9 10 J A A' }] })).toEqual([
      2,
    ])
  })

  it('DT-12.1 an empty bank is a gain of nothing (FAQ)', () => {
    const players = [{ dice: '9 9 K K A' }, { dice: '10 10 9 Q A' }]
    expect(visitorsOf({ players, bank: 0, sheriff: 1 })).toEqual([1])
    expect(visitorsOf({ players, bank: 1, sheriff: 1 })).toEqual([])
  })

  it('DT-12.1 a card stolen again in the same round was still a gain (FAQ)', () => {
    const scene = atPlace(
      {
        players: [{ dice: 'J J 9 10 A', money: 0 }, { dice: 'Q Q Q K 9' }],
        deck: ['equipment-8', 'girls'],
      },
      'store',
    )
    const bought = letPass(play(scene, { 0: { type: 'take', card: 'equipment-8' } }))
    expect(toldOf(bought, 'stole')).toMatchObject([{ thief: 1, theft: { victim: 0, store: 1 } }])
    expect(toldOf(bought, 'visited')).toEqual([])
    expect(bought.world.table.round).toBe(3)
  })

  it('DT-12.1 a saloon with nothing to steal is a gain of nothing', () => {
    expect(visitorsOf({ players: [{ dice: '9 9 9 K K' }, { dice: 'Q Q 10 10 A' }], bank: 0 })).toEqual([1])
  })

  it('DT-12.1 a badge kept back by the marshal is a gain of nothing, and money by a card does not count', () => {
    const robbed = atPlace(
      {
        players: [
          { dice: '9 9 9 10 10', store: ['marshal'] },
          { dice: 'K K A A 10', store: ['split'] },
        ],
        sheriff: 0,
      },
      'bank',
    )
    const split = play(play(robbed, { 1: { type: 'play', card: 'split' } }))
    expect(toldOf(split, 'split')).toMatchObject([{ to: 1, money: 1 }])
    expect(split.world.table.phase).toMatchObject({ type: 'window', window: { card: 'marshal', winner: 1 } })
    const kept = letPass(play(split, { 0: { type: 'play', card: 'marshal' } }))
    expect(player(kept, 1).won).toBe(false)
    expect(kept.world.table.phase).toEqual({ type: 'visit', seat: 1, action: null })
  })
})

describe('the order', () => {
  const three: PositionSpec = {
    players: [{ dice: '9 10 J Q A', won: true }, { dice: 'K 9 J Q A' }, { dice: 'K 9 J Q A' }, { dice: 'K 9 J Q A' }],
    sheriff: 0,
  }

  it('DT-12.2 is the sheriff’s to decide', () => {
    const scene = letPass(atPlace(three, 'doc'))
    expect(asked(scene)).toEqual([0])
    const first = play(scene, { 0: { type: 'order', seats: [3, 1, 2] } })
    expect(asked(first)).toEqual([3])
    expect(asked(play(first))).toEqual([1])
    expect(asked(play(play(first)))).toEqual([2])
  })

  it('DT-12.2 one visitor needs no order', () => {
    const scene = atPlace({ ...three, players: three.players.map((one, seat) => ({ ...one, won: seat !== 2 })) }, 'doc')
    expect(asked(scene)).toEqual([2])
    expect(promptOf(scene, 2, 'visit')).toMatchObject({ optional: true })
  })
})
