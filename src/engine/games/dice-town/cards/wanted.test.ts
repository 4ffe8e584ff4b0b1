import { describe, expect, it } from 'vitest'
import type { Answer, StoreCard } from '../facts'
import { asked, atPlace, letPass, play, promptOf, refusalOf, toldOf, type Scene } from '../testing/scene'
import { playing, situation } from '../testing/situations'
import { stoppableBy } from './targets'

const wanted: Answer = { type: 'play', card: 'wanted', against: 0 }

describe('wanted', () => {
  const effects: Readonly<Record<string, (scene: Scene) => unknown>> = {
    dynamite: (scene) => expect(toldOf(scene, 'mined')).toHaveLength(1),
    split: (scene) => expect(toldOf(scene, 'split')).toEqual([]),
    credit: (scene) => expect(toldOf(scene, 'drew')).toHaveLength(1),
    girls: (scene) => expect(toldOf(scene, 'stole')).toHaveLength(1),
    marshal: (scene) => expect(toldOf(scene, 'badge')).toMatchObject([{ from: 1, to: 2 }]),
    corruption: (scene) => expect(toldOf(scene, 'corrupted')).toEqual([]),
    elixir: (scene) => expect(toldOf(scene, 'visited')).toEqual([]),
    joe: (scene) => expect(toldOf(scene, 'joePaid')).toEqual([]),
  }

  it.each(Object.keys(effects) as StoreCard[])('DT-13.12 stops %s; both go to the discards (DT-13.1)', (card) => {
    const scene = situation(card, ['wanted', 'equipment-1'])
    const played =
      card === 'joe'
        ? play(play(scene, { 0: { type: 'take', card: 'joe' } }), { 0: { type: 'target', seat: 2 } })
        : play(scene, { 0: playing(card) })
    const { played: open } = promptOf(played, 1, 'wanted')
    expect(open).toMatchObject([{ seat: 0, card }])
    expect(asked(played)).not.toContain(0)
    expect(refusalOf(played, 1, { type: 'play', card: 'wanted', against: 1 })).toBe('DT-13.12')
    expect(refusalOf(played, 2, wanted)).toBe('DT-13.12')
    const stopped = play(played, { 1: wanted })
    expect(toldOf(stopped, 'cancelled')).toMatchObject([{ by: 1, played: { seat: 0, card } }])
    effects[card](letPass(stopped, 'decide'))
    expect(stopped.world.hidden.discard).toEqual(expect.arrayContaining([card, 'wanted']))
    expect(() => effects[card](letPass(play(played), 'decide', 'take'))).toThrow()
  })

  it('DT-13.12 nobody can stop a card of their own', () => {
    const scene = atPlace({
      players: [{ dice: '9 9 9 J K', store: ['dynamite', 'wanted'] }, { dice: 'J J A A Q' }],
      mine: 28,
    })
    const after = play(scene, { 0: playing('dynamite') })
    expect(toldOf(after, 'mined')).toHaveLength(2)
  })

  it('DT-13.12 the girls’ target is named before anyone answers', () => {
    const scene = play(situation('girls', ['wanted']), { 0: playing('girls') })
    expect(promptOf(scene, 1, 'wanted').played).toEqual([
      { seat: 0, card: 'girls', queens: 2, theft: { victim: 1, property: 1, store: 0 } },
    ])
  })

  it('DT-13.12 any of several cards can be stopped, except one’s own', () => {
    const played = [
      { seat: 0, card: 'brute' },
      { seat: 2, card: 'brute' },
    ] as const
    expect([stoppableBy(played, 0), stoppableBy(played, 1), stoppableBy(played.slice(0, 1), 0)]).toEqual([
      [1],
      [0, 1],
      [],
    ])
  })
})
