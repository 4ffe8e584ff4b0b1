import { describe, expect, it } from 'vitest'
import { viewOf } from '../../../core/views'
import { ask } from '../ask'
import type { Answer } from '../facts'
import { sheetDrawn } from '../position'
import { claim, pass, place, sheets, worldOf, type LessonSpec } from './kit'
import { blockingAt, lendingAt, missingAt, readyAt, victoryAt } from './positions'
import { why } from './why'

const reason = (spec: LessonSpec, answer: Answer) => {
  const world = worldOf(spec)
  const { turn } = world.table
  return why(viewOf(world, turn), ask(world.table)!.prompts.get(turn!)!, answer)
}

describe('why an answer is good', () => {
  it.each([
    ['a claim', readyAt, claim('L d1 d2 e3 d4'), 'It brings you 4 discs and the number card.'],
    [
      'a shared claim',
      lendingAt,
      claim('L d1 d2 e3 d4'),
      'It brings you 3 discs and the number card; the others get 1.',
    ],
    [
      'the winning claim',
      victoryAt,
      claim('L e1 d1 d2 e3 d4'),
      'It brings you 5 discs and the number card, and wins you the game.',
    ],
    ['a disc that opens a route', missingAt, place('Ye2'), /^It opens a route worth 4 discs to you, and nobody/],
    [
      'a block',
      { ...blockingAt, on: 'Yd7 Rd6' },
      place('Rc5'),
      /^It leaves the others 0 placements that would open a route, not \d+\.$/,
    ],
    ['a disc that prepares', { on: 'Rd1' }, place('Ld3'), /^After it, .* would open a route for you \(\d+ before\)/],
    [
      'a disc far from any route',
      {},
      place('Rd1'),
      'You need at least two more discs for a route; nobody else is one disc away from one.',
    ],
    ['a pass', missingAt, pass, /^Of your 138 placements, \d+ would open a route for you and none for someone else\.$/],
    ['the last pass', { idle: 1 }, pass, 'That ends the game, and you are ahead.'],
  ] as const)('tells what %s brings', (_, spec, answer, sentence) => {
    expect(reason(spec, answer)?.en).toMatch(sentence)
  })

  it('says the same in Hungarian, and praises a sheet that runs forward', () => {
    expect(reason(readyAt, claim('L d1 d2 e3 d4'))?.hu).toBe('4 korongot és a számkártyát hozza neked.')
    const sheet: Answer = { type: 'sheet', operations: sheetDrawn(sheets.learner) }
    expect(reason({}, sheet)?.hu).toBe(
      'A forrás felé ezek visznek: sárga–lila ↖, lila–rózsaszín ↑, rózsaszín–sárga ↗. Így bármelyik színnel három lépés a forrás. A többit bízd a véletlenre!',
    )
  })
})
