import { expect, it } from 'vitest'
import { quickRng } from '../../core/rng'
import { matchView, promptFor } from '../../core/match'
import { playGame } from '../../testing/play'
import { cells } from './board'
import type { Answer, Prompt } from './facts'
import type { GameView } from './motion'
import { game } from './index'
import { answerNamed, answerText, cellNamed, cellText } from './notation'

it('names every cell, columns from the west and rows from the south', () => {
  expect([0, 6, 24, 42, 48].map(cellText)).toEqual(['a7', 'g7', 'd4', 'a1', 'g1'])
  for (let cell = 0; cell < cells; cell++) expect(cellNamed(cellText(cell))).toBe(cell)
  for (const text of ['', 'a', 'a0', 'a8', 'h1', 'A1', 'a01', 'a1 ', '11']) expect(cellNamed(text)).toBeNull()
})

it('writes every answer and reads it back', () => {
  const kinds = new Set<string>()
  const rng = quickRng(3)
  playGame(game.rules, {
    seats: 3,
    seed: 5,
    choose: (match, seat) => {
      const view = matchView(match, seat) as GameView
      const answer: Answer = game.rules.sample(view, promptFor(match, seat) as Prompt, rng)
      expect(answerNamed(answerText(answer))).toEqual(answer)
      kinds.add(answer.type)
      return answer
    },
  })
  expect([...kinds].sort()).toEqual(['claim', 'pass', 'place', 'sheet'])
})

it('reads blanks generously, and anything else as null', () => {
  expect(answerNamed('  claim  R f1 d4   by - ')).toEqual({
    ...{ type: 'claim', colour: 'pink', route: [47, 24], owners: [null] },
  })
  for (const text of [
    '',
    'move',
    'place',
    'place Y',
    'place X d2',
    'place Y z9',
    'sheet',
    'sheet ↑x',
    'claim',
    'claim R x1 by 0',
  ])
    expect(answerNamed(text)).toBeNull()
})
