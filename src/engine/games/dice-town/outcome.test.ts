import { describe, expect, it } from 'vitest'
import { quickRng } from '../../core/rng'
import { viewOf } from '../../core/views'
import { clock } from './ask'
import { storeCards } from './cards/catalog'
import { diceOf, position, type TownByHand } from './position'
import { rules } from './rules'
import { auditWorld } from './testing/audit'
import { asked, atKeep, atPlace, letPass, promptsOf, refusalOf, reply, toldOf } from './testing/scenes'
import { silence } from './legal/silence'

const idle = { dice: '9 10 J Q A', won: true }

describe('setup', () => {
  const begin = (options: unknown, seats: number, seed = 5) => {
    const parsed = rules.parseOptions(options)
    if ('refusal' in parsed) throw new Error(parsed.refusal.rule)
    return rules.setup(parsed.value, seats, quickRng(seed))
  }

  it.each([2, 3, 4, 5])('DT-1.1 DT-1.2 DT-1.4 a town for %i', (seats) => {
    const { world } = begin({}, seats)
    expect(world.table.players.map(({ money, nuggets, store, property }) => [money, nuggets, store, property])).toEqual(
      Array(seats).fill([8, 0, 0, 0]),
    )
    expect(world.table).toMatchObject({ mine: 30, bank: 3, stagecoach: 0, round: 1, deck: 19, discard: 0, pile: 22 })
    expect(world.table.row).toHaveLength(3)
    expect(world.own.map(({ thrown }) => thrown.length)).toEqual(Array(seats).fill(5))
    expect(auditWorld(world)).toEqual([])
  })

  it('DT-1.2 nineteen store cards, as the rulebook counts them', () => {
    const count = (name: string) => storeCards.filter((card) => card.startsWith(name)).length
    expect(storeCards).toHaveLength(19)
    expect(
      [
        'equipment',
        'dynamite',
        'girls',
        'brute',
        'cheater',
        'corruption',
        'credit',
        'joe',
        'marshal',
        'split',
        'wanted',
        'elixir',
      ].map(count),
    ).toEqual([6, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1])
  })

  it('DT-1.3 the table names the first sheriff, or the lot does', () => {
    expect(begin({ firstSheriff: 2 }, 4).world.table.sheriff).toBe(2)
    const drawn = (options: unknown) =>
      new Set(Array.from({ length: 60 }, (_, seed) => begin(options, 3, seed).world.table.sheriff))
    expect(drawn({})).toEqual(new Set([0, 1, 2]))
    expect(drawn({ firstSheriff: 4 })).toEqual(new Set([0, 1, 2]))
    expect(rules.parseOptions({ firstSheriff: 5 })).toMatchObject({ refusal: { rule: 'CO-8' } })
  })
})

describe('the end', () => {
  const end = (more: Partial<TownByHand>) =>
    letPass(atPlace({ players: [{ ...idle }, { ...idle, money: 12 }], ...more }, 'doc'))

  it('DT-16.1 when the mine is empty', () => {
    const scene = end({ mine: 0 })
    expect(toldOf(scene, 'ended')).toMatchObject([{ why: 'mine' }])
    expect(asked(scene)).toEqual([])
  })

  it('DT-16.1 when the last property has an owner', () => {
    expect(toldOf(end({ row: [], pile: null }), 'ended')).toMatchObject([{ why: 'properties' }])
    expect(toldOf(end({ row: [], pile: null, mine: 0 }), 'ended')).toMatchObject([{ why: 'both' }])
    expect(toldOf(end({ row: [4], pile: null }), 'ended')).toEqual([])
    expect(toldOf(end({}), 'ended')).toEqual([])
  })

  it('DT-16.2 the round is played to its end, doc included', () => {
    const scene = letPass(
      atPlace({ players: [{ dice: '9 9 9 Q Q' }, { dice: 'K K K 10 10' }, { dice: 'J A A Q 10' }], mine: 2 }),
    )
    expect(scene.world.table.mine).toBe(0)
    expect(toldOf(scene, 'badge').length + toldOf(scene, 'reelected').length).toBe(1)
    expect(toldOf(scene, 'granted')).toHaveLength(1)
    expect(toldOf(scene, 'ended')).toHaveLength(scene.world.table.phase.type === 'over' ? 1 : 0)
    const doc = atPlace({ players: [{ ...idle }, { dice: 'K 9 9 9 9' }], mine: 0 }, 'doc')
    expect(asked(doc)).toEqual([1])
    expect(reply(doc, { 1: { type: 'visit', action: 'cash', properties: [] } }).world.table).toMatchObject({
      phase: { type: 'over' },
      players: [{ money: 6 }, { money: 10 }],
    })
  })
})

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
    const over = reply(scene, { 2: { type: 'choose', seat: 1 } })
    expect(rules.outcome(over.world.table)).toMatchObject({ winners: [1], rule: 'DT-17.3' })
  })
})

describe('the clock', () => {
  it.each([
    ['off', null],
    ['20', 20_000],
    ['40', 40_000],
    ['90', 90_000],
  ] as const)('DT-15.1 set to %s', (setting, limitMs) => {
    const { table } = position({ players: [{}, {}] })
    expect(clock({ ...table, clock: setting }).limitMs).toBe(limitMs)
    expect(rules.parseOptions({ clock: setting })).toHaveProperty('value')
  })

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
