import { describe, expect, it } from 'vitest'
import { botLevels, type BotLevel } from '../../../core/contract'
import { quickRng } from '../../../core/rng'
import { bot } from '.'
import { promptOf } from '../ask'
import type { Answer, Table } from '../facts'
import { gridOf } from '../grid/tables'
import { check, list } from '../legal'
import { tableAfter } from '../resolve'
import { place, tableAt } from '../testing/scene'
import { findBest } from './search'

/** The bot's answer, which must be legal. */
function answerBy(table: Table, level: BotLevel, seed = 1): Answer {
  const view = { seat: table.turn, table, own: null }
  const prompt = promptOf(table)
  let looks = 0
  const hurry = () => ++looks > 100
  const answer = bot.choose({ view, prompt, heard: [], level, rng: quickRng(seed), hurry })
  expect(check(view, prompt, answer)).toBeNull()
  return answer
}

const figure5 = tableAt({
  marbles: 'Bc3',
  gone: 'a3 a4 b1 b3 b4 b5 c1 c2 d1 d2 d3 e1 e2 e3 e4 f1 f2 f3 f4 g1 g2 g3 g4',
  captured: [{ white: 1, grey: 2, black: 1 }, { black: 2 }],
})

describe('the bot', () => {
  it.each(['medium', 'hard'] as const)('%s wins at once where it can (ZE-20)', (level) => {
    const table = tableAt({ marbles: 'Wa1', gone: 'a2 b2', captured: [{ white: 2 }, {}] })
    expect(tableAfter(table, answerBy(table, level)).outcome).toMatchObject({ winners: [0] })
  })

  it.each(['medium', 'hard'] as const)(
    '%s sees that a marble on a lone ring is won by cutting the ring off',
    (level) => {
      const table = tableAt({ marbles: 'Wd4', gone: 'a2 b1 b3', captured: [{ white: 2 }, { grey: 3 }] })
      expect(tableAfter(table, answerBy(table, level)).outcome).toMatchObject({ winners: [0] })
    },
  )

  it('hard finds the sacrifice of figure 5 or as good, and wins by force', () => {
    let table: Table = figure5
    for (let move = 0; move < 12 && table.outcome === null; move++)
      table = tableAfter(table, answerBy(table, table.turn === 0 ? 'hard' : 'medium'))
    expect(table.outcome).toMatchObject({ winners: [0] })
  })

  it('hard gives no winning marble away', () => {
    const table = tableAt({ marbles: 'Wd4', supply: { white: 2, black: 3 }, captured: [{}, { white: 2 }] })
    const next = tableAfter(table, answerBy(table, 'hard'))
    const replies = list({ seat: 1, table: next, own: null }, promptOf(next)).map((answer) => tableAfter(next, answer))
    expect(replies.some((reply) => reply.outcome !== null)).toBe(false)
  })

  it('demands an overlooking win back, and a capture that pays (ZE-28, ZE-31)', () => {
    const options = { overlooked: true }
    const start = tableAt({ options, marbles: 'Wd4 Bd5 Wa1', gone: 'a2 b2', captured: [{ white: 2 }, {}] })
    const won = tableAfter(start, place('d7', 'b1'))
    expect(answerBy(won, 'easy')).toEqual({ type: 'demand' })
  })

  it('always removes a ring while one is free, with five of them too (ZE-6)', () => {
    const table = tableAt({
      options: { variant: 'tournament' },
      rings: 'a1 a3 a4 b3 b4 c3 c4 c5 c6 d2 d3 d6 d7 e2 e3',
      marbles: 'Wa4 Bb3 Bb4 Gc4 Wd2 Gd6 Bd7 Ge2',
      supply: { black: 4 },
      captured: [
        { white: 2, grey: 1, black: 2 },
        { white: 2, grey: 4, black: 1 },
      ],
    })
    for (let seed = 1; seed <= 20; seed++) answerBy(table, 'medium', seed)
  })

  it('hard stops as soon as it is hurried, with a legal answer', () => {
    for (const patience of [0, 1, 5, 40]) {
      let looks = 0
      const hurry = () => ++looks > patience
      const view = { seat: 0, table: tableAt({}), own: null }
      const prompt = promptOf(view.table)
      const answer = bot.choose({ view, prompt, heard: [], level: 'hard', rng: quickRng(1), hurry })
      expect(check(view, prompt, answer)).toBeNull()
      expect(looks).toBe(patience + 1)
    }
  })

  it.each(botLevels)('%s gives the same answer to the same question, whatever it was asked before', (level) => {
    const [once, other, again] = [tableAt({}), figure5, tableAt({})].map((table) => answerBy(table, level))
    expect(again).toEqual(once)
    expect(other).not.toEqual(once)
  })

  it('starts each search from nothing, so that the same one takes as many nodes again', () => {
    const grid = gridOf(tableAt({ marbles: 'Wd4 Bc3 Ge5 Gf3' }))
    const search = () =>
      findBest(grid, { depth: 2, nodes: 5000, quiets: 1, ideas: Infinity, hurry: () => false, rng: quickRng(1) })
    expect(search()).toEqual(search())
  })

  it('does not always play the same game', () => {
    const texts = new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(answerBy(tableAt({}), 'medium', seed))))
    expect(texts.size).toBeGreaterThan(1)
  })
})
