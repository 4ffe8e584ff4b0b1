import { expect, it } from 'vitest'
import type { Answer } from './facts'
import { answerNamed, answerText } from './notation'
import { parseAnswer } from './parse'

it.each<[string, unknown]>([
  [
    'keep Q Q 10 brutes 1 turn Q>A',
    { type: 'keep', dice: ['Q', 'Q', '10'], brutes: 1, cheats: [{ from: 'Q', to: 'A' }] },
  ],
  ['keep', { type: 'keep', dice: [], brutes: 0, cheats: [] }],
  [
    'last turn 9>A turn 10>A',
    {
      type: 'last',
      cheats: [
        { from: '9', to: 'A' },
        { from: '10', to: 'A' },
      ],
    },
  ],
  ['back K', { type: 'giveBack', die: 'K' }],
  ['pass', { type: 'pass' }],
  ['play marshal', { type: 'play', card: 'marshal' }],
  ['play girls from 2 property 1 store 0', { type: 'play', card: 'girls', victim: 2, property: 1, store: 0 }],
  ['play elixir gold', { type: 'play', card: 'elixir', action: 'gold' }],
  ['play wanted 1', { type: 'play', card: 'wanted', against: 1 }],
  [
    'offer for 1 money 2 nuggets 0 property 4 5 store girls',
    { type: 'offer', for: 1, money: 2, nuggets: 0, property: [4, 5], store: ['girls'] },
  ],
  ['choose 2', { type: 'choose', seat: 2 }],
  ['order 2 0 1', { type: 'order', seats: [2, 0, 1] }],
  ['again', { type: 'again' }],
  ['take equipment-8', { type: 'take', card: 'equipment-8' }],
  ['target 3', { type: 'target', seat: 3 }],
  ['steal from 1 property 2 store 1', { type: 'steal', victim: 1, property: 2, store: 1 }],
  ['loot 5', { type: 'loot', card: 5 }],
  ['loot girls', { type: 'loot', card: 'girls' }],
  ['visit wire 2 5', { type: 'visit', action: 'wire', properties: [2, 5] }],
  ['visit cash', { type: 'visit', action: 'cash', properties: [] }],
])('%s', (line, raw) => {
  const parsed = parseAnswer(raw)
  expect(parsed).toEqual({ value: raw })
  expect(answerNamed(line)).toEqual(raw)
  expect(answerText(raw as Answer)).toBe(line)
})

it('refuses what it can’t read', () => {
  expect([answerNamed('dance'), answerNamed('take 5'), answerNamed('keep X')]).toEqual([null, null, null])
})
