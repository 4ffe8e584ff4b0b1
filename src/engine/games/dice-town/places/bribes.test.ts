import { describe, expect, it } from 'vitest'
import type { Answer, AnswerOf } from '../facts'
import type { PositionSpec } from '../position'
import { asked, atPlace, play, promptOf, refusalOf, toldOf } from '../testing/scene'

const offer = (made: Partial<AnswerOf<'offer'>> & { for: number }): Answer => ({
  type: 'offer',
  money: 0,
  nuggets: 0,
  property: [],
  store: [],
  ...made,
})

/** Seats 1 and 2 are tied for three nuggets; 0 is sheriff, 3 a bystander. */
const tied: PositionSpec = {
  players: [
    { dice: '10 J Q K A' },
    { dice: '9 9 9 K A', money: 5, nuggets: 1, property: [2, 4], wired: [5], store: ['marshal'] },
    { dice: '9 9 9 K J', money: 3 },
    { dice: '10 J J Q A', money: 6, store: ['equipment-3'] },
  ],
  mine: 29,
  sheriff: 0,
}

describe('offers', () => {
  it('DT-5.1 everyone but the sheriff is asked, tied or not, if they own anything', () => {
    const scene = atPlace(tied)
    expect(asked(scene)).toEqual([1, 2, 3])
    expect(promptOf(scene, 3, 'offer')).toMatchObject({ decision: { place: 'mine', tied: [1, 2] }, round: 1 })
    const broke = atPlace({
      ...tied,
      players: tied.players.map((one, seat) => (seat === 2 ? { ...one, money: 0 } : one)),
    })
    expect(asked(broke)).toEqual([1, 3])
  })

  it('DT-5.1 an offer names one of the tied', () => {
    const scene = atPlace(tied)
    expect(refusalOf(scene, 3, offer({ for: 2, money: 1 }))).toBeNull()
    expect(refusalOf(scene, 3, offer({ for: 3, money: 1 }))).toBe('DT-5.1')
    expect(refusalOf(scene, 3, { type: 'choose', seat: 1 })).toBe('DT-5.1')
    expect(refusalOf(scene, 3, { type: 'pass' })).toBeNull()
  })

  it('DT-5.2 only what one has, and something', () => {
    const scene = atPlace(tied)
    expect(
      refusalOf(scene, 1, offer({ for: 1, money: 5, nuggets: 1, property: [2, 4], store: ['marshal'] })),
    ).toBeNull()
    expect(refusalOf(scene, 1, offer({ for: 1, money: 6 }))).toBe('DT-5.2')
    expect(refusalOf(scene, 1, offer({ for: 1, nuggets: 2 }))).toBe('DT-5.2')
    expect(refusalOf(scene, 1, offer({ for: 1, property: [5] }))).toBe('DT-5.2')
    expect(refusalOf(scene, 1, offer({ for: 1, property: [2, 2] }))).toBe('DT-5.2')
    expect(refusalOf(scene, 1, offer({ for: 1, store: ['dynamite'] }))).toBe('DT-5.2')
    expect(refusalOf(scene, 1, offer({ for: 1 }))).toBe('DT-5.2')
  })

  const offered = () =>
    play(atPlace(tied), {
      1: offer({ for: 1, money: 1, property: [4], store: ['marshal'] }),
      2: offer({ for: 2, money: 3 }),
      3: offer({ for: 1, money: 2 }),
    })

  it('DT-5.3 all are shown together, cards by their backs', () => {
    const scene = offered()
    expect(promptOf(scene, 0, 'decide').offers).toEqual([
      { from: 1, for: 1, money: 1, nuggets: 0, property: 1, store: 1 },
      { from: 2, for: 2, money: 3, nuggets: 0, property: 0, store: 0 },
      { from: 3, for: 1, money: 2, nuggets: 0, property: 0, store: 0 },
    ])
    expect(JSON.stringify(scene.world.table.phase)).not.toContain('marshal')
    expect(scene.world.table.players[1].store).toBe(1)
  })

  it('DT-5.5 every offer for the one chosen changes hands, the others lapse', () => {
    const scene = play(offered(), { 0: { type: 'choose', seat: 1 } })
    const { players } = scene.world.table
    expect(toldOf(scene, 'mined')).toMatchObject([{ seat: 1, nuggets: 3 }])
    expect(players[0]).toMatchObject({ money: 8 + 3, property: 1, store: 1 })
    expect(scene.world.own[0]).toMatchObject({ property: [4], store: ['marshal'] })
    expect(players.slice(1).map(({ money }) => money)).toEqual([4, 3, 4])
    expect(scene.world.own[1]).toMatchObject({ property: [2], store: [], offer: { property: [], store: [] } })
    const faces = scene.told.filter(({ event }) => event.type === 'bribeCards')
    expect(faces.map(({ to }) => to)).toEqual([[1, 0]])
    expect(toldOf(scene, 'bribed')).toHaveLength(2)
  })

  it('DT-5.4 the sheriff may ask once for a new round, which replaces the first', () => {
    const again = play(offered(), { 0: { type: 'again' } })
    expect(asked(again)).toEqual([1, 2, 3])
    expect(again.world.own[1].offer).toEqual({ property: [], store: [] })
    expect(promptOf(again, 1, 'offer').round).toBe(2)
    const second = play(again, { 2: offer({ for: 2, money: 1 }) })
    expect(promptOf(second, 0, 'decide').offers).toEqual([
      { from: 2, for: 2, money: 1, nuggets: 0, property: 0, store: 0 },
    ])
    expect(refusalOf(second, 0, { type: 'again' })).toBe('DT-5.4')
    const after = play(second, { 0: { type: 'choose', seat: 1 } })
    expect(after.world.table.players.map(({ money }) => money)).toEqual([8, 5, 3, 6])
  })

  it('DT-5.1 at the doc an offer is for going first, and the sheriff names the whole order', () => {
    const scene = atPlace(
      {
        players: [{ dice: '9 10 J Q A', won: true }, { dice: 'K K 9 J J', money: 2 }, { dice: 'K K 9 J J' }],
        sheriff: 0,
      },
      'doc',
    )
    const decide = play(scene, { 1: offer({ for: 1, money: 2 }) })
    expect(refusalOf(decide, 0, { type: 'choose', seat: 1 })).toBe('DT-12.2')
    expect(refusalOf(decide, 0, { type: 'order', seats: [1] })).toBe('DT-12.2')
    expect(refusalOf(decide, 0, { type: 'order', seats: [1, 1] })).toBe('DT-12.2')
    expect(play(decide, { 0: { type: 'order', seats: [2, 1] } }).world.table.players[1].money).toBe(2)
    const first = play(decide, { 0: { type: 'order', seats: [1, 2] } })
    expect(first.world.table.players.map(({ money }) => money)).toEqual([10, 0, 8])
    expect(asked(first)).toEqual([1])
  })

  it('DT-5.1 nobody owns anything: the sheriff decides without offers', () => {
    const poor = tied.players.map(({ dice }) => ({ dice, money: 0 }))
    const scene = atPlace({ ...tied, players: poor })
    expect(scene.world.table.phase).toMatchObject({ type: 'decide', again: false })
  })

  it('DT-5.2 a card taken as a bribe may be used at once, and brings no win (DT-12.1)', () => {
    const scene = atPlace({
      players: [{ dice: '9 9 10 10 A' }, { dice: '9 9 10 10 A', store: ['dynamite'], money: 0 }, { dice: 'J J J K K' }],
    })
    const decide = play(scene, { 1: offer({ for: 0, store: ['dynamite'] }) })
    const window = play(decide, { 0: { type: 'choose', seat: 0 } })
    expect(promptOf(window, 0, 'window').window).toMatchObject({ card: 'dynamite', seat: 0 })
    expect(play(window, { 0: { type: 'play', card: 'dynamite' } }).world.table.players[0].nuggets).toBe(4)
  })

  it('DT-5.6 a tie for the victory is decided without offers', () => {
    const scene = atPlace(
      {
        players: [
          { dice: '9 9 9 J J', money: 0, nuggets: 5 },
          { dice: 'K K Q Q 10', nuggets: 10, money: 0, won: true },
        ],
        mine: 0,
        sheriff: 0,
      },
      'doc',
    )
    const final = scene.world.table.phase.type === 'visit' ? play(scene) : scene
    expect(final.world.table.phase).toEqual({ type: 'final', tied: [0, 1] })
    expect(refusalOf(final, 0, { type: 'again' })).toBe('DT-17.3')
  })
})
