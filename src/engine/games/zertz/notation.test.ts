import { describe, expect, it } from 'vitest'
import { quickRng } from '../../core/rng'
import { readBoardspace } from './boardspace'
import type { Event, Options, Table } from './facts'
import { list, sample } from './legal'
import { formatMove, parseMove } from './notation'
import { historyOf, playText, replayMoves } from './record'
import { advance } from './resolve'
import { promptOf } from './rules'
import { tableFor } from './scenario'
import { firstTable } from './setup'
import { positionOf } from './table'

const basic: Options = { variant: 'basic', rings: 37, overlooked: false }

describe('written moves', () => {
  const chain = positionOf(tableFor({ marbles: 'Wd1 Gd2 Wd4' }))
  const pair = positionOf(tableFor({ marbles: 'Wa1 Wa2', gone: 'a3 b1 b3' }))

  it.each(['x d1Gd3Wd5', 'xd1gd3wd5', 'X D1 G D3 W D5', 'd1-d3-d5', 'x d1d3d5', 'd1xGd3xWd5'])(
    'reads the capture %s',
    (text) => {
      expect(parseMove(chain, text)).toEqual({ type: 'capture', path: ['d1', 'd3', 'd5'] })
    },
  )

  it.each(['Bd7,b2 x Wa1Wa2', 'bd7,b2', 'B d7, b2 x Wa1', 'Bd7-b2', 'Bd7b2'])('reads the placement %s', (text) => {
    expect(parseMove(pair, text)).toEqual({ type: 'place', marble: 'black', at: 'd7', remove: 'b2', leave: [] })
  })

  it('reads what is not claimed', () => {
    expect(parseMove(pair, 'Bd7,b2 x -')).toMatchObject({ leave: ['a1'] })
  })

  it.each([
    '',
    'd1',
    'x d1',
    'Zd4,a1',
    'Wd9,a1',
    'Wh1',
    'x d1Bd3',
    'x d1Gd4',
    'Wd4,a1 x',
    'Wd4,a1 x Wa1',
    'Wd4,a1 x foo',
  ])('does not read %j here', (text) => {
    expect(parseMove(chain, text)).toBeNull()
  })

  it('writes as gipf.com does', () => {
    expect(formatMove(chain, { type: 'capture', path: ['d1', 'd3', 'd5'] })).toBe('x d1Gd3Wd5')
    expect(formatMove(pair, { type: 'place', marble: 'black', at: 'd7', remove: 'b2', leave: [] })).toBe(
      'Bd7,b2 x Wa1Wa2',
    )
    expect(formatMove(pair, { type: 'place', marble: 'black', at: 'd7', remove: 'b2', leave: ['a2'] })).toBe(
      'Bd7,b2 x -',
    )
  })

  it('the ninth column may be written j', () => {
    const large = positionOf(firstTable({ ...basic, rings: 61 }, 0))
    expect(parseMove(large, 'Wj1,J5')).toEqual({ type: 'place', marble: 'white', at: 'i1', remove: 'i5', leave: [] })
    expect(parseMove(positionOf(firstTable(basic, 0)), 'Wj1,a1')).toBeNull()
  })

  it('every legal answer of random games is written and read back', () => {
    const rng = quickRng(4)
    for (let game = 0; game < 12; game++) {
      let table: Table = firstTable(
        { variant: 'basic', rings: ([37, 48, 61] as const)[game % 3], overlooked: game % 2 === 1 },
        0,
      )
      while (table.outcome === null) {
        const view = { seat: table.turn, table, own: null }
        const position = positionOf(table)
        const answers = list(view, promptOf(table))
        for (let i = 0; i < 40; i++) {
          const answer = answers[rng.below(answers.length)]
          if (answer.type === 'demand' || answer.type === 'accept') continue
          expect(parseMove(position, formatMove(position, answer))).toEqual(answer)
        }
        table = advance(table, sample(view, promptOf(table), rng), [] as Event[])
      }
    }
  })
})

describe('records', () => {
  it('the history of a match is every position it went through', () => {
    const rng = quickRng(9)
    for (let game = 0; game < 20; game++) {
      let table = firstTable({ ...basic, overlooked: game % 2 === 1 }, game % 2)
      const boards = [table.board]
      while (table.outcome === null && table.pending === null) {
        const answer = sample({ seat: table.turn, table, own: null }, promptOf(table), rng)
        table = advance(table, answer, [])
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
    const table = tableFor({ marbles: 'Wd1 Wd2 Gd4', captured: [{ white: 2 }, {}] })
    const next = playText(table, 'x d1Wd3')
    expect('table' in next && next.table.moves[0].text).toBe('x d1Wd3Gd5')
    expect(playText(tableFor({ marbles: 'Wd1 Wd2 Gd4' }), 'x d1Wd3')).toMatchObject({ failed: { rule: 'ZE-12' } })
  })

  it('nothing is played after the end', () => {
    const table = tableFor({ marbles: 'Wd1 Wd2', captured: [{ white: 2 }, {}] })
    const end = playText(table, 'x d1Wd3')
    expect('table' in end && playText(end.table, 'Wd4,a1')).toMatchObject({ failed: { rule: 'CO-4' } })
  })

  it('reads records of Boardspace', () => {
    const sgf = `(;GM[22]VV[2]SU[Zertz];P0[id "first"];P1[id "second"];P0[0 Start P0]
      ;P0[1 RtoB 2 0 D 4];P0[2 R- A 1];P0[3 Done];P1[4 R- A 2];P1[5 RtoB 2 1 D 5];P1[6 Done]
      ;P0[7 BtoB D 4 D 6];P0[8 Done];P1[9 RtoB 2 2 D 1];P1[10 R- A 3];P1[11 Done];P0[time 0:00:12])`
    const game = readBoardspace(sgf)!
    expect(game.options).toEqual({ variant: 'tournament', rings: 37, overlooked: false })
    expect(game.moves).toEqual(['Wd4,a1', 'Gd5,a2', 'x d4d6', 'Bd1,a3'])
    const { tables, failed } = replayMoves(game.options, game.moves)
    expect(failed).toBeNull()
    expect(tables.at(-1)!.moves[2].text).toBe('x d4Gd6')
    expect(readBoardspace('(;SU[Zertz+xx];P0[1 RtoB 2 0 D 4])')).toBeNull()
    expect(readBoardspace('nothing')).toBeNull()
    expect(readBoardspace('(;SU[Zertz+24];P0[1 RtoB 2 0 I 5];P0[2 R- A 1];P0[3 Done])')?.moves).toEqual(['Wi5,a1'])
    const changed = '(;SU[Zertz];P0[1 SetBoard Zertz+11];P0[2 RtoB 2 0 H 4];P0[3 R- A 1];P0[4 Done])'
    expect(readBoardspace(changed)).toMatchObject({ options: { rings: 48 }, moves: ['Wh4,a1'] })
    expect(readBoardspace('(;SU[Zertz+H];P0[1 RtoR 2 0 1];P0[2 RtoB 2 0 D 4])')).toBeNull()
  })
})
