import { describe, expect, it } from 'vitest'
import { quickRng } from '../../../core/rng'
import { promptOf } from '../ask'
import type { Options } from '../facts'
import { sample } from '../legal'
import { tableAfter } from '../resolve'
import { firstTable } from '../setup'
import { historyOf, playText, replayMoves } from './replay'
import { tableAt } from '../testing/scene'

const basic: Options = { variant: 'basic', rings: 37, overlooked: false }

describe('records', () => {
  it('ZE-29 the history of a match is every position it went through, without moves taken back', () => {
    const rng = quickRng(9)
    for (let game = 0; game < 20; game++) {
      let table = firstTable({ ...basic, overlooked: game % 2 === 1 }, game % 2)
      const boards = [table.board]
      while (table.outcome === null && table.pending === null) {
        const answer = sample({ seat: table.turn, table, own: null }, promptOf(table), rng)
        table = tableAfter(table, answer)
        if (answer.type === 'demand') boards.pop()
        else boards.push(...Array<string>(table.moves.length + 1 - boards.length).fill(table.board))
      }
      expect(historyOf(table).map((step) => step.board)).toEqual(boards)
    }
  })

  it('a replay says where and why it stops', () => {
    expect(replayMoves(basic, ['Wd4,a1', 'Gd5,a2', 'Wa3,g1'])).toMatchObject({
      failed: { at: 2, text: 'Wa3,g1', refusal: { rule: 'ZE-10' } },
    })
    expect(replayMoves(basic, ['Wd4,a1', 'Qd5'])).toMatchObject({ failed: { at: 1, text: 'Qd5', refusal: null } })
    expect(replayMoves(basic, ['Wd4,a1', 'Gd5,a2', 'x d4Gd6']).failed).toBeNull()
  })

  it('a chain may be written only as far as it wins; it is played to its end', () => {
    const table = tableAt({ marbles: 'Wd1 Wd2 Gd4', captured: [{ white: 2 }, {}] })
    const next = playText(table, 'x d1Wd3')
    expect('table' in next && next.table.moves[0].text).toBe('x d1Wd3Gd5')
    expect(playText(tableAt({ marbles: 'Wd1 Wd2 Gd4' }), 'x d1Wd3')).toMatchObject({ failed: { rule: 'ZE-12' } })
  })

  it('nothing is played after the end', () => {
    const table = tableAt({ marbles: 'Wd1 Wd2', captured: [{ white: 2 }, {}] })
    const end = playText(table, 'x d1Wd3')
    expect('table' in end && playText(end.table, 'Wd4,a1')).toMatchObject({ failed: { rule: 'CO-4' } })
  })
})
