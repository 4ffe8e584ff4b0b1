import { describe, expect, it } from 'vitest'
import { viewOf } from '../../../engine/core/views'
import type { PositionSpec } from '../../../engine/games/dice-town/position'
import { atKeep, atPlace, letPass, play, promptsOf, type Scene } from '../../../engine/games/dice-town/testing/scene'
import { situation } from '../../../engine/games/dice-town/testing/situations'
import {
  answerSoFar,
  canTurnMore,
  dueAnswer,
  keptDice,
  nothingChosen,
  pickDecided,
  pickFavoured,
  pickVictim,
  readyAnswer,
  toggleDie,
  toggleNone,
  turnDie,
  unturnDie,
  type Choices,
} from './draft'

const at = (scene: Scene, seat: number) => {
  const view = viewOf(scene.world, seat)
  const prompt = promptsOf(scene).get(seat)!
  return {
    view,
    prompt,
    own: view.own!,
    ready: (chosen: Choices) => readyAnswer(chosen, view, prompt),
    soFar: (chosen: Choices) => answerSoFar(chosen, view, prompt),
    due: (chosen: Choices, muted = false) => dueAnswer(chosen, view, prompt, muted),
  }
}
const choose = (more: Partial<Choices>): Choices => ({ ...nothingChosen, ...more })

describe('keeping dice', () => {
  const cups = (store: PositionSpec['players'][number]['store'] = [], money = 8) =>
    at(atKeep({ players: [{ thrown: '9 9 Q K A', store, money }, { thrown: '9 9 J K A' }] }), 0)

  it('takes dice up and puts them back', () => {
    const { own, ready } = cups()
    const one = toggleDie(nothingChosen, own, 3)
    expect(ready(one)).toEqual({ type: 'keep', dice: ['K'], brutes: 0, cheats: [] })
    const two = toggleDie(one, own, 4)
    expect(ready(two)).toMatchObject({ dice: ['K', 'A'] })
    expect(ready(toggleDie(two, own, 3))).toMatchObject({ dice: ['A'] })
    expect(ready(toggleDie(one, own, 3))).toBeNull()
  })

  it('keeps none only when that was chosen, and picking a die takes it back', () => {
    const { own, ready } = cups()
    expect(ready(nothingChosen)).toBeNull()
    const none = toggleNone(nothingChosen)
    expect(ready(none)).toMatchObject({ dice: [] })
    expect(ready(toggleNone(none))).toBeNull()
    expect(toggleDie(none, own, 0).none).toBe(false)
    expect(toggleNone(toggleDie(nothingChosen, own, 0))).toEqual(none)
  })

  it('is not ready with more than can be paid', () => {
    const { own, ready, soFar } = cups([], 0)
    const two = toggleDie(toggleDie(nothingChosen, own, 0), own, 1)
    expect(soFar(two)).not.toBeNull()
    expect(ready(two)).toBeNull()
  })

  it('puts a brute back with the die it was for', () => {
    const { own, ready } = cups(['brute', 'brute'], 0)
    const three = [0, 1, 2].reduce((chosen, die) => toggleDie(chosen, own, die), nothingChosen)
    const free = { ...three, brutes: 2 }
    expect(ready(free)).toMatchObject({ brutes: 2 })
    expect(ready(toggleDie(free, own, 2))).toMatchObject({ dice: ['9', '9'], brutes: 1 })
  })

  it('turns a die, turns it back, and forgets it with the die', () => {
    const { own, ready } = cups(['cheater'])
    const picked = toggleDie(nothingChosen, own, 2)
    expect(canTurnMore(picked, own, [2])).toBe(true)
    const turned = turnDie(picked, 2, 'A')
    expect(canTurnMore(turned, own, [2])).toBe(false)
    expect(canTurnMore(turned, own, [3])).toBe(true)
    expect(ready(turned)).toMatchObject({ dice: ['Q'], cheats: [{ from: 'Q', to: 'A' }] })
    expect(ready(unturnDie(turned, 2))).toMatchObject({ cheats: [] })
    expect(toggleDie(turned, own, 2).cheats).toEqual({})
    expect(ready(turnDie(picked, 2, 'Q'))).toBeNull()
  })

  it('keeps everything on the last throw', () => {
    const scene = atKeep(
      { players: [{ dice: '9 9 9 9 9' }, { dice: 'Q Q', thrown: 'Q K 9', store: ['cheater'] }] },
      true,
    )
    const { own, ready, due } = at(scene, 1)
    expect(keptDice(nothingChosen, own, true)).toEqual([0, 1, 2])
    expect(ready(turnDie(nothingChosen, 0, 'A'))).toEqual({ type: 'last', cheats: [{ from: '9', to: 'A' }] })
    expect(due(nothingChosen)).toBeNull()
    const given = { type: 'last', cheats: [] } as const
    expect(due(choose({ given }))).toEqual(given)
  })

  it('takes back what was given when a die is picked or turned', () => {
    const { own } = cups(['cheater'])
    const given = choose({ dice: [2], given: { type: 'last', cheats: [] } })
    const changed = [toggleDie(given, own, 3), toggleDie(given, own, 2), toggleNone(given)]
    for (const next of [...changed, turnDie(given, 2, 'A'), unturnDie(given, 2)]) expect(next.given).toBeNull()
  })

  it('gives back the die that was tapped last', () => {
    const scene = play(
      play(
        atKeep({
          players: [
            { thrown: '9 9 Q K A', store: ['brute'], money: 0 },
            { thrown: '9 9 J K A', store: ['wanted'] },
          ],
        }),
        {
          0: { type: 'keep', dice: ['Q', 'K'], brutes: 1, cheats: [] },
        },
      ),
      { 1: { type: 'play', card: 'wanted', against: 0 } },
    )
    const { ready } = at(scene, 0)
    expect(ready(nothingChosen)).toBeNull()
    expect(ready(choose({ dice: [1] }))).toEqual({ type: 'giveBack', die: 'K' })
  })
})

describe('bribes and decisions', () => {
  const tied: PositionSpec = {
    players: [{ dice: '10 J Q K A' }, { dice: '9 9 9 K A', property: [2, 4], money: 3 }, { dice: '9 9 9 K J' }],
    sheriff: 0,
  }

  it('an offer needs someone it is for, and something', () => {
    const { ready } = at(atPlace(tied), 1)
    expect(ready(choose({ money: 2 }))).toBeNull()
    expect(ready(choose({ seat: 1 }))).toBeNull()
    const offer = choose({ seat: 1, money: 2, property: [1] })
    expect(ready(offer)).toEqual({ type: 'offer', for: 1, money: 2, nuggets: 0, property: [4], store: [] })
    expect(ready({ ...offer, money: 4 })).toBeNull()
  })

  it('a second tap takes the favoured player back and keeps the goods', () => {
    const first = pickFavoured(choose({ money: 2 }), 1)
    expect(first.seat).toBe(1)
    expect(pickFavoured(first, 1)).toMatchObject({ seat: null, money: 2 })
    expect(pickFavoured(first, 2)).toMatchObject({ seat: 2, money: 2 })
  })

  it('the sheriff picks one of the tied, and may change his mind', () => {
    const { prompt, ready } = at(letPass(atPlace(tied)), 0)
    if (prompt.type !== 'decide') throw new Error(prompt.type)
    const first = pickDecided(nothingChosen, prompt, 1)
    expect(ready(first)).toEqual({ type: 'choose', seat: 1 })
    expect(ready(pickDecided(first, prompt, 2))).toEqual({ type: 'choose', seat: 2 })
  })

  it('the doc’s order is complete when everyone was tapped; a second tap takes one out', () => {
    const lucky = { dice: '9 10 J Q A', won: true }
    const scene = letPass(
      atPlace({ players: [lucky, { dice: 'K 9 J Q A' }, { dice: 'K 9 J Q A' }], sheriff: 0 }, 'doc'),
    )
    const { prompt, ready } = at(scene, 0)
    if (prompt.type !== 'decide') throw new Error(prompt.type)
    const first = pickDecided(nothingChosen, prompt, 2)
    expect(ready(first)).toBeNull()
    const both = pickDecided(first, prompt, 1)
    expect(ready(both)).toEqual({ type: 'order', seats: [2, 1] })
    expect(pickDecided(both, prompt, 2).order).toEqual([1])
  })
})

describe('cards and visits', () => {
  it('a victim is first robbed of all that can be taken', () => {
    const players = [
      { dice: 'Q Q Q 9 K' },
      { dice: '10 10 J J K', property: [1, 5], store: ['girls', 'split'] as const },
    ]
    const { view, ready } = at(atPlace({ players }, 'saloon'), 0)
    const picked = pickVictim(nothingChosen, view.table, 1, 3)
    expect(ready(picked)).toEqual({ type: 'steal', victim: 1, property: 2, store: 1 })
    expect(ready({ ...picked, take: { property: 0, store: 0 } })).toBeNull()
    expect(ready({ ...picked, take: { property: 2, store: 2 } })).toBeNull()
  })

  it('drawn and stolen cards are picked by where they lie', () => {
    const players = [{ dice: 'J J Q Q K' }, { dice: '9 10 9 A K', property: [3], store: ['split'] as const }]
    const shop = atPlace({ players, deck: ['brute', 'equipment-8'] }, 'store')
    expect(at(shop, 0).ready(nothingChosen)).toBeNull()
    expect(at(shop, 0).ready(choose({ card: 1 }))).toEqual({ type: 'take', card: 'equipment-8' })
    const loot = play(atPlace({ players }, 'saloon'), { 0: { type: 'steal', victim: 1, property: 1, store: 1 } })
    expect(at(loot, 0).ready(choose({ card: 0 }))).toEqual({ type: 'loot', card: 3 })
    expect(at(loot, 0).ready(choose({ card: 1 }))).toEqual({ type: 'loot', card: 'split' })
  })

  it('barbed wire needs one or two properties, other actions none', () => {
    const players = [
      { dice: '9 9 K A A', property: [1, 3, 5] },
      { dice: '9 10 J Q A', won: true },
    ]
    const { ready } = at(atPlace({ players }, 'doc'), 0)
    expect(ready(choose({ action: 'wire' }))).toBeNull()
    expect(ready(choose({ action: 'wire', property: [0, 2] }))).toEqual({
      type: 'visit',
      action: 'wire',
      properties: [1, 5],
    })
    expect(ready(choose({ action: 'wire', property: [0, 1, 2] }))).toBeNull()
    expect(ready(choose({ action: 'cash', property: [0] }))).toEqual({ type: 'visit', action: 'cash', properties: [] })
  })

  it('Joe is aimed at someone else', () => {
    const { ready } = at(play(situation('joe'), { 0: { type: 'take', card: 'joe' } }), 0)
    expect([ready(nothingChosen), ready(choose({ seat: 0 }))]).toEqual([null, null])
    expect(ready(choose({ seat: 2 }))).toEqual({ type: 'target', seat: 2 })
  })

  it('the girls and the elixir are complete with their target, other cards at once', () => {
    expect(at(situation('split'), 0).ready(nothingChosen)).toEqual({ type: 'play', card: 'split' })
    const girls = at(situation('girls'), 0)
    expect(girls.ready(nothingChosen)).toBeNull()
    expect(girls.ready(pickVictim(nothingChosen, girls.view.table, 2, 2))).toMatchObject({ card: 'girls', victim: 2 })
    const elixir = at(situation('elixir'), 0)
    expect(elixir.ready(choose({ action: 'gold' }))).toEqual({ type: 'play', card: 'elixir', action: 'gold' })
    expect(elixir.ready(nothingChosen)).toBeNull()
  })

  it('a wanted names the card it stops, and not one’s own', () => {
    const scene = play(situation('split', ['wanted']), { 0: { type: 'play', card: 'split' } })
    const { ready } = at(scene, 1)
    expect(ready(nothingChosen)).toBeNull()
    expect(ready(choose({ against: 0 }))).toEqual({ type: 'play', card: 'wanted', against: 0 })
    expect(ready(choose({ against: 1 }))).toBeNull()
  })
})

describe('DT-14.3 what a page sends when a reaction is due', () => {
  const pass = { type: 'pass' } as const
  const split = situation('split')

  it('is the player’s answer, once given', () => {
    const { due } = at(split, 0)
    expect(due(nothingChosen)).toBeNull()
    expect(due(choose({ given: { type: 'play', card: 'split' } }))).toEqual({ type: 'play', card: 'split' })
  })

  it('is the only answer of a player without the card, unless they play for time', () => {
    const { due } = at(split, 2)
    expect(due(nothingChosen)).toEqual(pass)
    expect(due(choose({ stalls: true }))).toBeNull()
    expect(due(choose({ stalls: true, given: pass }))).toEqual(pass)
  })

  it('is a pass in a muted round, but only in reactions', () => {
    expect(at(split, 0).due(nothingChosen, true)).toEqual(pass)
    const shop = atPlace({ players: [{ dice: 'J J Q Q K' }, { dice: '9 10 9 A K' }] }, 'store')
    expect(at(shop, 0).due(nothingChosen, true)).toBeNull()
  })

  it('nothing survives when the prompt changes: a reset draft answers nothing', () => {
    const cups = at(atKeep({ players: [{ thrown: '9 9 Q K A' }, { thrown: '9 9 J K A' }] }), 0)
    expect([cups.ready(nothingChosen), cups.due(nothingChosen, true)]).toEqual([null, null])
  })
})
