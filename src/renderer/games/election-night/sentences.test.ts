import { it } from 'vitest'
import { regions } from '../../../engine/games/election-night/board'
import { colors, values, type Die } from '../../../engine/games/election-night/facts'
import { meetingOf } from '../../../engine/games/election-night/round/meeting'
import { expectSentences } from '../../words/testing/tree'
import type { MeetingFacts } from './explanation'
import { boardWords } from './words'

const names = ['Anna', 'Béla']
const dice = colors.flatMap((color) => values.map((value): readonly [Die] => [{ color, value }]))
const meetings = dice.flatMap(([one]) =>
  dice.map(([other]): MeetingFacts => {
    const { effects, veto } = meetingOf([one, other])
    return { dice: [one, other], effects, veto }
  }),
)
const prospects = [
  [{ type: 'sure' }],
  [{ type: 'open', free: 1 }],
  [{ type: 'open', free: 3 }],
  [{ type: 'twice', value: 4 }],
  [{ type: 'behind', free: 2 }],
] as const

it('board and controls make readable sentences', () => {
  expectSentences(boardWords, {
    die: dice,
    spent: colors.map((color) => [color]),
    worth: [
      [{ color: 'blue', value: 6 }, 4],
      [{ color: 'white', value: 1 }, 0],
    ],
    open: [[0], [1], [12]],
    swing: [['Anna', 7]],
    news: [
      [[], names],
      [
        [
          ...regions.map(({ id }) => ({ type: 'close', region: id, lead: 1 }) as const),
          { type: 'close', region: regions[0].id, lead: 0 },
          { type: 'set', seat: 1, lacks: 6 },
        ],
        names,
      ],
    ],
    lead: values.flatMap((value) => [true, false].map((level) => ['Anna', value, 'EA', [7, 7], level] as const)),
    decides: [['North']],
    openFields: [[1], [3]],
    writtenTwice: values.map((value) => [value]),
    hiddenDie: dice,
    flipTo: [['red', 3, 4]],
    flipsLeft: [[0], [1], [2]],
    flipped: [[[]], [['red']], [['red', 'white']]],
    round: [[7]],
    attempt: [[1], [2]],
    effect: dice,
    explain: meetings.map((one) => [one, names]),
    verdict: meetings.map((one) => [one, names]),
    region: [['North', names, [7, 4], 2]],
    brings: [[7, 4]],
    free: [[0], [1], [3]],
    leads: [['Anna', 1]],
    prospect: prospects,
    prospectShort: prospects,
    tally: [
      [6, 0],
      [6, 2],
    ],
    setsDone: [[0], [1], [2]],
    counted: [
      [null, false, 0],
      ['Anna', false, 7],
      ['Anna', true, 11],
    ],
  })
})
