import { describe, expect, it } from 'vitest'
import { contendersFor } from './contenders'
import { position } from '../position'
import { asked, atPlace, letPass, play, promptOf, refusalOf, toldOf, type Scene } from '../testing/scene'

const player = (scene: Scene, seat: number) => scene.world.table.players[seat]
const scoreless = { dice: '9 10 J Q A' }

describe('who wins a place', () => {
  it('DT-4.1 the most dice of its kind, at least one; the places come in order', () => {
    const { table } = position({
      players: [{ dice: '9 9 J J K' }, { dice: '9 J J K K' }, { dice: '9 J A A A' }],
    })
    expect(contendersFor(table, 'mine')).toEqual([0])
    expect(contendersFor(table, 'bank')).toEqual([])
    expect(contendersFor(table, 'store')).toEqual([0, 1])
    expect(contendersFor(table, 'sheriff')).toEqual([1])
    expect(contendersFor(table, 'townHall')).toEqual([2])
    expect(table.agenda.map((task) => ('place' in task ? task.place : task.do))).toEqual([
      'mine',
      'bank',
      'stagecoach',
      'store',
      'saloon',
      'sheriff',
      'townHall',
      'doc',
      'endRound',
    ])
  })

  it('DT-4.1 one player may win several places in a round', () => {
    const scene = atPlace({ players: [{ dice: '9 9 10 10 K' }, { dice: 'A Q J 9 A' }] })
    expect(toldOf(scene, 'mined')).toMatchObject([{ seat: 0, nuggets: 2 }])
    expect(toldOf(scene, 'robbed')).toMatchObject([{ seat: 0, money: 3 }])
  })

  it('DT-4.2 the sheriff in office decides a tie, and may choose himself', () => {
    const scene = letPass(
      atPlace({ players: [{ dice: '9 9 A K Q' }, { dice: '9 9 A K J' }, { dice: '9 J J J J' }], sheriff: 0 }),
    )
    expect(asked(scene)).toEqual([0])
    expect(promptOf(scene, 0, 'decide').decision).toEqual({ place: 'mine', tied: [0, 1] })
    expect(refusalOf(scene, 0, { type: 'choose', seat: 2 })).toBe('DT-4.2')
    expect(refusalOf(scene, 0, { type: 'choose', seat: 0 })).toBeNull()
    expect(player(play(scene, { 0: { type: 'choose', seat: 1 } }), 1).nuggets).toBe(2)
  })

  it('DT-4.3 nobody is asked where no choice would bring anything', () => {
    const empty = atPlace({ players: [{ dice: '10 10 A K Q' }, { dice: '10 10 A K J' }], bank: 0 }, 'bank')
    expect(toldOf(empty, 'nobody')[0]).toMatchObject({ place: 'bank', why: 'nothing' })
    const poor = atPlace({ players: [{ dice: 'Q Q A K J' }, { dice: 'Q Q A K 9' }, scoreless] }, 'saloon')
    expect(toldOf(poor, 'nobody')[0]).toMatchObject({ place: 'saloon', why: 'nothing' })
  })

  it('DT-4.3 a tie in the saloon is asked if it matters for one of the tied', () => {
    const scene = letPass(
      atPlace({ players: [{ dice: 'Q Q A K J', property: [4] }, { dice: 'Q Q A K 9' }, scoreless] }, 'saloon'),
    )
    expect(promptOf(scene, 0, 'decide').decision.tied).toEqual([0, 1])
    const vain = play(scene, { 0: { type: 'choose', seat: 0 } })
    expect(toldOf(vain, 'nobody')[0]).toMatchObject({ place: 'saloon', why: 'nothing' })
    expect(player(vain, 0).property).toBe(1)
  })
})
