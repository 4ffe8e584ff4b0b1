import { expect, it } from 'vitest'
import { later } from '../../../engine/games/election-night/lessons/maps'
import { position } from '../../../engine/games/election-night/position'
import { newsOf } from './news'
import { boardWords } from './words'

it('tells close races and sets that lack one number', () => {
  const { table } = position({ dice: ['B1 R2 W3', 'B4 R5 W6'], marks: later })
  const news = newsOf(table.fields, table)
  expect(news).toEqual([
    { type: 'close', region: 'KM', lead: 2 },
    { type: 'set', seat: 0, lacks: 3 },
    { type: 'set', seat: 1, lacks: 1 },
  ])
  expect(boardWords.hu.news(news, ['Anna', 'Béla'])[0]).toBe('Közép-Magyarországon 2 a különbség')
  expect(boardWords.en.news(news, ['Anna', 'Béla'])[1]).toBe('Anna’s set lacks only a 3')
  const lacks = (value: number) => boardWords.hu.news([{ type: 'set', seat: 0, lacks: value }], ['Anna', 'Béla'])[0]
  expect([lacks(1), lacks(4)].map((text) => text?.slice(-17))).toEqual([' az 1-es hiányzik', 'k a 4-es hiányzik'])
})
