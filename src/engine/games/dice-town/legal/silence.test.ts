import { describe, expect, it } from 'vitest'
import { silence } from './silence'
import { diceOf } from '../position'
import { atKeep, atPlace, letPass, promptsOf } from '../testing/scenes'
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
    const doc = atPlace({ players: [{ dice: 'K K K 9 9' }, { ...idle }] }, 'doc')
    expect(silence(viewOf(doc.world, 0), promptsOf(doc).get(0)!)).toEqual({ type: 'pass' })
    expect(diceOf('A K')).toEqual(['K', 'A'])
  })
})
