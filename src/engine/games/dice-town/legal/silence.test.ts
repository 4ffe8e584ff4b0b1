import { describe, expect, it } from 'vitest'
import { silence } from './silence'
import { atKeep, atPlace, letPass, play, promptsOf, type Scene } from '../testing/scene'
import { situation } from '../testing/situations'
import { viewOf } from '../../../core/views'

const idle = { dice: '9 10 J Q A', won: true }

describe('silence', () => {
  it('DT-15.2 silence keeps the highest single die', () => {
    const { world } = atKeep({ players: [{ thrown: '9 9 9 Q K' }, { thrown: 'A 9 9 9 9' }] })
    expect(silence(viewOf(world, 0), { type: 'keep', dice: 5, pays: 8 })).toEqual({
      type: 'keep',
      dice: ['K'],
      brutes: 0,
      cheats: [],
    })
  })

  it('DT-15.2 a silent sheriff takes himself if tied, else the next in seat order', () => {
    const silentSheriff = (tied: [string, string, string, string], sheriff: number) => {
      const scene = letPass(atPlace({ players: tied.map((dice) => ({ dice })), sheriff }))
      const { phase } = scene.world.table
      if (phase.type !== 'decide') throw new Error(phase.type)
      return silence(viewOf(scene.world, sheriff), promptsOf(scene).get(sheriff)!)
    }
    const [nine, none] = ['9 9 10 J K', '10 J J Q A']
    expect(silentSheriff([nine, none, nine, nine], 2)).toEqual({ type: 'choose', seat: 2 })
    expect(silentSheriff([nine, none, nine, none], 1)).toEqual({ type: 'choose', seat: 2 })
    expect(silentSheriff([nine, none, nine, none], 3)).toEqual({ type: 'choose', seat: 0 })
  })

  it('DT-15.2 silence passes windows, offers and the doc', () => {
    const silent = (scene: Scene, seat: number) => silence(viewOf(scene.world, seat), promptsOf(scene).get(seat)!)
    const pass = { type: 'pass' }
    expect(silent(atPlace({ players: [{ dice: 'K K K 9 9' }, { ...idle }] }, 'doc'), 0)).toEqual(pass)
    expect(silent(situation('split'), 0)).toEqual(pass)
    const stop = play(situation('split', ['wanted']), { 0: { type: 'play', card: 'split' } })
    expect(silent(stop, 1)).toEqual(pass)
    const tie = atPlace({ players: [{ dice: '9 9 A K Q' }, { dice: '9 9 A K J' }], sheriff: 0 })
    expect(silent(tie, 1)).toEqual(pass)
  })

  it('DT-15.2 a silent thief, buyer or shooter takes the most they can', () => {
    const silent = (scene: Scene, seat: number) => silence(viewOf(scene.world, seat), promptsOf(scene).get(seat)!)
    const players = [
      { dice: 'J J Q Q Q' },
      { dice: '9 10 9 A K', property: [3] },
      { dice: '9 10 9 A K', property: [2, 5], store: ['split' as const] },
    ]
    const saloon = atPlace({ players }, 'saloon')
    expect(silent(saloon, 0)).toEqual({ type: 'steal', victim: 2, property: 2, store: 1 })
    expect(silent(play(saloon), 0)).toEqual({ type: 'loot', card: 5 })
    const shop = atPlace({ players, deck: ['girls', 'equipment-3'] }, 'store')
    expect(silent(shop, 0)).toEqual({ type: 'take', card: 'equipment-3' })
    const joe = play(situation('joe'), { 0: { type: 'take', card: 'joe' } })
    expect(silent(joe, 0)).toEqual({ type: 'target', seat: 1 })
  })

  it('DT-15.2 silence gives the lowest die back', () => {
    const scene = atKeep({ players: [{ thrown: '9' }, { thrown: '9' }] })
    const back = silence(viewOf(scene.world, 0), { type: 'giveBack', lifted: ['10', '9', 'K'] })
    expect(back).toEqual({ type: 'giveBack', die: '9' })
  })
})
