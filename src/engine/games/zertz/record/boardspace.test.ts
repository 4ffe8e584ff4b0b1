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
})
