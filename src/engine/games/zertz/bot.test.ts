import { describe, expect, it } from 'vitest'
import type { BotLevel } from '../../core/contract'
import { quickRng } from '../../core/rng'
import { bot } from './bot'
import type { Answer, Table } from './facts'
import { claimsAfter, emptyRings, freeRings, jumpingRings, jumpsOn, placeableMarbles } from './helpers'
import { check, list } from './legal'
import { advance } from './resolve'
import { promptOf } from './rules'
import { tableFor } from './scenario'

function choose(table: Table, level: BotLevel, seed = 1): Answer {
  const view = { seat: table.turn, table, own: null }
  const prompt = promptOf(table)
  const answer = bot.choose({ view, prompt, heard: [], level, rng: quickRng(seed), hurry: () => false })
  expect(check(view, prompt, answer)).toBeNull()
  return answer
}

const figure5 = tableFor({
  marbles: 'Bc3',
  gone: 'a3 a4 b1 b3 b4 b5 c1 c2 d1 d2 d3 e1 e2 e3 e4 f1 f2 f3 f4 g1 g2 g3 g4',
  captured: [{ white: 1, grey: 2, black: 1 }, { black: 2 }],
})

describe('the bot', () => {
  it.each(['medium', 'hard'] as const)('%s wins at once where it can (ZE-20)', (level) => {
    const table = tableFor({ marbles: 'Wa1', gone: 'a2 b2', captured: [{ white: 2 }, {}] })
    expect(advance(table, choose(table, level), []).outcome).toMatchObject({ winners: [0] })
  })

  it('hard finds the sacrifice of figure 5 or as good, and wins by force', () => {
    let table: Table = figure5
    for (let move = 0; move < 12 && table.outcome === null; move++)
      table = advance(table, choose(table, table.turn === 0 ? 'hard' : 'medium'), [])
    expect(table.outcome).toMatchObject({ winners: [0] })
  })

  it('hard gives no winning marble away', () => {
    const table = tableFor({ marbles: 'Wd4', supply: { white: 2, black: 3 }, captured: [{}, { white: 2 }] })
    const next = advance(table, choose(table, 'hard'), [])
    const replies = list({ seat: 1, table: next, own: null }, promptOf(next)).map((answer) => advance(next, answer, []))
    expect(replies.some((reply) => reply.outcome !== null)).toBe(false)
  })

  it('demands an overlooking win back, and a capture that pays (ZE-28, ZE-31)', () => {
    const options = { overlooked: true }
    const start = tableFor({ options, marbles: 'Wd4 Bd5 Wa1', gone: 'a2 b2', captured: [{ white: 2 }, {}] })
    const won = advance(start, { type: 'place', marble: 'white', at: 'd7', remove: 'b1', leave: [] }, [])
    expect(choose(won, 'easy')).toEqual({ type: 'demand' })
  })

  it('does not always play the same game', () => {
    const texts = new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(choose(tableFor({}), 'medium', seed))))
    expect(texts.size).toBeGreaterThan(1)
  })
})

describe('what a screen asks for', () => {
  it('ZE-5 ZE-7 colours, empty rings and free rings', () => {
    const table = tableFor({ marbles: 'Wd4', supply: { black: 1 } })
    expect(placeableMarbles(table)).toEqual(['black'])
    expect(emptyRings(table).length).toBe(36)
    expect(freeRings(table, null).length).toBe(18)
    expect(freeRings(table, 'a1').length).toBe(17)
  })

  it('ZE-11 ZE-12 the way of a capture, ring by ring', () => {
    const table = tableFor({ marbles: 'Wd1 Gd2 Wd4' })
    expect(jumpingRings(table)).toEqual(['d1'])
    expect(jumpsOn(table, ['d1'])).toEqual([{ to: 'd3', over: 'd2', captured: 'grey' }])
    expect(jumpsOn(table, ['d1', 'd3'])).toEqual([{ to: 'd5', over: 'd4', captured: 'white' }])
    expect(jumpsOn(table, ['d1', 'd3', 'd5'])).toEqual([])
    expect(jumpsOn(table, ['a1'])).toEqual([])
  })

  it('ZE-16 what a placement would isolate', () => {
    const table = tableFor({ marbles: 'Wa1', gone: 'a2 b2' })
    expect(claimsAfter(table, { marble: 'black', at: 'd7', remove: 'b1' })).toEqual([[{ ring: 'a1', marble: 'white' }]])
    expect(claimsAfter(table, { marble: 'black', at: 'd7', remove: 'g1' })).toEqual([])
  })
})
