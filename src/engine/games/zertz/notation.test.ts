import { describe, expect, it } from 'vitest'
import { quickRng } from '../../core/rng'
import { promptOf } from './ask'
import type { Options, Table } from './facts'
import { list, sample } from './legal'
import { answerNamed, answerText, capturedBy } from './notation'
import { tableAfter } from './resolve'
import { firstTable } from './setup'
import { tableAt } from './testing/scene'

const basic: Options = { variant: 'basic', rings: 37, overlooked: false }

describe('written moves', () => {
  const chain = tableAt({ marbles: 'Wd1 Gd2 Wd4' })
  const pair = tableAt({ marbles: 'Wa1 Wa2', gone: 'a3 b1 b3' })

  it.each(['x d1Gd3Wd5', 'xd1gd3wd5', 'X D1 G D3 W D5', 'd1-d3-d5', 'x d1d3d5', 'd1xGd3xWd5'])(
    'reads the capture %s',
    (text) => {
      expect(answerNamed(chain, text)).toEqual({ type: 'capture', path: ['d1', 'd3', 'd5'] })
    },
  )

  it('count the marbles they captured', () => {
    expect(['Wd4,b2', 'x d1Gd3Wd5', 'Bd7,b2 x Wa1Wa2', 'Wd4 x -', 'pass'].map(capturedBy)).toEqual([0, 2, 2, 0, 0])
  })

  it.each(['Bd7,b2 x Wa1Wa2', 'bd7,b2', 'B d7, b2 x Wa1', 'Bd7-b2', 'Bd7b2'])('reads the placement %s', (text) => {
    expect(answerNamed(pair, text)).toEqual({ type: 'place', marble: 'black', at: 'd7', remove: 'b2', leave: [] })
  })

  it('reads what is not claimed', () => {
    expect(answerNamed(pair, 'Bd7,b2 x -')).toMatchObject({ leave: ['a1'] })
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
    expect(answerNamed(chain, text)).toBeNull()
  })

  it('writes moves as gipf.com does', () => {
    expect(answerText(chain, { type: 'capture', path: ['d1', 'd3', 'd5'] })).toBe('x d1Gd3Wd5')
    expect(answerText(pair, { type: 'place', marble: 'black', at: 'd7', remove: 'b2', leave: [] })).toBe(
      'Bd7,b2 x Wa1Wa2',
    )
    expect(answerText(pair, { type: 'place', marble: 'black', at: 'd7', remove: 'b2', leave: ['a2'] })).toBe(
      'Bd7,b2 x -',
    )
  })

  it('the ninth column may be written j', () => {
    const large = firstTable({ ...basic, rings: 61 }, 0)
    expect(answerNamed(large, 'Wj1,J5')).toEqual({ type: 'place', marble: 'white', at: 'i1', remove: 'i5', leave: [] })
    expect(answerNamed(firstTable(basic, 0), 'Wj1,a1')).toBeNull()
  })

  it('legal answers of random games are written and read back', () => {
    const rng = quickRng(4)
    for (let game = 0; game < 6; game++) {
      let table: Table = firstTable(
        { variant: 'basic', rings: ([37, 48, 61] as const)[game % 3], overlooked: game % 2 === 1 },
        0,
      )
      while (table.outcome === null) {
        const view = { seat: table.turn, table, own: null }
        const answers = list(view, promptOf(table))
        for (let i = 0; i < 15; i++) {
          const answer = answers[rng.below(answers.length)]
          expect(answerNamed(table, answerText(table, answer))).toEqual(answer)
        }
        table = tableAfter(table, sample(view, promptOf(table), rng))
      }
    }
  })
})
