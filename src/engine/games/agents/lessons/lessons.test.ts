import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../../../core/contract'
import { lessonSuite } from '../../../testing/lessons'
import { examSuite } from '../../../testing/questions'
import { exam } from '../testing/questions'
import { ask } from '../ask'
import { game } from '..'
import type { Answer } from '../facts'
import type { GameView } from '../motion'
import { teaching } from '.'
import { opening, say, worldAt, type LessonSpec } from './kit'
import { atHome, killing, pointless, stolen, stopping, vetoed } from './scenes'
import { why } from './why'

lessonSuite(game as AnyGame, teaching, {
  variants: Array.from({ length: 4 }, (_, seed) => ({ seats: 6, options: seed % 2 ? { city: 'big' } : {} })),
})

examSuite(game.rules, teaching, exam)

const reason = (scene: LessonSpec, answer: Answer) => {
  const { table, own } = worldAt(scene)
  const view: GameView = { seat: 0, table, own: own[0] }
  return why(view, ask(table)!.prompts.get(0)!, answer)
}

describe('why an answer is good', () => {
  it.each([
    ['a carry home', atHome, 'A* > 3,0', 'Unless someone vetoes it, you win.'],
    ['a move inwards', opening, 'A > 1,1', 'It comes within 2 streets of the treasure, from 3.'],
    [
      'a booking',
      opening,
      'book A 3000',
      /^It is .* from the treasure\. You’ll have 3,000 on it, to hold your orders and to veto\.$/,
    ],
    [
      'a murder',
      killing,
      'H x F',
      'Everyone else’s money on the victim is lost, and you have none there. 800 stays on the killer.',
    ],
    [
      'a carry',
      { treasure: '0,1', agents: { 0: '0,1' } },
      'A* > 1,0',
      'It brings the treasure closer: 2 streets from home.',
    ],
    ['a veto against a win', stopping, 'veto 1200', 'Without it, a rival wins right now.'],
    [
      'a hold',
      vetoed,
      'hold',
      'You have the money on it (3,000), and holding costs nothing; it only shows what you have.',
    ],
    ['letting go with nothing on it', stolen, 'let go', 'You have no money on it, so nothing to veto with.'],
    [
      'letting go',
      pointless,
      'let go',
      'It leaves the treasure 3 streets from your home and 3 from a rival’s; a lost veto would cost you a turn.',
    ],
    ['a move with money', { on: { 0: { 0: 1500 } } }, 'A > 1,1', /^It comes within 2 streets .* You have 1,500 on it/],
    [
      'a pass without money',
      opening,
      'pass',
      'You have no money on any agent: anyone with some could veto your order.',
    ],
    ['a pass with time', { on: { 0: { 0: 1500 } } }, 'pass', /still 3 streets from the nearest rival’s home/],
    ['giving up', { ...vetoed, on: { 1: { 0: 1200 } } }, 'give up', /^You have no money on it and the veto is 1,200/],
    ['a draw', { treasure: '0,1' }, 'draw?', /^The treasure is 3 streets .*: with a draw, nobody else wins\.$/],
  ] as const)('tells what %s brings', (_, scene, answer, sentence) => {
    expect(reason(scene, say(answer))?.en).toMatch(sentence)
  })

  it('says the same in Hungarian', () => {
    expect(reason(vetoed, say('hold'))?.hu).toBe(
      'Megvan rajta a pénzed (3000), és a tartás nem kerül semmibe, csak elárulja.',
    )
  })
})
