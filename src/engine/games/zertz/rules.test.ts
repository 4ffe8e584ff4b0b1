import { describe, expect, it } from 'vitest'
import { begin } from '../../testing/play'
import { answers, at, capture, eventsOf, judge, paths, place, play } from './asking'
import { boards } from './board'
import type { Answer, Table } from './facts'
import { promptOf, rules } from './rules'
import { tableFor } from './scenario'

describe('the board and the aim', () => {
  it('ZE-1 has 37, 48 or 61 rings, counted from the bottom of each column', () => {
    const columns = (size: 37 | 48 | 61) =>
      [...'abcdefghi'].map((letter) => boards[size].names.filter((name) => name.startsWith(letter)).length)
    expect(columns(37)).toEqual([4, 5, 6, 7, 6, 5, 4, 0, 0])
    expect(columns(48)).toEqual([5, 6, 7, 8, 7, 6, 5, 4, 0])
    expect(columns(61)).toEqual([5, 6, 7, 8, 9, 8, 7, 6, 5])
    for (const size of [37, 48, 61] as const) expect(boards[size].names.length).toBe(size)
  })

  it('ZE-1 has no ring elsewhere', () => {
    const table = tableFor({})
    expect(judge(table, place('h1', 'a1'))).toBe('ZE-1')
    expect(judge(table, place('d4', 'a5'))).toBe('ZE-1')
    expect(judge(tableFor({ marbles: 'Wd4 Gd5' }), capture('d4', 'd9'))).toBe('ZE-1')
  })

  it('ZE-2 starts with 5, 7 and 9 marbles, or 6, 8 and 10', () => {
    expect(tableFor({}).supply).toEqual({ white: 5, grey: 7, black: 9 })
    expect(tableFor({ options: { variant: 'tournament' } }).supply).toEqual({ white: 6, grey: 8, black: 10 })
  })

  it('ZE-3 draws who begins', () => {
    const starters = new Set<number>()
    for (let seed = 0; seed < 40; seed++) {
      const { match, told } = begin(rules, {}, 2, String(seed))
      const { starter, turn } = match.world.table as Table
      expect(turn).toBe(starter)
      expect(told.map((one) => one.event)).toEqual([{ type: 'begun', rule: 'ZE-3', starter }])
      starters.add(starter)
    }
    expect([...starters].sort()).toEqual([0, 1])
  })

  it('ZE-4 a move is a placement or a capture, and the turn goes on', () => {
    const table = tableFor({ marbles: 'Wd4', captured: [{}, {}] })
    expect(new Set(answers(table).map((answer) => answer.type))).toEqual(new Set(['place']))
    const next = play(table, 'Gd5,a1')
    expect(next.turn).toBe(1)
    expect(new Set(answers(next).map((answer) => answer.type))).toEqual(new Set(['capture']))
    expect(play(next, 'x d4Gd6').turn).toBe(0)
  })
})

describe('placing', () => {
  it('ZE-5 any colour that the supply has, on any empty ring', () => {
    const table = tableFor({ marbles: 'Wd4', supply: { white: 1, black: 1 } })
    expect(judge(table, place('d6', 'a1', 'black'))).toBeNull()
    expect(judge(table, place('d6', 'a1', 'grey'))).toBe('ZE-5')
    expect(judge(table, place('d4', 'a1'))).toBe('ZE-5')
    expect(play(table, 'Wd6,a1').supply).toEqual({ white: 0, grey: 0, black: 1 })
    expect(judge(tableFor({ gone: 'a1' }), place('a1', 'a2'))).toBe('ZE-5')
  })

  it('ZE-5 ZE-6 ZE-7 the first position has 1,944 moves', () => {
    expect(answers(tableFor({})).length).toBe(1944)
  })

  it('ZE-6 a free ring must be taken away, and not the one just used', () => {
    expect(judge(tableFor({}), place('d4', null))).toBe('ZE-6')
    expect(judge(tableFor({}), place('a1', 'a1'))).toBe('ZE-7')
    expect(at(play(tableFor({}), 'Wd4,a1'), 'a1')).toBe('-')
  })

  it.each([
    ['a corner', '', 'a1', true],
    ['an edge', '', 'a2', true],
    ['inside', '', 'd4', false],
    ['one neighbour missing', 'd5', 'd4', false],
    ['two missing, not next to each other', 'd5 d3', 'd4', false],
    ['two missing, one between', 'd5 e3', 'd4', false],
    ['three missing, none next to another', 'd5 e3 c3', 'd4', false],
    ['two missing next to each other', 'd5 e4', 'd4', true],
  ])('ZE-7 whether a ring is free: %s', (_, gone, ring, free) => {
    expect(judge(tableFor({ gone }), place('b3', ring))).toBe(free ? null : 'ZE-7')
  })

  it('ZE-7 an occupied ring is never free', () => {
    expect(judge(tableFor({ marbles: 'Wa1' }), place('d4', 'a1'))).toBe('ZE-7')
  })

  it('ZE-8 without a free ring the move ends with the placement', () => {
    const table = tableFor({ rings: 'd4 d5', marbles: 'Wd3 Gc3 Gc4 Wc5 Gd6 Be5 Be4 Be3' })
    expect(table.captures).toBe(false)
    expect(judge(table, place('d4', 'd5'))).toBe('ZE-7')
    expect(answers(table).map((answer) => answer.type === 'place' && answer.remove)).toEqual(Array(6).fill(null))
    expect(play(table, 'Wd4').turn).toBe(1)
  })

  it('ZE-9 nothing but demands under their option takes a move back', () => {
    const table = play(tableFor({}), 'Wd4,a1')
    expect(judge(table, { type: 'demand' })).toBe('ZE-28')
    expect(judge(table, { type: 'accept' })).toBe('ZE-31')
  })
})

describe('capturing', () => {
  it('ZE-10 is compulsory', () => {
    const table = tableFor({ marbles: 'Wd4 Bd5' })
    expect(table.captures).toBe(true)
    expect(judge(table, place('a2', 'a1'))).toBe('ZE-10')
  })

  it('ZE-11 a white and a black marble side by side: either jumps the other', () => {
    expect(paths(tableFor({ marbles: 'Wd4 Bd5' }))).toEqual(['d4 d6', 'd5 d3'])
  })

  it('ZE-11 in all six directions, over a neighbour, to the empty ring straight behind', () => {
    const around = tableFor({ marbles: 'Wd4 Gd5 Ge4 Ge3 Gd3 Gc3 Gc4' })
    expect(paths(around).filter((path) => path.startsWith('d4')).length).toBeGreaterThanOrEqual(6)
    for (const end of ['d6', 'f4', 'f2', 'd2', 'b2', 'b4'])
      expect(paths(around).some((path) => path.startsWith(`d4 ${end}`))).toBe(true)
    expect(judge(tableFor({ marbles: 'Wd4 Bd6' }), capture('d4', 'd7'))).toBe('ZE-11')
    expect(judge(tableFor({ marbles: 'Wd4 Bd5 Gd6 We4' }), capture('d4', 'd6'))).toBe('ZE-11')
    expect(judge(tableFor({ marbles: 'Wd4 Bd5' }), capture('d4'))).toBe('ZE-11')
    expect(judge(tableFor({ marbles: 'Wd4 Bd5' }), capture('a1', 'a3'))).toBe('ZE-11')
  })

  it('ZE-11 nothing jumps off the board or into a gap', () => {
    expect(paths(tableFor({ marbles: 'Wd6 Bd7' }))).toEqual(['d7 d5'])
    expect(paths(tableFor({ marbles: 'Wd4 Bd5', gone: 'd6' }))).toEqual(['d5 d3'])
  })

  it('ZE-12 the chain goes on while the marble can jump', () => {
    const table = tableFor({ marbles: 'Wd1 Gd2 Wd4' })
    expect(judge(table, capture('d1', 'd3'))).toBe('ZE-12')
    expect(judge(table, capture('d1', 'd3', 'd5'))).toBeNull()
    const next = play(table, 'x d1Gd3Wd5')
    expect(next.captured[0]).toEqual({ white: 1, grey: 1, black: 0 })
    expect(at(next, 'd5')).toBe('W')
  })

  it('ZE-12 only the marble that jumped goes on', () => {
    expect(paths(tableFor({ marbles: 'Wa1 Ga2 Wg1 Bg2' }))).toEqual(['a1 a3', 'g1 g3'])
  })

  it('ZE-13 a jumped marble leaves at once and is not jumped again', () => {
    expect(judge(tableFor({ marbles: 'Wd1 Gd2' }), capture('d1', 'd3'))).toBeNull()
    expect(judge(tableFor({ marbles: 'Wd1 Gd2' }), capture('d1', 'd3', 'd1'))).toBe('ZE-11')
  })

  it('ZE-13 a chain may come back to where it began', () => {
    const round = tableFor({ marbles: 'Wd2 Gd3 Ge3 Ge2' })
    expect(paths(round)).toContain('d2 d4 f2 d2')
  })

  it('ZE-14 the player chooses the way, not the longest', () => {
    const table = tableFor({ marbles: 'Wd4 Gd5 Bc4 Bb5' })
    expect(judge(table, capture('d4', 'd6'))).toBeNull()
    expect(paths(table)).toContain('d4 d6')
    const fork = paths(tableFor({ marbles: 'Wd1 Gd2 Bd4 Gc3 Bd6' }))
    expect(fork.filter((path) => path.startsWith('d1'))).toEqual(['d1 d3 b3', 'd1 d3 d5 d7'])
  })

  it('ZE-15 takes no ring away', () => {
    const table = tableFor({ marbles: 'Wd4 Bd5' })
    expect(play(table, 'x d4Bd6').board.includes('-')).toBe(false)
  })
})

describe('isolating', () => {
  const corner = { marbles: 'Wa1', gone: 'a2 b2' }

  it('ZE-16 what a removal cuts off is claimed, rings and marbles', () => {
    const next = play(tableFor(corner), 'Bd7,b1')
    expect(at(next, 'a1')).toBe('-')
    expect(next.captured[0]).toEqual({ white: 1, grey: 0, black: 0 })
    expect(next.moves[0].text).toBe('Bd7,b1 x Wa1')
    expect(next.turn).toBe(1)
  })

  it('ZE-16 several marbles, and several groups at once', () => {
    const pair = tableFor({ marbles: 'Wa1 Ga2', gone: 'a3 b2 b3' })
    expect(play(pair, 'Bd7,b1').moves[0].text).toBe('Bd7,b1 x Wa1Ga2')
    const both = tableFor({ rings: 'b1 f1 f2 g1 f3 e1', marbles: 'Wa1 Bc1' })
    expect(play(both, 'Gf2,b1').captured[0]).toEqual({ white: 1, grey: 0, black: 1 })
  })

  it('ZE-16 not while the group has an empty ring', () => {
    const table = play(tableFor({ marbles: 'Wa1', gone: 'a3 b2 b3' }), 'Bd7,b1')
    expect(at(table, 'a1')).toBe('W')
    expect(table.captured[0].white).toBe(0)
    expect(
      judge(tableFor({ marbles: 'Wa1', gone: 'a3 b2 b3' }), { ...place('d7', 'b1'), leave: ['a1'] } as Answer),
    ).toBe('ZE-16')
  })

  it('ZE-16 not by a capture', () => {
    const table = tableFor({ rings: 'a1 d1 d2 d3', marbles: 'Wa1 Gd1 Bd2' })
    expect(at(play(table, 'x d1Bd3'), 'a1')).toBe('W')
  })

  it('ZE-17 each group may be left, and is claimed unless it is', () => {
    const both = tableFor({ rings: 'b1 f1 f2 g1 f3 e1', marbles: 'Wa1 Bc1' })
    const whites = answers(both).filter(
      (answer) => answer.type === 'place' && answer.marble === 'grey' && answer.at === 'f2' && answer.remove === 'b1',
    )
    expect(whites.map((answer) => answer.type === 'place' && answer.leave)).toEqual([[], ['a1'], ['c1'], ['a1', 'c1']])
    expect(play(both, 'Gf2,b1 x Bc1').captured[0]).toEqual({ white: 0, grey: 0, black: 1 })
    expect(play(both, 'Gf2,b1 x -').captured[0]).toEqual({ white: 0, grey: 0, black: 0 })
    expect(judge(both, { ...place('f2', 'b1'), leave: ['a1', 'a1'] } as Answer)).toBe('ZE-16')
  })

  it('ZE-18 a group that was left is never offered again', () => {
    const left = play(tableFor(corner), 'Bd7,b1 x -')
    expect(at(left, 'a1')).toBe('W')
    expect(answers(left).every((answer) => answer.type === 'place' && answer.leave.length === 0)).toBe(true)
    const later = play(left, 'Wd1,g1')
    expect(at(later, 'a1')).toBe('W')
    expect(
      eventsOf(tableFor(corner), { ...place('d7', 'b1', 'black'), leave: ['a1'] } as Answer).map((e) => e.type),
    ).toEqual(['placed', 'removed', 'left'])
  })

  it('ZE-19 filling the last empty ring of a cut-off group claims it', () => {
    const table = tableFor({ marbles: 'Wa1', gone: 'a3 b1 b2 b3' })
    const next = play(table, 'Ga2,g1')
    expect(next.moves[0].text).toBe('Ga2,g1 x Wa1Ga2')
    expect(next.captured[0]).toEqual({ white: 1, grey: 1, black: 0 })
  })

  it('ZE-19 so does taking that ring away', () => {
    const next = play(tableFor({ marbles: 'Wa1', gone: 'a3 b1 b2 b3' }), 'Gd4,a2')
    expect(next.captured[0]).toEqual({ white: 1, grey: 0, black: 0 })
    expect(next.board.slice(0, 4)).toBe('---.')
  })

  it('ZE-10 ZE-16 figure 5: a forced black capture, then white and black are isolated and win', () => {
    const table = tableFor({
      marbles: 'Bc3',
      gone: 'a3 a4 b1 b3 b4 b5 c1 c2 d1 d2 d3 e1 e2 e3 e4 f1 f2 f3 f4 g1 g2 g3 g4',
      captured: [{ white: 1, grey: 2, black: 1 }, { black: 2 }],
    })
    const sacrificed = play(table, 'Bb2,d4')
    expect(paths(sacrificed)).toEqual(['c3 a1'])
    const taken = play(sacrificed, 'x c3Ba1')
    expect(taken.outcome).toBeNull()
    const won = play(taken, 'Wa2,b2')
    expect(won.moves[2].text).toBe('Wa2,b2 x Ba1Wa2')
    expect(won.outcome).toMatchObject({ winners: [0], rule: 'ZE-20' })
  })
})

describe('the end', () => {
  it.each([
    ['basic', 'white', { white: 2 }, 'ZE-20'],
    ['basic', 'grey', { grey: 3 }, 'ZE-20'],
    ['basic', 'black', { black: 4 }, 'ZE-20'],
    ['basic', 'each', { white: 1, grey: 2, black: 2 }, 'ZE-20'],
    ['tournament', 'white', { white: 3 }, 'ZE-21'],
    ['tournament', 'grey', { grey: 4 }, 'ZE-21'],
    ['tournament', 'black', { black: 5 }, 'ZE-21'],
    ['tournament', 'each', { white: 2, grey: 3, black: 3 }, 'ZE-21'],
  ] as const)('%s: a set of %s wins (ZE-20, ZE-21)', (variant, set, captured, rule) => {
    const marble = set === 'each' ? 'white' : set
    const letter = { white: 'W', grey: 'G', black: 'B' }[marble]
    const table = tableFor({ options: { variant }, marbles: `Wd4 ${letter}d5`, captured: [captured, {}] })
    expect(play(table, `x d4${letter}d6`).outcome).toMatchObject({ winners: [0], rule })
    expect(eventsOf(table, capture('d4', 'd6')).at(-1)).toEqual({ type: 'won', rule, seat: 0, how: set })
    const short = tableFor({ options: { variant }, marbles: `Wd4 ${letter}d5`, captured: [{ grey: 1 }, captured] })
    expect(play(short, `x d4${letter}d6`).outcome).toBeNull()
  })

  it('ZE-22 a board without an empty ring goes to the last mover', () => {
    const table = tableFor({ rings: 'd4', marbles: 'Wd3 Gc3 Gc4 Gd5 Be4 Be3', turn: 1 })
    const end = play(table, 'Wd4')
    expect(end.outcome).toMatchObject({ winners: [1], rule: 'ZE-22' })
    expect(end.captured[1]).toEqual({ white: 2, grey: 3, black: 2 })
    expect(end.board.replaceAll('-', '')).toBe('')
  })

  it('ZE-22 also when taking the last empty ring away fills the board, left groups included', () => {
    const table = tableFor({ rings: 'a1 c1', marbles: 'Wg4', turn: 0 })
    const end = play(table, 'Wa1,c1')
    expect(end.outcome).toMatchObject({ winners: [0], rule: 'ZE-22' })
    expect(end.captured[0].white).toBe(2)
  })

  it('ZE-23 with an empty supply the own captured marbles are placed', () => {
    const table = tableFor({ supply: {}, captured: [{ grey: 1 }, { white: 2 }] })
    expect(promptOf(table)).toMatchObject({ place: 'own' })
    expect(judge(table, place('d4', 'a1'))).toBe('ZE-23')
    const next = play(table, 'Gd4,a1')
    expect(next.captured[0]).toEqual({ white: 0, grey: 0, black: 0 })
    expect(play(tableFor({ supply: { black: 1 }, captured: [{ grey: 1 }, {}] }), 'Bd4,a1').captured[0].grey).toBe(1)
  })

  it('ZE-24 who can do nothing passes by itself', () => {
    const table = tableFor({ supply: { white: 1 }, captured: [{ grey: 1 }, {}] })
    const next = play(table, 'Wd4,a1')
    expect(next.turn).toBe(0)
    expect(next.moves.map((move) => move.text)).toEqual(['Wd4,a1', 'pass'])
    expect(judge(next, { type: 'pass' })).toBe('ZE-24')
  })

  it('ZE-25 both passing in a row is a draw', () => {
    const next = play(tableFor({ supply: { white: 1 } }), 'Wd4,a1')
    expect(next.outcome).toMatchObject({ winners: [], rule: 'ZE-25' })
    expect(next.moves.map((move) => move.text)).toEqual(['Wd4,a1', 'pass', 'pass'])
  })

  it('ZE-24 a capture goes before a pass', () => {
    const table = tableFor({ supply: { white: 1 }, marbles: 'Gd5' })
    expect(play(table, 'Wd4,a1')).toMatchObject({ turn: 1, captures: true, outcome: null })
  })

  it('ZE-26 the third time is a draw, the second is not', () => {
    const table = tableFor({
      rings: 'd4 d5',
      marbles: 'Wd3 Gc3 Gc4 Wc5 Gd6 Be5 Be4 Be3',
      supply: {},
      captured: [{ black: 2 }, { black: 2 }],
    })
    const key = play(table, 'Bd4').seen.at(-1)!
    expect(play({ ...table, seen: [key] }, 'Bd4').outcome).toBeNull()
    expect(play({ ...table, seen: [key, 'other', key] }, 'Bd4').outcome).toMatchObject({ winners: [], rule: 'ZE-26' })
    const other = play(
      { ...table, captured: [{ white: 0, grey: 0, black: 3 }, table.captured[1]], seen: [key, key] },
      'Bd4',
    )
    expect(other.outcome).toBeNull()
  })
})
