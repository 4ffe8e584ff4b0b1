import { describe, expect, it } from 'vitest'
import { readBoardspace } from './boardspace'
import { replayMoves } from './replay'

describe('records of Boardspace', () => {
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

  /** The moves of a record of 37 rings whose first two moves set up two jumps for the first player. */
  const movesOf = (...commands: string[]) => {
    const opening = ['P0[RtoB 2 0 D 4', 'P0[R- A 1', 'P0[Done', 'P1[RtoB 2 1 D 5', 'P1[R- A 2', 'P1[Done']
    const game = readBoardspace(`(;SU[Zertz];${[...opening, ...commands].map((text) => `${text}]`).join(';')})`)!
    expect(replayMoves(game.options, game.moves).failed).toBeNull()
    return game.moves.slice(2)
  }

  it.each([
    ['a marble picked up and put back before its jump', ['P0[BtoB D 4 D 4', 'P0[BtoB D 4 D 6', 'P0[Done']],
    ['a marble picked up and put back after its jump', ['P0[BtoB D 4 D 6', 'P0[BtoB D 6 D 6', 'P0[Done']],
    ['another marble picked up and put back', ['P0[BtoB D 5 D 5', 'P0[BtoB D 4 D 6', 'P0[Done']],
    ['a jump taken back and made again', ['P0[BtoB D 4 D 6', 'P0[BtoB D 6 D 4', 'P0[BtoB D 4 D 6', 'P0[Done']],
    ['a jump taken back for another one', ['P0[BtoB D 5 D 3', 'P0[BtoB D 3 D 5', 'P0[BtoB D 4 D 6', 'P0[Done']],
    ['no word at the end of a move', ['P0[BtoB D 4 D 6']],
  ])('reads %s', (_, commands) => {
    expect(movesOf(...commands)).toEqual(['x d4d6'])
  })

  it.each([
    ['a placed marble moved on', ['P1[RtoB 2 2 E 1', 'P1[BtoB E 1 D 1', 'P1[R- A 3', 'P1[Done']],
    ['a placed marble moved on after the ring', ['P1[RtoB 2 2 E 1', 'P1[R- A 3', 'P1[BtoB E 1 D 1', 'P1[Done']],
    ['a placed marble moved there and back', ['P1[RtoB 2 2 D 1', 'P1[BtoB D 1 E 1', 'P1[BtoB E 1 D 1', 'P1[R- A 3']],
    [
      'a placed marble put back and another one placed',
      ['P1[RtoB 2 0 E 1', 'P1[BtoR E 1 2', 'P1[RtoB 2 2 D 1', 'P1[R- A 3'],
    ],
    ['another marble placed instead', ['P1[RtoB 2 0 E 1', 'P1[RtoB 2 2 D 1', 'P1[R- A 3']],
    ['a ring put back for another one', ['P1[RtoB 2 2 D 1', 'P1[R- G 1', 'P1[R+ G 1', 'P1[R- A 3', 'P1[Done']],
    ['a ring put back and taken again', ['P1[R- A 3', 'P1[R+ A 3', 'P1[RtoB 2 2 D 1', 'P1[R- A 3', 'P1[Done']],
    ['a marble picked up and put back', ['P1[RtoB 2 2 D 1', 'P1[BtoB D 1 D 1', 'P1[R- A 3', 'P1[Done']],
  ])('reads %s', (_, commands) => {
    expect(movesOf('P0[BtoB D 4 D 6', 'P0[Done', ...commands)).toEqual(['x d4d6', 'Bd1,a3'])
  })

  it('reads a jump of a chain that was taken back', () => {
    const chain = ['P0[BtoB D 4 D 6', 'P0[BtoB D 6 F 4', 'P0[BtoB F 4 D 6', 'P0[Done']
    const game = readBoardspace(`(;SU[Zertz];${chain.map((text) => `${text}]`).join(';')})`)!
    expect(game.moves).toEqual(['x d4d6'])
  })

  it('reads the first game of a file that holds several', () => {
    const one = (from: string) =>
      `(;SU[Zertz];P0[C a \\] )(; b];P0[0 Start P0];P0[1 RtoB 2 0 ${from}];P0[2 R- A 1];P0[3 Done])`
    expect(readBoardspace(`${one('D 4')}\n${one('D 5')}`)!.moves).toEqual(['Wd4,a1'])
  })

  const ended = (...commands: string[]) => {
    const opening = ['P1[RtoB 2 0 D 4', 'P1[R- A 1', 'P1[Done', 'P0[RtoB 2 1 G 1', 'P0[R- A 2', 'P0[Done']
    return readBoardspace(`(;SU[Zertz];${[...opening, ...commands].map((text) => `${text}]`).join(';')})`)!
  }

  it('says who gave up or ran out of time, by seats: the one who began sits first', () => {
    expect(ended().ended).toBeNull()
    expect(ended('P1[9 Resign', 'P1[10 Done', 'P0[time 0:00:09').ended).toEqual({ how: 'resigned', winner: 1 })
    expect(ended('P1[9 RtoB 2 1 F 1', 'P0[10 resign').ended).toEqual({ how: 'resigned', winner: 0 })
    expect(ended('P1[9 WinOnTime').ended).toEqual({ how: 'time', winner: 0 })
    expect(ended('P1[9 Resign', 'P1[10 RtoB 2 1 F 1', 'P1[R- A 3', 'P1[Done').ended).toBeNull()
  })

  it('says whether the last move was ended', () => {
    expect(ended().openEnd).toBe(false)
    expect(ended('P1[9 RtoB 2 1 F 1').openEnd).toBe(true)
    expect(ended('P1[9 RtoB 2 1 F 1', 'P1[10 Resign', 'P1[11 Done').openEnd).toBe(true)
  })
})
