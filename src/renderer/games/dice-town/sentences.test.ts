import { it } from 'vitest'
import { handKinds } from '../../../engine/games/dice-town/dice/poker'
import { actionCards, docActions, faces } from '../../../engine/games/dice-town/facts'
import { expectSentences } from '../../words/testing/tree'
import { boardWords } from './words'

const names = ['Anna', 'Béla', 'Cili']
const cards = [...actionCards, 'equipment-1'] as const
const theft = { victim: 1, property: 1, store: 1 }

it('board and controls make readable sentences', () => {
  expectSentences(boardWords, {
    card: cards.map((card) => [card]),
    cardHelp: cards.map((card) => [card]),
    hand: handKinds.map((kind) => [kind]),
    brings: [
      [{ place: 'mine', face: '9', dice: 3, hand: null, gain: 3 }, ''],
      [{ place: 'bank', face: '10', dice: 2, hand: null, gain: 8 }, ''],
      [{ place: 'store', face: 'J', dice: 1, hand: null, gain: 1 }, ''],
      [{ place: 'saloon', face: 'Q', dice: 4, hand: null, gain: 4 }, ''],
      [{ place: 'sheriff', face: 'K', dice: 2, hand: null, gain: 0 }, ''],
      [{ place: 'townHall', face: null, dice: 5, hand: null, gain: 2 }, 'Full house'],
      [{ place: 'mine', face: '9', dice: 1, hand: null, gain: 0 }, ''],
    ],
    keep: [
      [0, 1],
      [1, 0],
      [3, 2],
    ],
    tooDear: [[0], [1]],
    turnTo: faces.map((face) => [face]),
    play: cards.map((card) => [card]),
    more: [['Money']],
    choose: [[null], ['Anna']],
    points: [[1], [12]],
    inHand: [[{ property: 1, store: 0 }], [{ property: 2, store: 3 }], [{ property: 0, store: 0 }]],
    goods: [[{ property: 1, store: 1, money: 1, nuggets: 1 }], [{ property: 2, store: 2, money: 2, nuggets: 2 }]],
    played: [
      [{ seat: 0, card: 'brute' }, names],
      [{ seat: 0, card: 'cheater', from: '9', to: 'A' }, names],
      [{ seat: 0, card: 'dynamite', nuggets: 2 }, names],
      [{ seat: 0, card: 'split', robber: 1, money: 3 }, names],
      [{ seat: 0, card: 'credit', jacks: 2 }, names],
      [{ seat: 0, card: 'girls', queens: 2, theft }, names],
      [{ seat: 0, card: 'marshal' }, names],
      [{ seat: 0, card: 'corruption' }, names],
      ...docActions.map((action) => [{ seat: 0, card: 'elixir', action } as const, names] as const),
      [{ seat: 0, card: 'joe', target: 2 }, names],
    ],
    deck: [[0], [1], [9]],
    dollars: [[1], [5]],
    gold: [[1], [5]],
    goldShort: [[1], [5]],
    dice: [[['9']], [['9', 'J', 'A']]],
  })
})
