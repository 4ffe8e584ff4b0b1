import { expect, it } from 'vitest'
import { parseAnswer } from './parse'

it.each([
  { type: 'keep', dice: ['Q', '10'], brutes: 1, cheats: [{ from: 'Q', to: 'A' }] },
  { type: 'last', cheats: [] },
  { type: 'giveBack', die: '9' },
  { type: 'pass' },
  { type: 'play', card: 'dynamite' },
  { type: 'play', card: 'girls', victim: 1, property: 1, store: 0 },
  { type: 'play', card: 'elixir', action: 'gold' },
  { type: 'play', card: 'wanted', against: 0 },
  { type: 'offer', for: 2, money: 1, nuggets: 0, property: [5], store: ['equipment-8'] },
  { type: 'choose', seat: 0 },
  { type: 'order', seats: [2, 0] },
  { type: 'again' },
  { type: 'take', card: 'joe' },
  { type: 'target', seat: 3 },
  { type: 'steal', victim: 2, property: 0, store: 1 },
  { type: 'loot', card: 4 },
  { type: 'loot', card: 'brute' },
  { type: 'visit', action: 'wire', properties: [1, 2] },
])('reads %j', (answer) => {
  expect(parseAnswer(answer)).toEqual({ value: answer })
  expect(parseAnswer({ ...answer, more: 1 })).toEqual({ value: answer })
})

it.each([
  { type: 'keep', dice: ['X'], brutes: 0, cheats: [] },
  { type: 'keep', dice: ['9'], brutes: -1, cheats: [] },
  { type: 'keep', dice: ['9'], brutes: 0 },
  { type: 'play', card: 'joe' },
  { type: 'play', card: 'brute' },
  { type: 'take', card: 'equipment-7' },
  { type: 'steal', victim: 1.5, property: 0, store: 0 },
  { type: 'visit', action: 'sleep', properties: [] },
  { type: 'offer', for: 1, money: '3', nuggets: 0, property: [], store: [] },
  [],
  null,
])('refuses the shape of %j', (answer) => {
  expect(parseAnswer(answer)).toMatchObject({ refusal: { rule: 'CO-9' } })
})
