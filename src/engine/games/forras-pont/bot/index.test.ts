import { describe, expect, it } from 'vitest'
import { quickRng } from '../../../core/rng'
import { viewOf } from '../../../core/views'
import { ask } from '../ask'
import type { Answer } from '../facts'
import { position, type PositionSpec } from '../position'
import { bot } from './index'
import { tableAfter } from './lookahead'

// Everyone steps straight ahead between discs of one colour, yellow; south's edge is the lowest row.
const sheets = ['↑←→↓↗↖↘↙↻', '↑←→↓↗↖↘↙↻']
const yellowColumn = '....... ....... ....... ....... ...Y... ...Y... ...Y...'

function answerTo(spec: PositionSpec): Answer {
  const world = position(spec)
  const seat = world.table.turn!
  const prompt = ask(world.table)!.prompts.get(seat)!
  return bot.choose({
    view: viewOf(world, seat),
    prompt,
    heard: [],
    level: 'hard',
    rng: quickRng(1),
    hurry: () => false,
  })
}

describe('the hard bot', () => {
  it('ends a game that it has won', () => {
    expect(answerTo({ sheets, idle: 1, discs: [{ pink: 5 }, { pink: 3 }] })).toEqual({ type: 'pass' })
  })

  it('never ends a game that it is losing', () => {
    expect(answerTo({ sheets, idle: 1, discs: [{ pink: 3 }, { pink: 5 }] }).type).not.toBe('pass')
  })

  it('takes the claim that wins', () => {
    const discs = [
      { pink: 16, purple: 4 },
      { purple: 12, yellow: 4 },
    ]
    const answer = answerTo({ sheets, board: yellowColumn, card: 4, discs })
    expect(answer.type).toBe('claim')
  })
})

describe('the table after an answer', () => {
  const { table } = position({ sheets, board: yellowColumn, card: 4, pile: [9, 5, 6, 7, 8, '?'] })
  const claim: Answer = { type: 'claim', colour: 'yellow', route: [45, 38, 31, 24], owners: [null, null, null] }

  it('turns up a middling card, not the one that will come', () => {
    const after = tableAfter(table, 0, claim)
    expect(after.card).toBe(7)
    expect(after.pile).toBe(5)
    expect(after.discs[0].yellow).toBe(4)
    expect(after.turn).toBe(1)
  })

  it('has no card left once the last is won', () => {
    expect(tableAfter({ ...table, pile: 0 }, 0, claim)).toMatchObject({ card: null, phase: 'over' })
  })
})
