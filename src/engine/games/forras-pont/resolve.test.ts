import { describe, expect, it } from 'vitest'
import type { Seat } from '../../core/contract'
import { quickRng } from '../../core/rng'
import { begin } from '../../testing/play'
import { operations, type Answer } from './facts'
import type { GameWorld } from './motion'
import { game } from './index'
import { position } from './position'
import { cellAt, passEndsOf, play, refusalOf } from './testing/scene'

const plain = '↑↗→↘↓↙←↖↻'
const two = [plain, plain]

describe('the sheets', () => {
  const world = () => begin(game.rules, {}, 3, 'x').match.world as GameWorld

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
    const { world: next } = play(four, 'place Y a1')
    expect(next.table.turn).toBe(3)
    expect(play(next, 'place Y a2').world.table.turn).toBe(0)
  })
})

describe('a turn', () => {
  it('FP-7: a turn is one placement, one claim or one pass', () => {
    const board = '....... ....... ....... ....... ...L... ...L... ...Y...'
    const before = position({ sheets: ['↗↑→↘↻↓↙←↖', plain, plain], board })
    for (const answer of ['place R a1', 'claim L d1 d2 d3 d4 by 0 0 0', 'pass'])
      expect(play(before, answer).world.table.turn, answer).toBe(1)
    expect(refusalOf(before, `sheet ${plain}`)).toBe('CO-9')
  })

  it('FP-7: one disc is placed, then it is the next player’s turn', () => {
    const { world, events } = play(position({ sheets: two }), 'place Y c3')
    expect(world.table.board[cellAt('c3')]).toBe('yellow')
    expect(world.table.bank.yellow).toBe(15)
    expect(world.table.turn).toBe(1)
    expect(events).toEqual([
      { type: 'placed', rule: 'FP-8', seat: 0, cell: cellAt('c3'), colour: 'yellow', source: 'bank' },
    ])
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
    const { world: after, events } = play(world, 'place Y a1')
    expect(events[0]).toMatchObject({ type: 'placed', source })
    expect(after.table.discs[0].yellow).toBe(source === 'own' ? 15 : discs[0].yellow)
    expect(after.table.bank.yellow).toBe(0)
  })

  it('FP-10: only a claim takes discs off, and nothing moves them', () => {
    const board = 'Y...... .L..... ....... ....... ....... ....... ......R'
    const world = position({ sheets: two, board })
    expect(play(world, 'pass').world.table.board).toEqual(world.table.board)
    expect(play(world, 'place R d1').world.table.board).toEqual(world.table.board.with(cellAt('d1'), 'pink'))
    expect(refusalOf(world, 'place Y b6')).toBe('FP-8')
  })

  it('FP-10: a disc belongs to nobody, so anyone may use it', () => {
    const board = '....... ....... ....... ....... ....... ...L... ...Y...'
    const sheet = '↗↑→↘↻↓↙←↖'
    // North places the disc that south then uses.
    const placed = play(position({ sheets: [sheet, plain], board, turn: 1 }), 'place L d3').world
    expect(play(placed, 'claim L d1 d2 d3 d4 by 0 0 0').world.table.discs[0]).toMatchObject({ purple: 3 })
  })

  it('FP-11: a pass costs the turn and no more', () => {
    const before = position({ sheets: [plain, plain, plain] })
    const { world, events } = play(before, 'pass')
    expect(world.table).toEqual({ ...before.table, turn: 1, idle: 1 })
    expect(events).toEqual([{ type: 'passed', rule: 'FP-11', seat: 0, forced: false, idle: 1 }])
    // The passing seat is no longer asked, so it can't claim.
    expect([...game.rules.ask(world.table)!.prompts.keys()]).toEqual([1])
  })

  it('FP-12: a player with nothing to play is skipped without being asked', () => {
    const discs = [{ yellow: 8, purple: 16, pink: 16 }, {}, { yellow: 7 }]
    const { world, events } = play(position({ sheets: [plain, plain, plain], discs }), 'place Y a1')
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
    const { world: after, events } = play(world, 'pass')
    expect(after.table.phase).toBe(ends ? 'over' : 'turns')
    if (ends) expect(events.at(-1)).toMatchObject({ type: 'ended', endings: ['idle'], rule: 'FP-29' })
  })

  it('FP-29: a placed disc starts the count again', () => {
    expect(play(position({ sheets: two, idle: 1 }), 'place Y a1').world.table.idle).toBe(0)
  })

  it('FP-29, FP-12: forced passes count, and the prompt foresees them', () => {
    const discs = [{ yellow: 16, purple: 16, pink: 16 }, {}, {}]
    const world = position({ sheets: [plain, plain, plain], discs })
    expect(passEndsOf(world)).toBe(true)
    const { world: after, events } = play(world, 'pass')
    expect(events.map((event) => event.type)).toEqual(['passed', 'passed', 'passed', 'ended'])
    expect(after.table.ended).toEqual(['idle'])
  })
})
