import { describe, expect, it } from 'vitest'
import { viewOf } from '../../../core/views'
import { ask, clock, windowMs } from '../ask'
import { storeCards } from './catalog'
import type { StoreCard } from '../facts'
import type { TownByHand } from '../position'
import { asked, atKeep, atPlace, letPass, promptOf, refusalOf, reply, toldOf } from '../testing/scenes'
import { isReaction, onlyAnswer, passesFor, reactionMs } from './reactions'
import { player, playing, situation, windowOf } from '../testing/situations'

describe('each card in its window', () => {
  it('DT-13.3 dynamite: as many nuggets again', () => {
    const scene = situation('dynamite')
    expect([windowOf(scene), asked(scene)]).toEqual(['dynamite', [0]])
    expect(player(scene, 0).nuggets).toBe(3)
    const after = letPass(reply(scene, { 0: playing('dynamite') }), 'decide')
    expect(player(after, 0).nuggets).toBe(6)
    expect(after.world.table.mine).toBe(22)
  })

  it('DT-13.3 dynamite takes what is left (DT-6.2), and is not asked for in an empty mine', () => {
    const town = (mine: number): TownByHand => ({
      players: [{ dice: '9 9 9 J K', store: ['dynamite'] }, { dice: 'J Q A A Q' }],
      mine,
    })
    const after = reply(atPlace(town(4)), { 0: playing('dynamite') })
    expect(toldOf(after, 'mined').map(({ nuggets }) => nuggets)).toEqual([3, 1])
    expect(windowOf(atPlace(town(3)))).not.toBe('dynamite')
  })

  it('DT-13.4 the girls: another theft, of the same player or another, named at once', () => {
    const scene = situation('girls')
    expect([windowOf(scene), asked(scene)]).toEqual(['girls', [0]])
    expect(refusalOf(scene, 0, { type: 'play', card: 'girls', victim: 1, property: 2, store: 0 })).toBe('DT-9.3')
    expect(refusalOf(scene, 0, { type: 'play', card: 'girls', victim: 0, property: 1, store: 0 })).toBe('DT-9.1')
    expect(refusalOf(scene, 0, { type: 'play', card: 'girls', victim: 2, property: 0, store: 1 })).toBeNull()
    const after = letPass(reply(scene, { 0: playing('girls') }), 'decide')
    expect(toldOf(after, 'stole')).toHaveLength(2)
    expect(player(after, 1).property).toBe(0)
  })

  it('DT-13.4 girls stolen in this very theft may be used in it', () => {
    const scene = atPlace(
      { players: [{ dice: 'Q Q 9 9 K' }, { dice: '10 10 J J K', store: ['girls'], property: [4] }] },
      'saloon',
    )
    const stolen = reply(scene, { 0: { type: 'steal', victim: 1, property: 0, store: 1 } })
    expect(windowOf(stolen)).toBe('girls')
    const after = reply(stolen, { 0: { type: 'play', card: 'girls', victim: 1, property: 1, store: 0 } })
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
    const after = reply(scene, { 0: playing('corruption') })
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
    const again = letPass(reply(scene, { 0: playing('credit') }), 'take')
    expect(promptOf(again, 0, 'take').count).toBe(2)
    const first = atPlace(
      { players: [{ dice: 'J 9 9 K K' }, { dice: '10 10 Q Q K' }], round: 1, deck: ['credit', 'marshal', 'girls'] },
      'store',
    )
    expect(windowOf(first)).toBe('credit')
    const after = reply(first, { 0: playing('credit') })
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
    const first = reply(scene, { 0: { type: 'take', card: 'equipment-2' } })
    const second = reply(first, { 0: playing('credit') })
    expect(toldOf(second, 'reshuffled')).toMatchObject([{ cards: 2 }])
    expect([...second.world.own[0].drawn].sort()).toEqual(['credit', 'equipment-1'])
    const third = reply(second, { 0: { type: 'take', card: 'credit' } })
    expect([windowOf(third), asked(third)]).toEqual(['credit', [0]])
  })

  it('DT-13.9 Joe drawn by the elixir is played at once, and may be stopped (DT-13.12)', () => {
    const scene = atPlace(
      {
        players: [
          { dice: 'J 9 9 K K', store: ['elixir'], won: true },
          { dice: '10 10 Q Q K', store: ['wanted'], won: true },
        ],
        deck: ['joe'],
      },
      'doc',
    )
    const drawn = reply(reply(scene, { 0: { type: 'play', card: 'elixir', action: 'draw' } }))
    expect(promptOf(drawn, 1, 'wanted').played).toEqual([{ seat: 0, card: 'joe', target: 1 }])
    const stopped = reply(drawn, { 1: { type: 'play', card: 'wanted', against: 0 } })
    expect(toldOf(stopped, 'joePaid')).toEqual([])
    expect(stopped.world.table.used).toEqual(expect.arrayContaining(['elixir', 'joe', 'wanted']))
    expect(toldOf(reply(drawn), 'joePaid')).toMatchObject([{ from: 1, to: 0, money: 4 }])
  })

  it('DT-13.9 Joe: played at once when kept, by a named target, who gives what he has', () => {
    const joe = reply(situation('joe'), { 0: { type: 'take', card: 'joe' } })
    expect([joe.world.table.phase.type, asked(joe)]).toEqual(['joe', [0]])
    expect(joe.world.table.open).toEqual(['joe'])
    expect(refusalOf(joe, 0, { type: 'target', seat: 0 })).toBe('DT-13.9')
    expect(refusalOf(joe, 0, { type: 'target', seat: 3 })).toBe('DT-13.9')
    const rich = letPass(reply(joe, { 0: { type: 'target', seat: 1 } }), 'decide')
    expect(toldOf(rich, 'joePaid')).toMatchObject([{ from: 1, to: 0, money: 4 }])
    const poor = letPass(reply(joe, { 0: { type: 'target', seat: 2 } }), 'decide')
    expect(toldOf(poor, 'joePaid')).toMatchObject([{ from: 2, to: 0, money: 3 }])
    expect(poor.world.table.used).toContain('joe')
  })

  it('DT-13.9 Joe drawn but not kept is merely discarded, and drawn at the doc he is played', () => {
    const left = reply(situation('joe'), { 0: { type: 'take', card: 'equipment-8' } })
    expect(toldOf(left, 'joe')).toEqual([])
    expect(left.world.hidden.discard).toEqual(['joe'])
    expect(left.world.table.used).toEqual([])
    const doc = atPlace({ players: [{ dice: 'J 9 9 K K' }, { dice: '10 10 Q Q K', won: true }], deck: ['joe'] }, 'doc')
    const after = reply(doc, { 0: { type: 'visit', action: 'draw', properties: [] } })
    expect(toldOf(after, 'joePaid')).toMatchObject([{ from: 1, to: 0, money: 4 }])
  })

  it('DT-13.9 if nobody has money Joe is discarded without a question', () => {
    const doc = atPlace(
      {
        players: [
          { dice: 'J 9 9 K K' },
          { dice: '10 10 Q Q K', won: true, money: 0 },
          { dice: '10 10 Q Q K', won: true, money: 0 },
        ],
        deck: ['joe'],
      },
      'doc',
    )
    const after = reply(doc, { 0: { type: 'visit', action: 'draw', properties: [] } })
    expect(toldOf(after, 'joe')).toMatchObject([{ seat: 0, idle: true }])
    expect(after.world.hidden.discard).toEqual(['joe'])
  })

  it('DT-13.10 marshal: by anyone when another than the sheriff won the kings', () => {
    const scene = situation('marshal')
    expect([windowOf(scene), asked(scene)]).toEqual(['marshal', [0, 1, 2]])
    const after = letPass(reply(scene, { 0: playing('marshal') }), 'visit')
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
    const after = letPass(reply(scene, { 0: playing('split') }))
    expect(toldOf(after, 'split')).toMatchObject([{ from: 1, to: 0, money: half }])
    expect(toldOf(after, 'robbed')).toMatchObject([{ seat: 1, money: bank }])
  })

  it('DT-13.13 elixir: an extra visit after the last, for anyone, its action named', () => {
    const scene = situation('elixir')
    expect([windowOf(scene), asked(scene)]).toEqual(['elixir', [0, 1, 2]])
    expect(refusalOf(scene, 0, { type: 'play', card: 'elixir', action: 'wire' })).toBeNull()
    expect(refusalOf(scene, 1, { type: 'play', card: 'elixir', action: 'cash' })).toBe('DT-13.13')
    const cash = letPass(reply(scene, { 0: playing('elixir') }))
    expect(toldOf(cash, 'collected')[0]).toMatchObject({
      seat: 0,
      what: 'money',
      from: [
        { seat: 1, amount: 2 },
        { seat: 2, amount: 2 },
      ],
    })
    const wire = letPass(reply(scene, { 0: { type: 'play', card: 'elixir', action: 'wire' } }))
    expect(promptOf(wire, 0, 'visit')).toEqual({ type: 'visit', actions: ['wire'], optional: false })
    expect(refusalOf(wire, 0, { type: 'pass' })).toBe('DT-13.13')
    expect(player(reply(wire, { 0: { type: 'visit', action: 'wire', properties: [4] } }), 0).wired).toEqual([4])
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

describe('windows betray nothing', () => {
  it('DT-14.1 everyone with a store card is asked, whatever it is; nobody else', () => {
    const cards: StoreCard[][] = [['split'], ['equipment-1'], []]
    for (const mine of cards) {
      const scene = atPlace(
        {
          players: [
            { dice: '9 9 9 J K', store: mine },
            { dice: '10 10 10 J K' },
            { dice: '9 J J Q K', store: ['girls'] },
          ],
        },
        'bank',
      )
      expect(asked(scene)).toEqual(mine.length > 0 ? [0, 2] : [2])
    }
    const scene = atPlace(
      { players: [{ dice: '9 9 9 J K', store: ['equipment-1'] }, { dice: '10 10 10 J K' }] },
      'bank',
    )
    expect(refusalOf(scene, 0, { type: 'play', card: 'split' })).toBe('DT-13.11')
    expect(refusalOf(scene, 0, { type: 'play', card: 'dynamite' })).toBe('DT-14.1')
    expect(refusalOf(scene, 0, { type: 'pass' })).toBeNull()
  })

  it.each(['split', 'wanted', 'cheater'] as const)('DT-14.2 no window for %s once all saw it used', (card) => {
    const used = card === 'cheater' ? (['cheater', 'cheater'] as const) : [card]
    const bank = (more: Partial<TownByHand>) =>
      atPlace({ players: [{ dice: '9 9 9 J K', store: ['equipment-1'] }, { dice: '10 10 10 J K' }], ...more }, 'bank')
    const last = (more: Partial<TownByHand>) =>
      ask(
        atKeep(
          { players: [{ dice: '9 9 9 9 9' }, { dice: '9', thrown: '9 9 9 9', store: ['equipment-1'] }], ...more },
          true,
        ).world.table,
      )!.prompts.size
    const stop = (more: Partial<TownByHand>) => {
      const scene = atPlace({
        players: [
          { dice: '9 9 9 J K', store: ['dynamite'] },
          { dice: 'J J A A Q', store: ['equipment-1'] },
        ],
        mine: 28,
        ...more,
      })
      return reply(scene, { 0: playing('dynamite') }).world.table.phase.type
    }
    const seen = { used }
    const unseen = { discard: used }
    switch (card) {
      case 'split':
        expect([windowOf(bank(seen)), windowOf(bank(unseen))]).toEqual([null, 'split'])
        break
      case 'wanted':
        expect(stop(seen)).not.toBe('wanted')
        expect(stop(unseen)).toBe('wanted')
        break
      case 'cheater':
        expect([last(seen), last(unseen), last({ used: ['cheater'] })]).toEqual([0, 1, 1])
        break
    }
  })

  it('DT-14.3 windows and offers are quiet and close at an even pace', () => {
    for (const card of ['dynamite', 'split', 'marshal', 'elixir'] as const) {
      const { table } = situation(card).world
      expect(ask(table)).toMatchObject({ quiet: true, closes: 'all' })
      expect(clock(table)).toEqual({ limitMs: null, leastMs: windowMs })
    }
    const offers = atPlace({ players: [{ dice: '9 9 A K Q' }, { dice: '9 9 A K J' }] }).world.table
    expect(offers.phase.type).toBe('offers')
    expect(ask(offers)?.quiet).toBe(true)
    expect(clock(offers).leastMs).toBe(windowMs)
    const keep = atKeep({ players: [{ thrown: '9 9 9 9 9' }, { thrown: '9 9 9 9 9' }] }).world.table
    expect(ask(keep)?.quiet).toBe(true)
    expect(clock(keep).leastMs).toBe(0)
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
    const bought = letPass(reply(scene, { 0: { type: 'take', card: 'corruption' } }), 'take')
    expect(bought.world.table.round).toBe(3)
    let now = reply(scene, { 0: { type: 'take', card: 'corruption' } })
    while (windowOf(now) !== 'corruption') now = reply(now)
    expect(toldOf(reply(now, { 0: playing('corruption') }), 'corrupted')).toHaveLength(1)
  })

  it('DT-14.3 a page takes its time by chance alone, and never longer than people do', () => {
    const times = Array.from({ length: 1000 }, (_, i) => reactionMs(i / 1000))
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect([times[0], times[500], times[900], times[999]]).toEqual([1200, 2075, 3978, 6223])
    const scene = situation('split')
    for (const seat of asked(scene))
      expect(isReaction(viewOf(scene.world, seat), promptOf(scene, seat, 'window'))).toBe(true)
  })

  it('DT-14.3 whoever can only keep the last die is answered for, others are asked', () => {
    const last = (money: number) =>
      atKeep({
        players: [
          { dice: '9 9 9 9', thrown: 'A', money, store: ['marshal'] },
          { dice: '9', thrown: '9 9 9 K' },
        ],
      })
    const reacts = (money: number, seat: number) =>
      isReaction(viewOf(last(money).world, seat), promptOf(last(money), seat, 'keep'))
    expect([reacts(0, 0), reacts(1, 0), reacts(0, 1)]).toEqual([true, false, false])
  })

  it('DT-14.3 a page knows when its player has no choice, and where it may pass for them', () => {
    const scene = situation('split')
    const only = (seat: number) => onlyAnswer(viewOf(scene.world, seat), promptOf(scene, seat, 'window'))
    expect([only(0), only(2)]).toEqual([null, { type: 'pass' }])
    expect(passesFor(viewOf(scene.world, 0), promptOf(scene, 0, 'window'))).toEqual({ type: 'pass' })
    const keep = atKeep({ players: [{ thrown: '9 9 9 9 9' }, { thrown: '9 9 9 9 9' }] })
    expect(passesFor(viewOf(keep.world, 0), promptOf(keep, 0, 'keep'))).toBeNull()
  })
})
