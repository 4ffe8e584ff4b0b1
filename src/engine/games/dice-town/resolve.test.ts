import { expect, it } from 'vitest'
import { handOf } from './dice/poker'
import { diceOf } from './position'
import { atPlace, letPass, play, toldOf } from './testing/scene'

it('the rulebook’s example round: five players, every place with its winner (DT-4.1, DT-12.4)', () => {
  const start = atPlace({
    players: [
      { dice: '9 9 9 J K', property: [1] },
      { dice: '10 10 10 K K', property: [5, 4, 3] },
      { dice: 'J J J J A' },
      { dice: 'Q Q Q A A' },
      { dice: '9 Q Q A A', property: [2, 5] },
    ],
    sheriff: 0,
    bank: 6,
    stagecoach: 2,
    row: [2, 3, 4],
    deck: ['dynamite', 'girls', 'equipment-8', 'marshal'],
  })
  expect(toldOf(start, 'mined')).toMatchObject([{ seat: 0, nuggets: 3 }])
  expect(toldOf(start, 'robbed')).toMatchObject([{ seat: 1, money: 6 }])
  expect(start.world.table).toMatchObject({ bank: 2, stagecoach: 0 })
  expect(start.world.table.phase).toEqual({ type: 'take', seat: 2, count: 4 })

  const bought = letPass(play(start, { 2: { type: 'take', card: 'equipment-8' } }))
  expect(bought.world.table.discard).toBe(3)
  expect(bought.world.table.phase).toEqual({ type: 'steal', seat: 3, queens: 3 })

  const stolen = play(bought, { 3: { type: 'steal', victim: 1, property: 3, store: 0 } })
  const kept = letPass(play(stolen, { 3: { type: 'loot', card: 5 } }))
  expect(kept.world.own[3].property).toEqual([5])
  expect(kept.world.own[1].property).toEqual([3, 4])

  expect(toldOf(kept, 'badge')).toMatchObject([{ from: 0, to: 1 }])
  expect(handOf(diceOf('J J J J A')).kind).toBe('four')
  expect(toldOf(kept, 'granted')).toMatchObject([{ seat: 2, properties: [2, 3] }])

  expect(kept.world.table.phase).toEqual({ type: 'visit', seat: 4, action: null })
  const wired = letPass(play(kept, { 4: { type: 'visit', action: 'wire', properties: [2, 5] } }))
  expect(wired.world.table.players[4]).toMatchObject({ wired: [2, 5], property: 0 })
  expect(wired.world.table).toMatchObject({ round: 3, sheriff: 1, place: null })
  expect(wired.world.table.players.map(({ nuggets }) => nuggets)).toEqual([3, 0, 0, 0, 0])
  expect(wired.world.table.players.map(({ money }) => money)).toEqual([8, 14, 8, 8, 8])
})
