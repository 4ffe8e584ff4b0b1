import { describe, expect, it } from 'vitest'
import type { StoreCard } from '../facts'
import { position } from '../position'
import { asked, atPlace, play, promptOf, refusalOf, toldOf } from '../testing/scene'

describe('the general store', () => {
  const shop = (round: number, deck: StoreCard[]) =>
    atPlace({ players: [{ dice: 'J J J A K' }, { dice: '9 10 J A Q' }], round, deck }, 'store')

  it('DT-8.1 draw one for each jack, keep one, discard the rest face down', () => {
    const scene = shop(2, ['dynamite', 'equipment-8', 'marshal', 'girls'])
    expect(asked(scene)).toEqual([0])
    expect(promptOf(scene, 0, 'take').count).toBe(3)
    expect(scene.world.own[0].drawn).toEqual(['dynamite', 'equipment-8', 'marshal'])
    expect(refusalOf(scene, 0, { type: 'take', card: 'girls' })).toBe('DT-8.1')
    const after = play(scene, { 0: { type: 'take', card: 'equipment-8' } })
    expect(after.world.own[0]).toMatchObject({ store: ['equipment-8'], drawn: [] })
    expect(after.world.hidden.discard).toEqual(['dynamite', 'marshal'])
    expect(after.world.table).toMatchObject({ deck: 16, discard: 2, used: [] })
    expect(after.told.find(({ event }) => event.type === 'drawn')?.to).toEqual([0])
  })

  it('DT-8.3 in the first round the winner does it twice, with fresh cards', () => {
    const scene = shop(1, ['dynamite', 'equipment-8', 'marshal', 'girls', 'elixir', 'split'])
    const second = play(scene, { 0: { type: 'take', card: 'equipment-8' } })
    expect(second.world.own[0].drawn).toEqual(['girls', 'elixir', 'split'])
    const after = play(second, { 0: { type: 'take', card: 'split' } })
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
