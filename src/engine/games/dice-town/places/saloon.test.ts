import { describe, expect, it } from 'vitest'
import type { StoreCard } from '../facts'
import { atPlace, play, promptOf, refusalOf, toldOf, type Scene } from '../testing/scene'
import { largestTheft, theftLimits, theftsOf } from './thefts'

const player = (scene: Scene, seat: number) => scene.world.table.players[seat]

describe('the saloon', () => {
  const saloon = (property: number[], store: StoreCard[], wired: number[] = []) =>
    atPlace(
      { players: [{ dice: 'Q Q Q A K' }, { dice: '9 10 J A Q', property, store, wired }, { dice: '10 10 10 10 J' }] },
      'saloon',
    )

  it('DT-9.1 the thief names the victim and how many of each back', () => {
    const scene = saloon([1, 2], ['marshal', 'girls'])
    expect(promptOf(scene, 0, 'steal').queens).toBe(3)
    const steal = (victim: number, property: number, store: number) =>
      refusalOf(scene, 0, { type: 'steal', victim, property, store })
    expect(steal(1, 2, 1)).toBeNull()
    expect(steal(1, 0, 1)).toBeNull()
    expect(steal(1, 2, 2)).toBe('DT-9.1')
    expect(steal(1, 0, 0)).toBe('DT-9.1')
    expect(steal(0, 1, 0)).toBe('DT-9.1')
    expect(steal(2, 1, 0)).toBe('DT-9.3')
    expect(steal(1, 3, 0)).toBe('DT-9.3')
  })

  it('DT-9.2 takes at random, keeps one, the rest go back; thief and victim know which', () => {
    const scene = play(saloon([1, 5], ['marshal', 'equipment-8']), {
      0: { type: 'steal', victim: 1, property: 2, store: 1 },
    })
    const { loot } = scene.world.own[0]
    expect(loot.property).toEqual([1, 5])
    expect(scene.world.own[1].lost).toEqual(loot)
    expect(player(scene, 1)).toMatchObject({ property: 0, store: 1 })
    expect(refusalOf(scene, 0, { type: 'loot', card: 3 })).toBe('DT-9.2')
    expect(refusalOf(scene, 0, { type: 'loot', card: 'dynamite' })).toBe('DT-9.2')
    const after = play(scene, { 0: { type: 'loot', card: 5 } })
    expect(after.world.own[0]).toMatchObject({ property: [5], store: [], loot: { property: [], store: [] } })
    expect(after.world.own[1]).toMatchObject({ property: [1], lost: { property: [], store: [] } })
    expect(player(after, 1)).toMatchObject({ property: 1, store: 2 })
    const hears = (type: string) => after.told.filter(({ event }) => event.type === type).map(({ to }) => to)
    expect([hears('stole'), hears('loot'), hears('lootKept'), hears('lootCard')]).toEqual([
      ['all'],
      [[0, 1]],
      ['all'],
      [[0, 1]],
    ])
    expect(toldOf(after, 'lootKept')[0]).toMatchObject({ back: 'property', returned: { property: 1, store: 1 } })
  })

  it('DT-9.2 which cards come is a matter of chance', () => {
    const seen = new Set<number>()
    for (let seed = 0; seed < 60; seed++) {
      const scene = play(saloon([1, 2, 3, 4], []), { 0: { type: 'steal', victim: 1, property: 1, store: 0 } }, seed)
      seen.add(scene.world.own[0].property[0])
    }
    expect([...seen].sort()).toEqual([1, 2, 3, 4])
  })

  it('DT-9.3 wired properties are out of reach', () => {
    const scene = saloon([], [], [5, 5])
    expect(toldOf(scene, 'nobody')[0]).toMatchObject({ place: 'saloon', why: 'nothing' })
  })

  it('DT-9.1 with only one thing to take nobody is asked', () => {
    const scene = saloon([4], [])
    expect(toldOf(scene, 'lootKept')).toHaveLength(1)
    expect(scene.world.own[0].property).toContain(4)
  })

  it('DT-9.1 DT-9.3 the limits of a theft leave exactly the legal ones, and the largest reaches them', () => {
    const { table } = saloon([1, 2], ['marshal', 'girls']).world
    const none = { victim: 1, property: 0, store: 0 }
    expect(theftLimits(table, none, 3)).toEqual({ property: 2, store: 2 })
    expect(theftLimits(table, { ...none, property: 2 }, 3)).toEqual({ property: 2, store: 1 })
    expect(theftLimits(table, { ...none, store: 2 }, 2)).toEqual({ property: 0, store: 2 })
    expect(largestTheft(table, 1, 3)).toEqual({ victim: 1, property: 2, store: 1 })
    expect(theftsOf(table, 0, 3)).toContainEqual(largestTheft(table, 1, 3))
  })
})
