import { describe, expect, it } from 'vitest'
import { atPlace, letPass, promptOf, toldOf } from '../testing/scene'

describe('the town hall', () => {
  const hall = (dice: string, row = [1, 2, 3]) =>
    atPlace({ players: [{ dice }, { dice: '9 J Q K A', won: true }], row, pile: [4, 5, 1] }, 'townHall')

  it.each([
    ['9 9 9 9 10', [1], [2, 3, 4]],
    ['9 9 9 9 A', [1, 2], [3, 4, 5]],
    ['9 9 9 A A', [1, 2, 3], [4, 5, 1]],
    ['9 A A A A', [1, 2, 3], [4, 5, 1]],
  ])('DT-11.2 DT-11.3 %s takes %j from the bottom, then the row is %j', (dice, taken, row) => {
    const scene = hall(dice)
    expect(toldOf(scene, 'granted')).toMatchObject([{ seat: 0, properties: taken }])
    expect(scene.world.own[0].property).toEqual(taken)
    expect(scene.world.table.row).toEqual(row)
  })

  it('DT-11.2 no more than the row holds', () => {
    const scene = atPlace({ players: [{ dice: '9 9 A A A' }, { dice: '9 J Q K A' }], row: [5], pile: null }, 'townHall')
    expect(toldOf(scene, 'granted')).toMatchObject([{ properties: [5] }])
  })

  it('DT-11.1 a perfect tie is the sheriff’s to decide', () => {
    const scene = letPass(
      atPlace({ players: [{ dice: 'K K K 9 9' }, { dice: 'K K K 9 9' }, { dice: 'K K K 10 9' }] }, 'townHall'),
    )
    expect(promptOf(scene, 0, 'decide').decision).toEqual({ place: 'townHall', tied: [0, 1] })
  })
})
