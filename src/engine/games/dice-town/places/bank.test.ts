import { describe, expect, it } from 'vitest'
import { atPlace, type Scene } from '../testing/scene'

const player = (scene: Scene, seat: number) => scene.world.table.players[seat]

describe('bank and stagecoach', () => {
  it('DT-7.1 DT-7.2 all of the bank’s money, then the stagecoach fills the bank', () => {
    const scene = atPlace({ players: [{ dice: '10 10 9 J K' }, { dice: '9 J A A Q' }], bank: 5, stagecoach: 4 }, 'bank')
    expect(player(scene, 0).money).toBe(13)
    expect(scene.world.table).toMatchObject({ bank: 4, stagecoach: 0 })
  })

  it('DT-7.2 what nobody robs accumulates', () => {
    const scene = atPlace({ players: [{ dice: '9 9 J J K' }, { dice: '9 J A A Q' }], bank: 5, stagecoach: 4 }, 'bank')
    expect(scene.world.table.bank).toBe(9)
  })
})
