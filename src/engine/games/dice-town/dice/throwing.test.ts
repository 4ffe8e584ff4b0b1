import { describe, expect, it } from 'vitest'
import { canKeepNone, cheatersOf, otherFaces, priceOf, usefulBrutes } from './choices'
import type { Answer } from '../facts'
import { diceOf, position, type PositionSpec } from '../position'
import { asked, atKeep, atPlace, play, promptOf, refusalOf, toldOf } from '../testing/scene'

const keep = (
  dice: string,
  brutes = 0,
  cheats: { from: '9' | 'A' | 'K' | 'Q'; to: '9' | 'A' | 'K' | 'Q' }[] = [],
): Answer => ({
  type: 'keep',
  dice: diceOf(dice),
  brutes,
  cheats,
})

describe('keeping dice', () => {
  it.each([
    [1, 0, 0],
    [2, 0, 1],
    [4, 0, 3],
    [5, 0, 4],
    [0, 0, 1],
    [2, 1, 0],
    [4, 2, 1],
  ])('DT-3.2 DT-3.3 keeping %i with %i brutes costs $%i', (kept, brutes, price) => {
    expect(priceOf(kept, brutes)).toBe(price)
  })

  const four = { players: [{ thrown: 'Q Q Q Q 9' }, { thrown: '9 9 J K A' }] }

  it('DT-3.1 all keep at once, and only what they threw', () => {
    const scene = atKeep(four)
    expect(asked(scene)).toEqual([0, 1])
    expect(refusalOf(scene, 0, keep('Q Q Q Q'))).toBeNull()
    expect(refusalOf(scene, 0, keep('Q Q Q Q Q'))).toBe('DT-3.1')
    expect(refusalOf(scene, 1, keep('10'))).toBe('DT-3.1')
    expect(refusalOf(scene, 1, { type: 'pass' })).toBe('DT-3.1')
  })

  it('DT-3.2 four queens of one throw cost $3, paid to the stagecoach (the rulebook’s example)', () => {
    const { world } = play(atKeep(four), { 0: keep('Q Q Q Q'), 1: keep('9') })
    expect(world.table.players[0]).toMatchObject({ money: 5, dice: ['Q', 'Q', 'Q', 'Q'] })
    expect(world.table.players[1]).toMatchObject({ money: 8, dice: ['9'] })
    expect(world.table.stagecoach).toBe(3)
  })

  it('DT-3.3 keeping none costs $1 and leaves all dice to throw', () => {
    const { world } = play(atKeep(four), { 0: keep(''), 1: keep('A') })
    expect(world.table.players[0]).toMatchObject({ money: 7, dice: [] })
    expect(world.own[0].thrown).toHaveLength(5)
    expect(world.own[1].thrown).toHaveLength(4)
    expect(world.table.stagecoach).toBe(1)
  })

  it('DT-3.4 only what can be paid', () => {
    const poor = atKeep({
      players: [
        { thrown: 'Q Q Q Q 9', money: 0 },
        { thrown: '9 9 J K A', money: 2, store: ['brute'] },
      ],
    })
    expect(refusalOf(poor, 0, keep('Q Q'))).toBe('DT-3.4')
    expect(refusalOf(poor, 0, keep(''))).toBe('DT-3.3')
    expect(refusalOf(poor, 0, keep('Q'))).toBeNull()
    expect(refusalOf(poor, 1, keep('9 9 J'))).toBeNull()
    expect(refusalOf(poor, 1, keep('9 9 J K'))).toBe('DT-3.4')
    expect(refusalOf(poor, 1, keep('9 9 J K', 1))).toBeNull()
    const broke = atKeep({
      players: [{ thrown: 'Q Q Q Q 9', money: 0, store: ['brute', 'brute'] }, { thrown: '9 9 J K A' }],
    })
    expect(refusalOf(broke, 0, keep('Q Q Q', 2))).toBeNull()
    expect(refusalOf(broke, 0, keep('Q Q Q Q', 2))).toBe('DT-3.4')
  })

  it('DT-3.5 all cups are lifted together and show only what was kept', () => {
    const scene = play(atKeep(four), { 0: keep('Q Q'), 1: keep('A') })
    const [lifted] = toldOf(scene, 'lifted')
    expect(lifted.lifts.map(({ seat, dice, paid }) => ({ seat, dice, paid }))).toEqual([
      { seat: 0, dice: ['Q', 'Q'], paid: 1 },
      { seat: 1, dice: ['A'], paid: 0 },
    ])
    expect(toldOf(scene, 'threw')[0]).toMatchObject({ seats: [0, 1], last: false })
  })

  it('DT-3.6 who has five ends it: the others throw once more and keep all, free of charge', () => {
    const scene = play(atKeep(four), { 0: keep('Q Q Q Q 9'), 1: keep('9 9') })
    expect(toldOf(scene, 'threw')[0]).toMatchObject({ seats: [1], last: true })
    expect(scene.world.table.players[0].money).toBe(4)
    expect(toldOf(scene, 'showdown')[0].hands.map(({ length }) => length)).toEqual([5, 5])
    expect(toldOf(scene, 'lifted')[1].lifts).toMatchObject([{ seat: 1, paid: 0 }])
    const paid = 4 + 1
    expect(scene.world.table.stagecoach + toldOf(scene, 'stagecoach').reduce((sum, one) => sum + one.money, 0)).toBe(
      paid,
    )
  })

  it('DT-3.6 if all have five together there is no last throw', () => {
    const scene = play(
      atKeep({
        players: [
          { dice: '9 9 9 9', thrown: 'A' },
          { dice: 'J J J J', thrown: 'K' },
        ],
      }),
      {
        0: keep('A'),
        1: keep('K'),
      },
    )
    expect(toldOf(scene, 'threw')).toEqual([])
    expect(scene.world.table.place).not.toBeNull()
  })

  it('DT-3.6 on the last throw only those are asked who could cheat', () => {
    const town = {
      players: [{ thrown: 'Q Q Q Q 9' }, { thrown: '9 9 J K A' }, { thrown: '9 9 J K A', store: ['marshal' as const] }],
    }
    const scene = play(atKeep(town), { 0: keep('Q Q Q Q 9'), 1: keep('9'), 2: keep('9') })
    expect(scene.world.table.phase).toEqual({ type: 'last' })
    expect(asked(scene)).toEqual([2])
    expect(scene.world.own[1].thrown).toHaveLength(4)
    expect(refusalOf(scene, 2, { type: 'last', cheats: [{ from: scene.world.own[2].thrown[0], to: 'A' }] })).toBe(
      'DT-13.6',
    )
    expect(refusalOf(scene, 2, keep('9'))).toBe('DT-3.6')
    expect(play(scene).world.table.players.every(({ dice }) => dice.length === 5)).toBe(true)
  })

  it('DT-3.1 nobody is asked who must keep the only die, by what all know', () => {
    const town = {
      players: [
        { dice: '9 9 9 9', thrown: 'A', money: 0 },
        { dice: 'J J J', thrown: 'K K' },
      ],
    }
    const scene = atKeep(town)
    expect(asked(scene)).toEqual([1])
    expect(play(scene, { 1: keep('K') }).world.table.players[0].dice).toEqual(diceOf('9 9 9 9 A'))
  })
})

describe('brutes and cheaters', () => {
  const town = (
    money: number,
    store: readonly ('brute' | 'cheater' | 'wanted' | 'marshal')[],
    other: readonly ('wanted' | 'marshal')[] = [],
  ) => ({
    players: [{ thrown: 'Q Q Q K 9', money, store }, { thrown: '9 9 J K A', store: other }, { thrown: '9 9 J K A' }],
  })

  it('DT-13.5 a brute keeps one more die for nothing, and is used up', () => {
    const scene = play(atKeep(town(0, ['brute'])), { 0: keep('Q Q', 1) })
    expect(scene.world.table.players[0]).toMatchObject({ dice: ['Q', 'Q'], money: 0, store: 0 })
    expect(scene.world.hidden.discard).toEqual(['brute'])
    expect(scene.world.table.used).toEqual(['brute'])
  })

  it('DT-13.5 brutes that save nothing, or that one does not hold, are refused', () => {
    const scene = atKeep(town(8, ['brute', 'brute']))
    expect(refusalOf(scene, 0, keep('Q', 1))).toBe('DT-13.5')
    expect(refusalOf(scene, 0, keep('', 1))).toBe('DT-13.5')
    expect(refusalOf(scene, 0, keep('Q Q', 2))).toBe('DT-13.5')
    expect(refusalOf(scene, 0, keep('Q Q Q', 2))).toBeNull()
    expect(refusalOf(scene, 1, keep('9 9', 1))).toBe('DT-13.5')
  })

  it('DT-13.6 a cheater shows the old side, then the new', () => {
    const scene = play(atKeep(town(8, ['cheater'])), { 0: keep('Q K', 0, [{ from: 'K', to: 'Q' }]) })
    expect(scene.world.table.players[0].dice).toEqual(['Q', 'Q'])
    expect(toldOf(scene, 'lifted')[0].lifts[0].dice).toEqual(['Q', 'K'])
    expect(toldOf(scene, 'turned')).toMatchObject([{ seat: 0, from: 'K', to: 'Q' }])
  })

  it('DT-13.6 only a die of this lift, to another side, one for each cheater', () => {
    const scene = atKeep(town(8, ['cheater', 'cheater']))
    expect(refusalOf(scene, 0, keep('Q', 0, [{ from: 'K', to: 'Q' }]))).toBe('DT-13.6')
    expect(refusalOf(scene, 0, keep('Q', 0, [{ from: 'Q', to: 'Q' }]))).toBe('DT-13.6')
    expect(refusalOf(scene, 0, keep('', 0, [{ from: 'Q', to: 'A' }]))).toBe('DT-13.6')
    expect(
      refusalOf(
        scene,
        0,
        keep('Q', 0, [
          { from: 'Q', to: 'A' },
          { from: 'Q', to: 'K' },
        ]),
      ),
    ).toBe('DT-13.6')
    expect(
      refusalOf(
        scene,
        0,
        keep('Q K', 0, [
          { from: 'Q', to: 'A' },
          { from: 'K', to: 'A' },
        ]),
      ),
    ).toBeNull()
    expect(
      refusalOf(
        atKeep(town(8, ['cheater'])),
        0,
        keep('Q K', 0, [
          { from: 'Q', to: 'A' },
          { from: 'K', to: 'A' },
        ]),
      ),
    ).toBe('DT-13.6')
  })

  it('DT-13.6 also on the last throw', () => {
    const scene = play(
      atKeep({ players: [{ dice: '9 9 9 9 9' }, { dice: 'Q Q', thrown: 'Q K 9', store: ['cheater'] }] }, true),
      { 1: { type: 'last', cheats: [{ from: '9', to: 'Q' }] } },
    )
    expect(toldOf(scene, 'showdown')[0].hands[1]).toEqual(diceOf('Q Q Q Q K'))
  })

  it('DT-13.12 one window for all cards of a lift, of which one is stopped', () => {
    const both = {
      players: [
        { thrown: 'Q Q Q K 9', store: ['brute' as const, 'cheater' as const] },
        { thrown: '9 9 J K A', store: ['wanted' as const] },
        { thrown: '9 9 J K A', store: ['brute' as const] },
      ],
    }
    const scene = play(atKeep(both), { 0: keep('Q K', 1, [{ from: 'K', to: 'A' }]), 1: keep('9'), 2: keep('9 9', 1) })
    expect(promptOf(scene, 1, 'wanted').played).toMatchObject([
      { seat: 0, card: 'brute' },
      { seat: 0, card: 'cheater' },
      { seat: 2, card: 'brute' },
    ])
    expect(asked(scene)).toEqual([1])
    expect(refusalOf(scene, 1, { type: 'play', card: 'wanted', against: 3 })).toBe('DT-13.12')
    const after = play(scene, { 1: { type: 'play', card: 'wanted', against: 1 } })
    expect(after.world.table.players[0].dice).toEqual(['Q', 'K'])
    expect(after.world.table.players[2]).toMatchObject({ dice: ['9', '9'], money: 8 })
    expect([...after.world.hidden.discard].sort()).toEqual(['brute', 'brute', 'cheater', 'wanted'])
  })

  it('DT-3.7 a stopped brute: the die is paid for if it can be', () => {
    const scene = play(atKeep(town(2, ['brute'], ['wanted'])), { 0: keep('Q Q Q', 1) })
    expect(scene.world.table.stagecoach).toBe(1)
    const after = play(scene, { 1: { type: 'play', card: 'wanted', against: 0 } })
    expect(after.world.table.players[0]).toMatchObject({ dice: ['Q', 'Q', 'Q'], money: 0 })
    expect(after.world.table.stagecoach).toBe(2)
  })

  it('DT-3.7 a stopped brute without money: one die of the lift goes back, by choice', () => {
    const scene = play(atKeep(town(0, ['brute'], ['wanted'])), { 0: keep('Q K', 1) })
    const back = play(scene, { 1: { type: 'play', card: 'wanted', against: 0 } })
    expect(asked(back)).toEqual([0])
    expect(promptOf(back, 0, 'giveBack').lifted).toEqual(['Q', 'K'])
    expect(refusalOf(back, 0, { type: 'giveBack', die: '9' })).toBe('DT-3.7')
    const after = play(back, { 0: { type: 'giveBack', die: 'Q' } })
    expect(after.world.table.players[0].dice).toEqual(['K'])
    expect(after.world.own[0].thrown).toHaveLength(4)
  })

  it('DT-3.7 five dice are judged after that', () => {
    const town = {
      players: [
        { dice: 'Q Q Q', thrown: 'K K', money: 0, store: ['brute' as const] },
        { dice: '9', thrown: '9 J K A', store: ['wanted' as const] },
      ],
    }
    const scene = play(atKeep(town), { 0: keep('K K', 1), 1: keep('9') })
    const after = play(scene, { 1: { type: 'play', card: 'wanted', against: 0 } })
    expect(toldOf(after, 'gaveBack')).toMatchObject([{ seat: 0, die: 'K' }])
    expect(after.world.table.phase.type).toBe('keep')
    expect(asked(after)).toEqual([1])
    expect(position(town).table.players[0].money).toBe(0)
  })
})

describe('what pages may offer', () => {
  const own = (store: PositionSpec['players'][number]['store']) => position({ players: [{ store }, {}] }).own[0]

  it('DT-13.5 as many brutes as would save a dollar each', () => {
    const two = own(['brute', 'brute', 'girls'])
    expect([0, 1, 2, 3, 5].map((kept) => usefulBrutes(two, kept))).toEqual([0, 0, 1, 2, 2])
    expect(usefulBrutes(own(['girls']), 5)).toBe(0)
  })

  it('DT-13.6 a turn for each cheater, to one of the five other sides', () => {
    expect([cheatersOf(own([])), cheatersOf(own(['cheater', 'cheater', 'brute']))]).toEqual([0, 2])
    expect(otherFaces('10')).toEqual(['9', 'J', 'Q', 'K', 'A'])
  })

  it('DT-3.3 keeping none only with a dollar', () => {
    const [rich, poor] = position({ players: [{ money: 1 }, { money: 0 }] }).table.players
    expect([canKeepNone(rich), canKeepNone(poor)]).toEqual([true, false])
  })
})

describe('a round begins', () => {
  it('DT-3.1 with five dice for everyone', () => {
    const scene = atPlace({ players: [{ dice: '9 9 9 9 9' }, { dice: 'A A A K K', won: true }], bank: 0 }, 'doc')
    const begun = scene.world.table.phase.type === 'visit' ? play(scene) : scene
    expect(begun.world.table).toMatchObject({ round: 3, place: null, phase: { type: 'keep' } })
    expect(begun.world.own.map(({ thrown }) => thrown.length)).toEqual([5, 5])
    expect(begun.world.table.players.every(({ won }) => !won)).toBe(true)
  })
})
