import { it } from 'vitest'
import { colours, numberCards, operations, pairs } from '../../../engine/games/forras-pont/facts'
import { expectSentences } from '../../words/testing/tree'
import { boardWords } from './words'

const aims = ['place', 'start', 'step', 'stray', 'back'] as const

it('board and controls make readable sentences', () => {
  expectSentences(boardWords, {
    firstRoute: numberCards.map((card) => [card]),
    fillPair: pairs.map((pair) => [pair]),
    sheetOf: [['Anna']],
    missing: [[1], [4]],
    ownCount: [[1], [4]],
    bankCount: [[1], [4]],
    stockLabel: colours.map((colour) => [colour, '3', 2]),
    pair: [...pairs.map((pair) => [pair, null] as const), ...operations.map((one) => [pairs[0], one] as const)],
    operationButton: operations.flatMap((one) => [[one, true] as const, [one, false] as const]),
    cell: [
      [24, null, null, []],
      [0, 'pink', null, []],
      ...aims.flatMap((aim) => [[0, 'pink', aim, []] as const, [1, null, aim, ['Anna', 'Béla']] as const]),
    ],
    offer: [[5, 3, 2]],
    offerShort: [[1], [3]],
    opening: [[0, 'yellow', 5, 3, 2]],
    discCount: [[1], [5]],
    lengthOf: [[3, 5]],
    step: [
      [1, null, null, 0],
      [1, 'up', 'Anna', 1],
      [2, 'repeat', 'Anna', 2],
    ],
    centreColour: colours.flatMap((one) => [[one, null] as const, [one, 'own'] as const, [one, 'bank'] as const]),
    claim: [
      ...(['noDiscs', 'start', 'stuck', 'colour'] as const).map((type) => [{ type }] as const),
      [{ type: 'goOn', missing: 1 }],
      [{ type: 'goOn', missing: 3 }],
      [{ type: 'wrong', step: 2 }],
      [{ type: 'short', length: 3, minimum: 5 }],
      [{ type: 'whole', length: 5, own: 3 }],
    ],
    checking: [['Anna']],
    stepBy: [[2, 'Anna']],
    yoursSoFar: [[0], [1], [3]],
    notThisWay: [
      [pairs[3], 'Anna', 'up', 'left', false],
      [pairs[3], 'Anna', 'repeat', 'left', false],
      [pairs[3], 'Anna', 'repeat', 'left', true],
    ],
    verdictTrue: [[5]],
    verdictFalse: [[2]],
    verdictShort: [[3, 5]],
    thenYou: [['False.']],
    routeFrom: [[5, 'f1']],
    broughtTo: [['Anna', 5]],
    fromBehind: [[1], [3]],
    bestRoute: [[3, 5]],
    total: [[1], [30]],
    owned: colours.map((colour) => [colour, 4]),
    cardsWon: [[[]], [['5']], [['5', '?']]],
    pile: [
      [0, false],
      [1, true],
      [4, true],
    ],
  })
})
