import { it } from 'vitest'
import { expectSentences } from '../../words/testing/tree'
import { boardWords } from './words'

it('board and controls make readable sentences', () => {
  expectSentences(boardWords, {
    wantsBack: [[['Wd4,a1']], [['Wd4,a1', 'x d4Wd6']]],
    reply: [
      ['Anna', [], false],
      ['Anna', [{ white: 0, grey: 1, black: 0 }], false],
      [
        'Anna',
        [
          { white: 1, grey: 0, black: 0 },
          { white: 0, grey: 2, black: 1 },
        ],
        true,
      ],
      [
        'Anna',
        [
          { white: 1, grey: 0, black: 0 },
          { white: 0, grey: 1, black: 0 },
          { white: 0, grey: 0, black: 1 },
        ],
        false,
      ],
      [
        'Anna',
        [
          { white: 1, grey: 0, black: 0 },
          { white: 0, grey: 1, black: 0 },
          { white: 1, grey: 1, black: 0 },
        ],
        false,
      ],
    ],
    takes: [[1], [3]],
    places: [
      ['d4', 'a1'],
      ['d4', null],
    ],
    movesMade: [[1], [12]],
    short: [
      ['Anna', 1],
      ['Anna', 2],
    ],
    bestChain: [['Anna', 7, 3]],
    claim: [[1], [2]],
    marbleAt: [['white', 'd4']],
    ring: [
      ['d4', null, null],
      ['d4', 'grey', null],
      ['d4', null, 'place'],
      ['d4', null, 'remove'],
      ['d4', 'black', 'start'],
      ['d4', null, 'jump'],
    ],
    stock: [['black', 5]],
    captured: [['grey', 2, 5]],
    toEach: [[1, 3]],
  })
})
