import { it } from 'vitest'
import { expectSentences } from '../../words/testing/tree'
import { deeds } from './draft'
import { agentNames } from './figures'
import { boardWords } from './words'

const names = agentNames.en

it('board and controls make readable sentences', () => {
  expectSentences(boardWords, {
    partners: [['Anna', 'Béla']],
    aim: [['A5']],
    agent: [['Fox', 'A5']],
    turn: [
      [43, null, 8],
      [43, 60, 8],
    ],
    skips: [[1], [2]],
    skipsLong: [[1], [2]],
    next: [['Fox', null, false], ...deeds.map((deed) => ['Fox', deed, false] as const), ['Fox', 'move', true]],
    orderTitle: [
      [{ type: 'move', agent: 0, from: '3,0', to: '3,1' }, names, 'A5', 'B5'],
      [{ type: 'carry', agent: 0, from: '3,0', to: '3,1' }, names, 'A5', 'B5'],
      [{ type: 'murder', agent: 0, victim: 1, at: '3,0' }, names, 'A5', ''],
    ],
    winsForUs: [[]],
    givesAway: [['Anna']],
    left: [['500']],
    round: [[8]],
    atLeast: [['Anna', '500']],
    killedWith: [['Fox']],
    total: [['500']],
    bookTitle: [['Fox']],
    bookHelp: [['500']],
    vetoTitle: [['Fox']],
    vetoGo: [[0], [500]],
    vetoHelp: [['1', '500']],
    vetoTooLittle: [['501']],
    raiseTitle: [['Fox']],
    raiseGo: [[0], [500]],
    atLeastAmount: [['501']],
    letGoWhat: [
      ['move', null],
      ['carry', null],
      ['murder', null],
      ['carry', 'Anna wins'],
    ],
    winsBy: [[['Anna', 'Ben']], [null]],
    passVetoWhat: [[null], ['Anna wins']],
    holdWhat: [['500']],
    holdPoor: [['500']],
    amountsLeft: [[0], [1], [19]],
    heldUpTo: [['500']],
    windowLeast: [['501']],
    holdsOrNot: [['Anna']],
    raisesOrNot: [['Anna']],
    broughtBy: [['Anna', 'Fox']],
    turningPoint: [[8]],
    gaveWay: [['Anna', 'Fox', '500']],
    couldHave: [
      ['Anna', '500', true],
      ['Anna', '500', false],
    ],
  })
})
