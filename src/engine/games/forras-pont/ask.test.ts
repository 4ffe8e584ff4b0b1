import { describe, expect, it } from 'vitest'
import { viewOf } from '../../core/views'
import type { Table } from './facts'
import { game } from './index'
import { position } from './position'
import { answerOf, passEndsOf } from './testing/scene'

const plain = '↑↗→↘↓↙←↖↻'
const two = [plain, plain]

describe('who is asked', () => {
  it('FP-5, FP-7: everyone for the sheets, then one seat at a time, then nobody', () => {
    const { table } = position({ sheets: [plain, plain, plain], turn: 2 })
    const seats = (phase: Table['phase']) => [...(game.rules.ask({ ...table, phase })?.prompts.keys() ?? [])]
    expect([seats('sheets'), seats('turns'), seats('over')]).toEqual([[0, 1, 2], [2], []])
    expect(game.rules.ask({ ...table, phase: 'over' })).toBeNull()
  })

  it('FP-21: the prompt names the least length of a route', () => {
    const minimum = (card: 4 | 9 | '?') =>
      [...game.rules.ask(position({ sheets: two, card }).table)!.prompts.values()].map(
        (prompt) => prompt.type === 'turn' && prompt.minimum,
      )
    expect([minimum(4), minimum(9), minimum('?')]).toEqual([[4], [9], [1]])
  })

  it('FP-12, FP-29: the prompt foresees that a pass ends the game', () => {
    expect(passEndsOf(position({ sheets: [plain, plain, plain], idle: 1 }))).toBe(false)
    expect(passEndsOf(position({ sheets: [plain, plain, plain], idle: 2 }))).toBe(true)
    // The third seat has nothing to play, so it would be passed over.
    const discs = [{ yellow: 8, purple: 16, pink: 16 }, { yellow: 8 }, {}]
    expect(passEndsOf(position({ sheets: [plain, plain, plain], discs, turn: 1, idle: 1 }))).toBe(true)
    expect(passEndsOf(position({ sheets: [plain, plain, plain], discs, turn: 1 }))).toBe(false)
  })
})

describe('the clock', () => {
  it('FP-33: times turns and, three times as long, sheets; silence passes and fills in the printed order', () => {
    const limit = (clock: Table['options']['clock'], phase: Table['phase']) => {
      const { table } = position({ sheets: two, options: { clock } })
      return game.rules.clock!({ ...table, phase }).limitMs
    }
    expect(limit('off', 'turns')).toBeNull()
    expect(limit(60, 'turns')).toBe(60_000)
    expect(limit(180, 'sheets')).toBe(540_000)
    const view = viewOf(position({ sheets: two }), 0)
    expect(game.rules.silence!(view, game.rules.ask(view.table)!.prompts.get(0)!)).toEqual(answerOf('pass'))
    expect(game.rules.silence!(view, { type: 'sheet', side: 'south', card: 4 })).toEqual(answerOf('sheet →←↑↓↗↖↘↙↻'))
  })
})
