import { describe, expect, it } from 'vitest'
import { quickRng } from '../../core/rng'
import { viewOf } from '../../core/views'
import { begin } from '../../testing/play'
import { operations } from './facts'
import type { GameWorld } from './motion'
import { game } from './index'
import { position, type PositionSpec } from './position'
import { refusalOf } from './testing/scene'

const plain = '↑↗→↘↓↙←↖↻'
const two = [plain, plain]
/** YL goes up, LL repeats. */
const ladder = '↗↑→↘↻↓↙←↖'
const column = '....... ....... ....... ....... ...L... ...L... ...Y...'

describe('operation sheets', () => {
  const world = () => begin(game.rules, {}, 3, 'x').match.world as GameWorld
  const check = (answer: unknown) => {
    const parsed = game.rules.parseAnswer(answer)
    if ('refusal' in parsed) return parsed.refusal.rule
    const view = viewOf(world(), 0)
    return game.rules.check(view, game.rules.ask(view.table)!.prompts.get(0)!, parsed.value)?.rule ?? null
  }
  it.each([
    ['the nine in order', operations, null],
    ['the nine backwards', operations.toReversed(), null],
    ['one twice', operations.with(0, 'repeat'), 'FP-4'],
    ['eight only', operations.slice(1), 'FP-4'],
    ['ten', [...operations, 'up'], 'FP-4'],
    ['none', [], 'FP-4'],
    ['a foreign word', [...operations.slice(1), 'sideways'], 'CO-9'],
  ])('FP-4: %s', (_name, sheet, rule) => expect(check({ type: 'sheet', operations: sheet })).toBe(rule))

  it('FP-4: while sheets are filled in nothing else is heard', () => {
    expect(check({ type: 'pass' })).toBe('CO-9')
    expect(check({ type: 'place', cell: 0, colour: 'pink' })).toBe('CO-9')
  })
})

describe('placing', () => {
  it.each([
    ['an empty cell far from all discs', 'place R g7', null],
    ['an edge cell of one’s own', 'place R d1', null],
    ['a cell with a disc', 'place R a1', 'FP-8'],
    ['the centre', 'place R d4', 'FP-13'],
  ])('FP-8: placing on %s', (_name, answer, rule) => {
    const board = '....... ....... ....... ....... ....... ....... Y......'
    expect(refusalOf(position({ sheets: two, board }), answer)).toBe(rule)
  })

  it('FP-8: beyond the board nothing is placed', () => {
    const view = viewOf(position({ sheets: two }), 0)
    const prompt = game.rules.ask(view.table)!.prompts.get(0)!
    for (const cell of [-1, 49])
      expect(game.rules.check(view, prompt, { type: 'place', cell, colour: 'pink' })?.rule).toBe('FP-8')
  })
})

describe('what is offered', () => {
  it('FP-8, FP-24: all answers are listed where no claim would be heard', () => {
    const list = (scene: PositionSpec) => {
      const view = viewOf(position(scene), 0)
      return game.rules.list(view, game.rules.ask(view.table)!.prompts.get(0)!)
    }
    expect(list({ sheets: [plain, plain] })).toHaveLength(48 * 3 + 1)
    expect(list({ sheets: [plain, plain], board: column })).toBeNull()
    expect(list({ sheets: [plain, plain], board: column, options: { assistance: true } })).toHaveLength(45 * 3 + 1)
    expect(list({ sheets: [ladder, plain], board: column, options: { assistance: true } })).toBeNull()
  })

  it('FP-24: with assistance only true claims are sampled', () => {
    const world = position({ sheets: [ladder, plain], board: column, options: { assistance: true } })
    const view = viewOf(world, 0)
    const prompt = game.rules.ask(world.table)!.prompts.get(0)!
    const kinds = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const answer = game.rules.sample(view, prompt, quickRng(seed))
      expect(game.rules.check(view, prompt, answer)).toBeNull()
      kinds.add(answer.type)
    }
    expect([...kinds].sort()).toEqual(['claim', 'pass', 'place'])
  })
})
