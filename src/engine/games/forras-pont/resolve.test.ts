import { describe, expect, it } from 'vitest'
import type { Seat } from '../../core/contract'
import { quickRng } from '../../core/rng'
import { viewOf } from '../../core/views'
import { begin } from '../../testing/play'
import { type Answer, type ForrasWorld, operations, type Table } from './facts'
import { game } from './index'
import { position } from './position'
import { answerOf, cellAt, passEndsOf, refusalOf, take } from './testing/turns'

const plain = '↑↗→↘↓↙←↖↻'
const two = [plain, plain]

describe('setting up', () => {
  it('FP-1: an empty board of 49 cells and a bank of 16 of each colour', () => {
    const { table } = game.rules.setup({ seating: 'opposite', assistance: false, clock: 'off' }, 4, quickRng(1)).world
    expect(table.board).toEqual(Array(49).fill(null))
    expect(table.bank).toEqual({ yellow: 16, purple: 16, pink: 16 })
    expect(table.discs).toEqual(Array(4).fill({ yellow: 0, purple: 0, pink: 0 }))
  })

  it.each([
    [2, 'opposite', ['south', 'north']],
    [2, 'adjacent', ['south', 'west']],
    [3, 'opposite', ['south', 'west', 'north']],
    [3, 'adjacent', ['south', 'west', 'north']],
    [4, 'opposite', ['south', 'west', 'north', 'east']],
  ] as const)('FP-2: %i players, %s, sit %j', (seats, seating, sides) => {
    const { match } = begin(game.rules, { seating }, seats, 'x')
    expect((match.world as ForrasWorld).table.sides).toEqual(sides)
  })

  it('FP-3: the first number card lies open before the sheets, the other six are hidden', () => {
    const { match, told } = begin(game.rules, {}, 2, 'x')
    const { table, hidden } = match.world as ForrasWorld
    expect(table.phase).toBe('sheets')
    expect(new Set([table.card, ...hidden.pile])).toEqual(new Set([4, 5, 6, 7, 8, 9, '?']))
    expect(table.pile).toBe(6)
    expect(told[0].event).toMatchObject({ type: 'dealt', card: table.card })
    expect(match.ask!.prompts.get(1)).toEqual({ type: 'sheet', side: 'north', card: table.card })
  })

  it('FP-3: every card comes first sooner or later', () => {
    const first = new Set(
      Array.from(
        { length: 80 },
        (_, seed) => (begin(game.rules, {}, 2, `${seed}`).match.world as ForrasWorld).table.card,
      ),
    )
    expect(first.size).toBe(7)
  })
})

describe('operation sheets', () => {
  const world = () => begin(game.rules, {}, 3, 'x').match.world as ForrasWorld
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

  it('FP-5: all are asked at once; equal sheets are taken; then all are public', () => {
    const before = world()
    const ask = game.rules.ask(before.table)!
    expect([...ask.prompts.keys()]).toEqual([0, 1, 2])
    expect(ask.closes).toBe('all')
    const sheet: Answer = { type: 'sheet', operations }
    const { world: after, told } = game.rules.resolve(
      before,
      new Map([0, 1, 2].map((seat) => [seat, sheet])),
      quickRng(1),
    )
    expect(after.table.sheets).toEqual([operations, operations, operations])
    expect(told[0]).toMatchObject({ reveals: true, event: { type: 'sheets' } })
  })

  it('FP-6: the first player is drawn after the sheets, each one sooner or later, and turns go clockwise', () => {
    const answers = new Map<Seat, Answer>([0, 1, 2].map((seat) => [seat, { type: 'sheet', operations }]))
    const firsts = Array.from({ length: 30 }, (_, seed) => {
      const before = world()
      expect(before.table.first).toBeNull()
      const { table } = game.rules.resolve(before, answers, quickRng(seed)).world
      expect(table.turn).toBe(table.first)
      return table.first
    })
    expect(new Set(firsts).size).toBe(3)
    const four = position({ sheets: [plain, plain, plain, plain], turn: 2 })
    const { world: next } = take(four, 'place Y a1')
    expect(next.table.turn).toBe(3)
    expect(take(next, 'place Y a2').world.table.turn).toBe(0)
  })
})

describe('a turn', () => {
  it('FP-7: one disc is placed, then it is the next player’s turn', () => {
    const { world, events } = take(position({ sheets: two }), 'place Y c3')
    expect(world.table.board[cellAt('c3')]).toBe('yellow')
    expect(world.table.bank.yellow).toBe(15)
    expect(world.table.turn).toBe(1)
    expect(events).toEqual([
      { type: 'placed', rule: 'FP-8', seat: 0, cell: cellAt('c3'), colour: 'yellow', source: 'bank' },
    ])
  })

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

  const full = { yellow: 16 }
  it.each([
    ['the bank has it, and so do I', [{ yellow: 15 }], 0, 'bank'],
    ['only I have it', [full], 0, 'own'],
    ['only the other has it', [full], 1, null],
  ] as const)('FP-9: where a disc comes from: %s', (_name, discs, turn, source) => {
    const world = position({ sheets: two, discs, turn })
    expect(game.rules.ask(world.table)!.prompts.get(turn)).toMatchObject({ sources: { yellow: source, pink: 'bank' } })
    expect(refusalOf(world, 'place Y a1')).toBe(source === null ? 'FP-9' : null)
    if (source === null) return
    const { world: after, events } = take(world, 'place Y a1')
    expect(events[0]).toMatchObject({ type: 'placed', source })
    expect(after.table.discs[0].yellow).toBe(source === 'own' ? 15 : discs[0].yellow)
    expect(after.table.bank.yellow).toBe(0)
  })

  it('FP-10: no answer moves a disc or takes one off but a claim', () => {
    const board = 'Y...... .L..... ....... ....... ....... ....... ......R'
    const world = position({ sheets: two, board })
    for (const answer of ['pass', 'place R d1', 'place Y b2']) {
      if (refusalOf(world, answer) !== null) continue
      const { table } = take(world, answer).world
      for (const [cell, disc] of world.table.board.entries()) if (disc !== null) expect(table.board[cell]).toBe(disc)
    }
    expect(refusalOf(world, 'place Y b6')).toBe('FP-8')
  })

  it('FP-11: a pass costs the turn and no more', () => {
    const before = position({ sheets: [plain, plain, plain] })
    const { world, events } = take(before, 'pass')
    expect(world.table).toEqual({ ...before.table, turn: 1, idle: 1 })
    expect(events).toEqual([{ type: 'passed', rule: 'FP-11', seat: 0, forced: false, idle: 1 }])
  })

  it('FP-12: who has nothing to play is passed over without being asked', () => {
    const discs = [{ yellow: 8, purple: 16, pink: 16 }, {}, { yellow: 7 }]
    const { world, events } = take(position({ sheets: [plain, plain, plain], discs }), 'place Y a1')
    expect(events).toMatchObject([
      { type: 'placed' },
      { type: 'passed', rule: 'FP-12', seat: 1, forced: true, idle: 1 },
    ])
    expect(world.table.turn).toBe(2)
    expect(world.table.idle).toBe(1)
  })
})

describe('passing to the end', () => {
  it.each([
    [2, 0, false],
    [2, 1, true],
    [3, 1, false],
    [3, 2, true],
    [4, 3, true],
  ])('FP-29: with %i players after %i idle turns, a pass ends the game: %s', (seats, idle, ends) => {
    const world = position({ sheets: Array<string>(seats).fill(plain), idle })
    expect(passEndsOf(world)).toBe(ends)
    const { world: after, events } = take(world, 'pass')
    expect(after.table.phase).toBe(ends ? 'over' : 'turns')
    if (ends) expect(events.at(-1)).toMatchObject({ type: 'ended', endings: ['idle'], rule: 'FP-29' })
  })

  it('FP-29: a placed disc starts the count again', () => {
    expect(take(position({ sheets: two, idle: 1 }), 'place Y a1').world.table.idle).toBe(0)
  })

  it('FP-29, FP-12: forced passes count, and the prompt foresees them', () => {
    const discs = [{ yellow: 16, purple: 16, pink: 16 }, {}, {}]
    const world = position({ sheets: [plain, plain, plain], discs })
    expect(passEndsOf(world)).toBe(true)
    const { world: after, events } = take(world, 'pass')
    expect(events.map((event) => event.type)).toEqual(['passed', 'passed', 'passed', 'ended'])
    expect(after.table.ended).toEqual(['idle'])
  })
})

describe('the clock', () => {
  it('FP-33: times turns and, three times as long, sheets; silence passes and fills in the printed order', () => {
    const limit = (clock: Table['options']['clock'], phase: Table['phase']) => {
      const { table } = position({ sheets: two, options: { clock } })
      return game.rules.clock!({ ...table, phase }).limitMs
    }
    expect(limit('off', 'turns')).toBeNull()
    expect(limit(60, 'turns')).toBe(60_000)
    expect(limit(180, 'sheets')).toBe(540_000)
    const view = viewOf(position({ sheets: two }), 0)
    expect(game.rules.silence!(view, game.rules.ask(view.table)!.prompts.get(0)!)).toEqual(answerOf('pass'))
    expect(game.rules.silence!(view, { type: 'sheet', side: 'south', card: 4 })).toEqual(answerOf(`sheet ${plain}`))
  })
})
