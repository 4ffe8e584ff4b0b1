import { describe, expect, it } from 'vitest'
import { atPlace, type Scene, toldOf } from '../testing/scene'

const player = (scene: Scene, seat: number) => scene.world.table.players[seat]

describe('the gold mine', () => {
  it('DT-6.1 a nugget for every nine', () => {
    const scene = atPlace({ players: [{ dice: '9 9 9 J K' }, { dice: '9 9 A A Q' }] })
    expect(player(scene, 0).nuggets).toBe(3)
    expect(scene.world.table.mine).toBe(27)
  })

  it('DT-6.2 what is left, if the mine holds fewer', () => {
    const scene = atPlace({ players: [{ dice: '9 9 9 J K' }, { dice: '9 9 A A Q' }], mine: 2 })
    expect(toldOf(scene, 'mined')).toMatchObject([{ seat: 0, nuggets: 2, rule: 'DT-6.2' }])
    expect(scene.world.table.mine).toBe(0)
  })
})
