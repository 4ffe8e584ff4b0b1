import { describe, expect, it } from 'vitest'
import { rules } from './rules'
import { asked, atPlace, letPass, play, refusalOf, toldOf } from './testing/scene'

const idle = { dice: '9 10 J Q A', won: true }

describe('the score', () => {
  it('DT-17.1 DT-13.2 nuggets, dollars by twos, badge, equipment, properties in hand and wired', () => {
    const scene = letPass(
      atPlace(
        {
          players: [
            {
              ...idle,
              money: 7,
              nuggets: 4,
              property: [5, 2],
              wired: [3],
              store: ['equipment-8', 'marshal', 'equipment-1'],
            },
            { ...idle, money: 3, nuggets: 6 },
          ],
          sheriff: 1,
          mine: 0,
        },
        'doc',
      ),
    )
    const outcome = rules.outcome(scene.world.table)!
    expect(outcome).toEqual({
      winners: [0],
      rule: 'DT-17.1',
      scores: [
        { seat: 0, total: 26, parts: { nuggets: 4, money: 3, sheriff: 0, equipment: 9, properties: 10 } },
        { seat: 1, total: 12, parts: { nuggets: 6, money: 1, sheriff: 5, equipment: 0, properties: 0 } },
      ],
    })
    expect(scene.world.table.hands).toEqual([
      { property: [2, 5], store: ['equipment-1', 'equipment-8', 'marshal'] },
      { property: [], store: [] },
    ])
  })

  it('DT-2.3 all hands are shown at the end', () => {
    const scene = letPass(
      atPlace(
        {
          players: [
            { ...idle, store: ['girls'] },
            { ...idle, nuggets: 1 },
          ],
          mine: 0,
        },
        'doc',
      ),
    )
    expect(toldOf(scene, 'hands')[0].hands[0].store).toEqual(['girls'])
  })

  it('DT-17.2 a tie goes to the most properties, wired ones too', () => {
    const scene = letPass(
      atPlace(
        {
          players: [
            { ...idle, property: [4] },
            { ...idle, wired: [1], property: [3] },
            { ...idle, nuggets: 4 },
          ],
          sheriff: 2,
          mine: 0,
          ...{ row: [5, 5, 5] },
        },
        'doc',
      ),
    )
    const outcome = rules.outcome(scene.world.table)!
    expect(outcome.scores.map(({ total }) => total)).toEqual([8, 8, 13])
    const tied = letPass(
      atPlace(
        {
          players: [{ ...idle, property: [4, 5] }, { ...idle, wired: [1], property: [3, 5] }, { ...idle }],
          sheriff: 2,
          mine: 0,
        },
        'doc',
      ),
    )
    expect(rules.outcome(tied.world.table)).toMatchObject({ winners: [1], rule: 'DT-17.2' })
  })

  it('DT-17.3 then the sheriff decides among the tied', () => {
    const scene = letPass(
      atPlace(
        {
          players: [
            { ...idle, property: [4, 5] },
            { ...idle, wired: [5], property: [4] },
            { ...idle, money: 0 },
          ],
          sheriff: 2,
          mine: 0,
        },
        'doc',
      ),
    )
    expect(asked(scene)).toEqual([2])
    expect(rules.outcome(scene.world.table)).toBeNull()
    expect(refusalOf(scene, 2, { type: 'choose', seat: 2 })).toBe('DT-17.3')
    const over = play(scene, { 2: { type: 'choose', seat: 1 } })
    expect(rules.outcome(over.world.table)).toMatchObject({ winners: [1], rule: 'DT-17.3' })
  })
})
