import { describe, expect, it } from 'vitest'
import { viewOf } from '../../../core/views'
import type { StoreCard } from '../facts'
import { contendersFor } from './contenders'
import { position } from '../position'
import { rules } from '../rules'
import { asked, atPlace, letPass, promptOf, refusalOf, reply, type Scene, toldOf } from '../testing/scenes'

const player = (scene: Scene, seat: number) => scene.world.table.players[seat]
const scoreless = { dice: '9 10 J Q A' }

describe('who wins a place', () => {
  it('DT-4.1 the most dice of its kind, at least one; the places come in order', () => {
    const { table } = position({
      players: [{ dice: '9 9 J J K' }, { dice: '9 J J K K' }, { dice: '9 J A A A' }],
    })
    expect(contendersFor(table, 'mine')).toEqual([0])
    expect(contendersFor(table, 'bank')).toEqual([])
    expect(contendersFor(table, 'store')).toEqual([0, 1])
    expect(contendersFor(table, 'sheriff')).toEqual([1])
    expect(contendersFor(table, 'townHall')).toEqual([2])
    expect(table.agenda.map((task) => ('place' in task ? task.place : task.do))).toEqual([
      'mine',
      'bank',
      'stagecoach',
      'store',
      'saloon',
      'sheriff',
      'townHall',
      'doc',
      'endRound',
    ])
  })

  it('DT-4.1 one player may win several places in a round', () => {
    const scene = atPlace({ players: [{ dice: '9 9 10 10 K' }, { dice: 'A Q J 9 A' }] })
    expect(toldOf(scene, 'mined')).toMatchObject([{ seat: 0, nuggets: 2 }])
    expect(toldOf(scene, 'robbed')).toMatchObject([{ seat: 0, money: 3 }])
  })

  it('DT-4.2 the sheriff in office decides a tie, and may choose himself', () => {
    const scene = letPass(
      atPlace({ players: [{ dice: '9 9 A K Q' }, { dice: '9 9 A K J' }, { dice: '9 J J J J' }], sheriff: 0 }),
    )
    expect(asked(scene)).toEqual([0])
    expect(promptOf(scene, 0, 'decide').decision).toEqual({ place: 'mine', tied: [0, 1] })
    expect(refusalOf(scene, 0, { type: 'choose', seat: 2 })).toBe('DT-4.2')
    expect(refusalOf(scene, 0, { type: 'choose', seat: 0 })).toBeNull()
    expect(player(reply(scene, { 0: { type: 'choose', seat: 1 } }), 1).nuggets).toBe(2)
  })

  it('DT-4.3 nobody is asked where no choice would bring anything', () => {
    const empty = atPlace({ players: [{ dice: '10 10 A K Q' }, { dice: '10 10 A K J' }], bank: 0 }, 'bank')
    expect(toldOf(empty, 'nobody')[0]).toMatchObject({ place: 'bank', why: 'nothing' })
    const poor = atPlace({ players: [{ dice: 'Q Q A K J' }, { dice: 'Q Q A K 9' }, scoreless] }, 'saloon')
    expect(toldOf(poor, 'nobody')[0]).toMatchObject({ place: 'saloon', why: 'nothing' })
  })

  it('DT-4.3 a tie in the saloon is asked if it matters for one of the tied', () => {
    const scene = letPass(
      atPlace({ players: [{ dice: 'Q Q A K J', property: [4] }, { dice: 'Q Q A K 9' }, scoreless] }, 'saloon'),
    )
    expect(promptOf(scene, 0, 'decide').decision.tied).toEqual([0, 1])
    const vain = reply(scene, { 0: { type: 'choose', seat: 0 } })
    expect(toldOf(vain, 'nobody')[0]).toMatchObject({ place: 'saloon', why: 'nothing' })
    expect(player(vain, 0).property).toBe(1)
  })
})

describe('mine, bank, stagecoach', () => {
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

describe('the general store', () => {
  const shop = (round: number, deck: StoreCard[]) =>
    atPlace({ players: [{ dice: 'J J J A K' }, { dice: '9 10 J A Q' }], round, deck }, 'store')

  it('DT-8.1 draw one for each jack, keep one, discard the rest face down', () => {
    const scene = shop(2, ['dynamite', 'equipment-8', 'marshal', 'girls'])
    expect(asked(scene)).toEqual([0])
    expect(promptOf(scene, 0, 'take').count).toBe(3)
    expect(scene.world.own[0].drawn).toEqual(['dynamite', 'equipment-8', 'marshal'])
    expect(refusalOf(scene, 0, { type: 'take', card: 'girls' })).toBe('DT-8.1')
    const after = reply(scene, { 0: { type: 'take', card: 'equipment-8' } })
    expect(after.world.own[0]).toMatchObject({ store: ['equipment-8'], drawn: [] })
    expect(after.world.hidden.discard).toEqual(['dynamite', 'marshal'])
    expect(after.world.table).toMatchObject({ deck: 16, discard: 2, used: [] })
    expect(after.told.find(({ event }) => event.type === 'drawn')?.to).toEqual([0])
  })

  it('DT-8.3 in the first round the winner does it twice, drawing anew', () => {
    const scene = shop(1, ['dynamite', 'equipment-8', 'marshal', 'girls', 'elixir', 'split'])
    const second = reply(scene, { 0: { type: 'take', card: 'equipment-8' } })
    expect(second.world.own[0].drawn).toEqual(['girls', 'elixir', 'split'])
    const after = reply(second, { 0: { type: 'take', card: 'split' } })
    expect(after.world.own[0].store).toEqual(['equipment-8', 'split'])
    expect(after.world.hidden.discard).toEqual(['dynamite', 'marshal', 'girls', 'elixir'])
  })

  const fewLeft = (deck: StoreCard[], discard: StoreCard[]) => {
    const others = position({ players: [{}, {}] }).hidden.deck
    const rest = [...others]
    for (const card of [...deck, ...discard]) rest.splice(rest.indexOf(card), 1)
    return atPlace(
      {
        players: [{ dice: 'J J J A K' }, { dice: '9 10 A A Q', store: rest.filter((card) => card !== 'joe') }],
        deck,
        discard,
        used: discard,
        without: rest.filter((card) => card === 'joe'),
      },
      'store',
    )
  }

  it('DT-8.2 the discards are shuffled only when a card is needed and the deck is empty', () => {
    const enough = fewLeft(['dynamite', 'girls', 'elixir'], ['split', 'marshal'])
    expect(toldOf(enough, 'reshuffled')).toEqual([])
    expect(enough.world.table).toMatchObject({ deck: 0, discard: 2, used: ['marshal', 'split'] })
    const short = fewLeft(['dynamite'], ['split', 'marshal', 'girls', 'elixir'])
    expect(toldOf(short, 'reshuffled')).toMatchObject([{ cards: 4 }])
    expect(short.world.table).toMatchObject({ deck: 2, discard: 0, used: [] })
    expect(short.world.own[0].drawn[0]).toBe('dynamite')
  })

  it('DT-8.1 as many as there are; with none nothing is gained', () => {
    const two = fewLeft(['dynamite'], ['split'])
    expect(promptOf(two, 0, 'take').count).toBe(2)
    const none = fewLeft([], [])
    expect(toldOf(none, 'nobody')).toMatchObject([{ place: 'store', why: 'nothing' }, {}])
  })
})

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
    const scene = reply(saloon([1, 5], ['marshal', 'equipment-8']), {
      0: { type: 'steal', victim: 1, property: 2, store: 1 },
    })
    const { loot } = scene.world.own[0]
    expect(loot.property).toEqual([1, 5])
    expect(scene.world.own[1].lost).toEqual(loot)
    expect(player(scene, 1)).toMatchObject({ property: 0, store: 1 })
    expect(refusalOf(scene, 0, { type: 'loot', card: 3 })).toBe('DT-9.2')
    expect(refusalOf(scene, 0, { type: 'loot', card: 'dynamite' })).toBe('DT-9.2')
    const after = reply(scene, { 0: { type: 'loot', card: 5 } })
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
      const scene = reply(saloon([1, 2, 3, 4], []), { 0: { type: 'steal', victim: 1, property: 1, store: 0 } }, seed)
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
})

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
    const hall = letPass(reply(badge, { 0: { type: 'choose', seat: 2 } }))
    expect(hall.world.table.sheriff).toBe(2)
    expect(asked(hall)).toEqual([2])
    expect(promptOf(hall, 2, 'decide').decision).toEqual({ place: 'townHall', tied: [1, 2] })
    const doc = letPass(reply(hall, { 2: { type: 'choose', seat: 1 } }))
    expect(asked(doc)).toEqual([2])
    expect(promptOf(doc, 2, 'decide').decision).toEqual({ place: 'doc', tied: [3, 4] })
  })
})

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

describe('secrets', () => {
  it('DT-2.1 DT-2.2 the table shows numbers and backs, faces only their owner', () => {
    const { table, own } = position({ players: [{ store: ['dynamite'], property: [5], wired: [3] }, {}] })
    expect(table.players[0]).toEqual({
      money: 8,
      nuggets: 0,
      property: 1,
      store: 1,
      wired: [3],
      dice: [],
      lifted: [],
      won: false,
    })
    expect(JSON.stringify(table)).not.toContain('dynamite')
    expect(own[0]).toMatchObject({ store: ['dynamite'], property: [5] })
    expect(viewOf({ table, own, hidden: {} }, null).own).toBeNull()
    expect(rules.opensAtEnd).toBe(false)
  })

  it('DT-2.3 who got which card is not looked up later', () => {
    const { table } = position({ players: [{}, {}] })
    const granted = { type: 'granted', seat: 0, properties: [5], round: 2, rule: 'DT-11.2' } as const
    expect(rules.remembers!(granted, table)).toBe(true)
    expect(rules.remembers!(granted, { ...table, round: 3 })).toBe(false)
    expect(rules.remembers!({ type: 'round', round: 1, rule: 'DT-3.1' }, table)).toBe(true)
    // The round of an offer is not one of the game: what all saw stays in the log.
    expect(rules.remembers!({ type: 'offered', offers: [], round: 1, rule: 'DT-5.3' }, { ...table, round: 3 })).toBe(
      true,
    )
  })
})
