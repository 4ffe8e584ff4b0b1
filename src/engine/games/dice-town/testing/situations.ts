import type { Answer, StoreCard } from '../facts'
import type { PositionSpec } from '../position'
import { atPlace, letPass, play, type Scene } from './scene'

export const windowOf = (scene: Scene) =>
  scene.world.table.phase.type === 'window' ? scene.world.table.phase.window.card : null
export const player = (scene: Scene, seat: number) => scene.world.table.players[seat]

/** The situation in which each card can be played by seat 0, and seat 1 may hold the wanted. */
export function situation(card: StoreCard, other: readonly StoreCard[] = ['equipment-1']): Scene {
  const mine: readonly StoreCard[] = card === 'joe' ? ['equipment-2'] : [card]
  const third = { dice: '9 10 10 J A', store: ['equipment-5'] as const, money: 3 }
  const town = (dice: string, dice1: string, more: Partial<PositionSpec> = {}): PositionSpec => ({
    players: [{ dice, store: mine, property: [1] }, { dice: dice1, store: other, property: [2, 3], nuggets: 2 }, third],
    sheriff: 1,
    mine: 28,
    ...more,
  })
  switch (card) {
    case 'dynamite':
      return atPlace(town('9 9 9 J K', 'J J A A Q'))
    case 'split':
      return atPlace(town('9 9 9 J K', '10 10 10 J K', { bank: 7 }), 'bank')
    case 'credit':
      return letPass(play(atPlace(town('J J 9 9 K', '10 10 Q Q K'), 'store')), 'window')
    case 'girls':
      return play(atPlace(town('Q Q 9 9 K', '10 10 J J K'), 'saloon'), {
        0: { type: 'steal', victim: 1, property: 1, store: 0 },
      })
    case 'marshal':
      return atPlace(
        town('9 9 9 J Q', 'J J A A Q', {
          players: [
            { dice: '9 9 9 J Q', store: mine },
            { dice: 'J J A A Q', store: other },
            { ...third, dice: 'K K 9 9 J' },
          ],
        }),
        'sheriff',
      )
    case 'corruption':
      return atPlace(town('9 9 9 9 J', '10 10 10 K Q'), 'townHall')
    case 'elixir':
      return letPass(
        atPlace(
          town('K A 9 J J', '10 10 10 K Q', {
            players: [
              { dice: 'K A 9 J J', store: mine, property: [1, 4], won: true },
              { dice: '10 10 10 K Q', store: other, nuggets: 2, won: true },
              { ...third, won: true },
            ],
          }),
          'doc',
        ),
        'window',
      )
    case 'joe':
      return atPlace(town('J J 9 9 K', '10 10 Q Q K', { deck: ['joe', 'equipment-8'] }), 'store')
    default:
      throw new Error(card)
  }
}

const plays: Readonly<Record<string, Answer>> = {
  girls: { type: 'play', card: 'girls', victim: 1, property: 1, store: 0 },
  elixir: { type: 'play', card: 'elixir', action: 'cash' },
}
export const playing = (card: StoreCard): Answer => plays[card] ?? ({ type: 'play', card } as Answer)
