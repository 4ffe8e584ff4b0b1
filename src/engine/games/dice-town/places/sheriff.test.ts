import { describe, expect, it } from 'vitest'
import { asked, atPlace, letPass, play, promptOf, toldOf } from '../testing/scene'

describe('the sheriff', () => {
  it('DT-10.1 the most kings take the badge', () => {
    const scene = atPlace({ players: [{ dice: 'K K 9 9 J' }, { dice: 'K K K 9 J' }], sheriff: 0 }, 'sheriff')
    expect(toldOf(scene, 'badge')).toMatchObject([{ from: 0, to: 1 }])
    expect(scene.world.table.sheriff).toBe(1)
  })

  it('DT-10.1 a confirmed sheriff has won', () => {
    const scene = atPlace({ players: [{ dice: 'K K 9 10 J' }, { dice: 'A A A 9 J' }], sheriff: 0 }, 'sheriff')
    expect(toldOf(scene, 'reelected')).toMatchObject([{ seat: 0 }])
    expect(toldOf(scene, 'visited')).toEqual([])
  })

  it('DT-10.2 the outgoing sheriff decides the tie for the badge, the new one the town hall and the doc’s order', () => {
    const players = [
      { dice: '9 9 10 10 J', won: true },
      { dice: 'K K A A J' },
      { dice: 'K K A A J' },
      { dice: '9 9 10 J J' },
      { dice: '9 9 10 J J' },
    ]
    const badge = letPass(atPlace({ players, sheriff: 0, mine: 20 }, 'sheriff'))
    expect(asked(badge)).toEqual([0])
    const hall = letPass(play(badge, { 0: { type: 'choose', seat: 2 } }))
    expect(hall.world.table.sheriff).toBe(2)
    expect(asked(hall)).toEqual([2])
    expect(promptOf(hall, 2, 'decide').decision).toEqual({ place: 'townHall', tied: [1, 2] })
    const doc = letPass(play(hall, { 2: { type: 'choose', seat: 1 } }))
    expect(asked(doc)).toEqual([2])
    expect(promptOf(doc, 2, 'decide').decision).toEqual({ place: 'doc', tied: [3, 4] })
  })
})
