import { describe, expect, it } from 'vitest'
import { storeCards } from './catalog'
import type { StoreCard } from '../facts'
import type { PositionSpec } from '../position'
import { asked, atPlace, letPass, play, promptOf, refusalOf, toldOf } from '../testing/scene'
import { player, playing, situation, windowOf } from '../testing/situations'

describe('what a card does', () => {
  it('DT-13.3 dynamite: as many nuggets again', () => {
    const scene = situation('dynamite')
    expect([windowOf(scene), asked(scene)]).toEqual(['dynamite', [0]])
    expect(player(scene, 0).nuggets).toBe(3)
    const after = letPass(play(scene, { 0: playing('dynamite') }), 'decide')
    expect(player(after, 0).nuggets).toBe(6)
    expect(after.world.table.mine).toBe(22)
  })

  it('DT-13.3 dynamite takes what is left (DT-6.2), and is not asked for in an empty mine', () => {
    const town = (mine: number): PositionSpec => ({
      players: [{ dice: '9 9 9 J K', store: ['dynamite'] }, { dice: 'J Q A A Q' }],
      mine,
    })
    const after = play(atPlace(town(4)), { 0: playing('dynamite') })
    expect(toldOf(after, 'mined').map(({ nuggets }) => nuggets)).toEqual([3, 1])
    expect(windowOf(atPlace(town(3)))).not.toBe('dynamite')
  })

  it('DT-13.4 the girls: another theft, of the same player or another, named at once', () => {
    const scene = situation('girls')
    expect([windowOf(scene), asked(scene)]).toEqual(['girls', [0]])
    expect(refusalOf(scene, 0, { type: 'play', card: 'girls', victim: 1, property: 2, store: 0 })).toBe('DT-9.3')
    expect(refusalOf(scene, 0, { type: 'play', card: 'girls', victim: 0, property: 1, store: 0 })).toBe('DT-9.1')
    expect(refusalOf(scene, 0, { type: 'play', card: 'girls', victim: 2, property: 0, store: 1 })).toBeNull()
    const after = letPass(play(scene, { 0: playing('girls') }), 'decide')
    expect(toldOf(after, 'stole')).toHaveLength(2)
    expect(player(after, 1).property).toBe(0)
  })

  it('DT-13.4 girls stolen in this very theft may be used in it', () => {
    const scene = atPlace(
      { players: [{ dice: 'Q Q 9 9 K' }, { dice: '10 10 J J K', store: ['girls'], property: [4] }] },
      'saloon',
    )
    const stolen = play(scene, { 0: { type: 'steal', victim: 1, property: 0, store: 1 } })
    expect(windowOf(stolen)).toBe('girls')
    const after = play(stolen, { 0: { type: 'play', card: 'girls', victim: 1, property: 1, store: 0 } })
    expect(toldOf(after, 'stole')).toHaveLength(2)
  })

  it('DT-13.7 corruption: the top of the pile, unseen, after the properties and before the row is filled', () => {
    const scene = atPlace(
      {
        players: [{ dice: '9 9 9 9 J', store: ['corruption'] }, { dice: '10 10 J K Q' }],
        row: [1, 2, 3],
        pile: [5, 4],
      },
      'townHall',
    )
    expect([windowOf(scene), asked(scene)]).toEqual(['corruption', [0]])
    const after = play(scene, { 0: playing('corruption') })
    expect(after.world.own[0].property).toEqual([1, 5])
    expect(after.told.find(({ event }) => event.type === 'corruptCard')?.to).toEqual([0])
    expect(toldOf(after, 'refilled')[0].row).toEqual([2, 3, 4])
  })

  it('DT-13.7 not with an empty pile', () => {
    const scene = atPlace(
      { players: [{ dice: '9 9 9 9 J', store: ['corruption'] }, { dice: '10 10 J K Q' }], row: [1, 2], pile: null },
      'townHall',
    )
    expect(windowOf(scene)).not.toBe('corruption')
  })

  it('DT-13.8 credit: one more draw; in the first round three', () => {
    const scene = situation('credit')
    expect([windowOf(scene), asked(scene)]).toEqual(['credit', [0]])
    const again = letPass(play(scene, { 0: playing('credit') }), 'take')
    expect(promptOf(again, 0, 'take').count).toBe(2)
    const first = atPlace(
      { players: [{ dice: 'J 9 9 K K' }, { dice: '10 10 Q Q K' }], round: 1, deck: ['credit', 'marshal', 'girls'] },
      'store',
    )
    expect(windowOf(first)).toBe('credit')
    const after = play(first, { 0: playing('credit') })
    expect(toldOf(after, 'drew')).toHaveLength(3)
    expect(after.world.own[0].store).toEqual(['girls', 'marshal'])
  })

  it('DT-13.1 DT-8.2 a played card is discarded before its effect: credit may come back in the cards it draws', () => {
    const small: StoreCard[] = ['credit', 'equipment-1', 'equipment-2']
    const scene = atPlace(
      {
        players: [{ dice: 'J J 9 9 K', store: ['credit'] }, { dice: '10 10 Q Q K' }],
        without: storeCards.filter((card) => !small.includes(card)),
      },
      'store',
    )
    const first = play(scene, { 0: { type: 'take', card: 'equipment-2' } })
    const second = play(first, { 0: playing('credit') })
    expect(toldOf(second, 'reshuffled')).toMatchObject([{ cards: 2 }])
    expect([...second.world.own[0].drawn].sort()).toEqual(['credit', 'equipment-1'])
    const third = play(second, { 0: { type: 'take', card: 'credit' } })
    expect([windowOf(third), asked(third)]).toEqual(['credit', [0]])
  })

  it('DT-13.10 marshal: by anyone when another than the sheriff won the kings', () => {
    const scene = situation('marshal')
    expect([windowOf(scene), asked(scene)]).toEqual(['marshal', [0, 1, 2]])
    const after = letPass(play(scene, { 0: playing('marshal') }), 'visit')
    expect(after.world.table.sheriff).toBe(1)
    expect(toldOf(after, 'badgeStays')).toMatchObject([{ sheriff: 1, winner: 2 }])
    expect(player(after, 2).won).toBe(false)
    const confirmed = atPlace(
      {
        players: [
          { dice: 'K K 9 9 J', store: ['marshal'] },
          { dice: '10 10 J J Q', store: ['girls'] },
        ],
        sheriff: 0,
      },
      'sheriff',
    )
    expect(windowOf(confirmed)).not.toBe('marshal')
  })

  it.each([
    [7, 3],
    [4, 2],
    [1, 0],
  ])('DT-13.11 even split of $%i: $%i', (bank, half) => {
    const scene = atPlace(
      {
        players: [
          { dice: '9 9 9 J K', store: ['split'], money: 0 },
          { dice: '10 10 10 J K', money: 0, store: ['girls'] },
        ],
        bank,
      },
      'bank',
    )
    expect([windowOf(scene), asked(scene)]).toEqual(['split', [0]])
    const after = letPass(play(scene, { 0: playing('split') }))
    expect(toldOf(after, 'split')).toMatchObject([{ from: 1, to: 0, money: half }])
    expect(toldOf(after, 'robbed')).toMatchObject([{ seat: 1, money: bank }])
  })

  it('DT-13.13 elixir: an extra visit after the last, for anyone, its action named', () => {
    const scene = situation('elixir')
    expect([windowOf(scene), asked(scene)]).toEqual(['elixir', [0, 1, 2]])
    expect(refusalOf(scene, 0, { type: 'play', card: 'elixir', action: 'wire' })).toBeNull()
    expect(refusalOf(scene, 1, { type: 'play', card: 'elixir', action: 'cash' })).toBe('DT-13.13')
    const cash = letPass(play(scene, { 0: playing('elixir') }))
    expect(toldOf(cash, 'collected')[0]).toMatchObject({
      seat: 0,
      what: 'money',
      from: [
        { seat: 1, amount: 2 },
        { seat: 2, amount: 2 },
      ],
    })
    const wire = letPass(play(scene, { 0: { type: 'play', card: 'elixir', action: 'wire' } }))
    expect(promptOf(wire, 0, 'visit')).toEqual({ type: 'visit', actions: ['wire'], optional: false })
    expect(refusalOf(wire, 0, { type: 'pass' })).toBe('DT-13.13')
    expect(player(play(wire, { 0: { type: 'visit', action: 'wire', properties: [4] } }), 0).wired).toEqual([4])
  })

  it('DT-13.13 elixir needs a die for its action (DT-12.3)', () => {
    const scene = letPass(
      atPlace(
        {
          players: [
            { dice: '9 9 10 10 J', store: ['elixir'], property: [1], won: true },
            { dice: 'Q Q Q K A', won: true },
          ],
        },
        'doc',
      ),
      'window',
    )
    expect(refusalOf(scene, 0, { type: 'play', card: 'elixir', action: 'gold' })).toBe('DT-12.3')
    expect(refusalOf(scene, 0, { type: 'play', card: 'elixir', action: 'draw' })).toBeNull()
  })
})

it.each([
  ['DT-13.3', 'dynamite'],
  ['DT-13.4', 'girls'],
  ['DT-13.7', 'corruption'],
  ['DT-13.8', 'credit'],
  ['DT-13.10', 'marshal'],
  ['DT-13.11', 'split'],
  ['DT-13.13', 'elixir'],
] as const)('%s nobody plays the %s without having it', (rule, card) => {
  const scene = situation(card)
  expect(refusalOf(scene, 0, playing(card))).toBeNull()
  const own = scene.world.own.map((one, seat) => (seat === 0 ? { ...one, store: ['equipment-3' as const] } : one))
  expect(refusalOf({ ...scene, world: { ...scene.world, own } }, 0, playing(card))).toBe(rule)
})

it('DT-13.1 a card gained this round may be used in it', () => {
  const scene = atPlace(
    {
      players: [
        { dice: 'J J J J A', property: [1] },
        { dice: '9 9 10 10 A', won: true },
      ],
      deck: ['corruption', 'girls', 'split', 'elixir'],
    },
    'store',
  )
  const bought = letPass(play(scene, { 0: { type: 'take', card: 'corruption' } }), 'take')
  expect(bought.world.table.round).toBe(3)
  let now = play(scene, { 0: { type: 'take', card: 'corruption' } })
  while (windowOf(now) !== 'corruption') now = play(now)
  expect(toldOf(play(now, { 0: playing('corruption') }), 'corrupted')).toHaveLength(1)
})
