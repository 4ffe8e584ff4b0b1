import { describe, expect, it } from 'vitest'
import { hasSet } from './grid/sets'
import { gridOf } from './grid/tables'
import { completedSet, drawnBy, missingFromSets, outcome, winOf, wonBy } from './outcome'
import { capture, eventsOf, play, tableAt } from './testing/scene'

describe('the end', () => {
  it.each([
    ['basic', 'white', { white: 2 }, 'ZE-20'],
    ['basic', 'grey', { grey: 3 }, 'ZE-20'],
    ['basic', 'black', { black: 4 }, 'ZE-20'],
    ['basic', 'each', { white: 1, grey: 2, black: 2 }, 'ZE-20'],
    ['tournament', 'white', { white: 3 }, 'ZE-21'],
    ['tournament', 'grey', { grey: 4 }, 'ZE-21'],
    ['tournament', 'black', { black: 5 }, 'ZE-21'],
    ['tournament', 'each', { white: 2, grey: 3, black: 3 }, 'ZE-21'],
  ] as const)('%s: a set of %s wins (ZE-20, ZE-21)', (variant, set, captured, rule) => {
    const marble = set === 'each' ? 'white' : set
    const letter = { white: 'W', grey: 'G', black: 'B' }[marble]
    const table = tableAt({ options: { variant }, marbles: `Wd4 ${letter}d5`, captured: [captured, {}] })
    expect(play(table, `x d4${letter}d6`).outcome).toMatchObject({ winners: [0], rule })
    expect(eventsOf(table, capture('d4', 'd6')).at(-1)).toEqual({ type: 'won', rule, seat: 0, how: set })
    const short = tableAt({ options: { variant }, marbles: `Wd4 ${letter}d5`, captured: [{ grey: 1 }, captured] })
    expect(play(short, `x d4${letter}d6`).outcome).toBeNull()
  })

  it('ZE-22 a board without an empty ring goes to the last mover', () => {
    const table = tableAt({ rings: 'd4', marbles: 'Wd3 Gc3 Gc4 Gd5 Be4 Be3', turn: 1 })
    const end = play(table, 'Wd4')
    expect(end.outcome).toMatchObject({ winners: [1], rule: 'ZE-22' })
    expect(end.captured[1]).toEqual({ white: 2, grey: 3, black: 2 })
    expect(end.board.replaceAll('-', '')).toBe('')
  })

  it('ZE-22 also when removing the last empty ring fills the board, groups left before included', () => {
    const table = tableAt({ rings: 'a1 c1', marbles: 'Wg4', turn: 0 })
    const end = play(table, 'Wa1,c1')
    expect(end.outcome).toMatchObject({ winners: [0], rule: 'ZE-22' })
    expect(end.captured[0].white).toBe(2)
  })

  it('ZE-25 both passing in a row is a draw', () => {
    const next = play(tableAt({ supply: { white: 1 } }), 'Wd4,a1')
    expect(next.outcome).toMatchObject({ winners: [], rule: 'ZE-25' })
    expect(next.moves.map((move) => move.text)).toEqual(['Wd4,a1', 'pass', 'pass'])
  })

  it('ZE-26 the third time is a draw, the second is not', () => {
    const table = tableAt({
      rings: 'd4 d5',
      marbles: 'Wd3 Gc3 Gc4 Wc5 Gd6 Be5 Be4 Be3',
      supply: {},
      captured: [{ black: 2 }, { black: 2 }],
    })
    const key = play(table, 'Bd4').seen.at(-1)!
    expect(play({ ...table, seen: [key] }, 'Bd4').outcome).toBeNull()
    expect(play({ ...table, seen: [key, 'other', key] }, 'Bd4').outcome).toMatchObject({ winners: [], rule: 'ZE-26' })
    const other = play(
      { ...table, captured: [{ white: 0, grey: 0, black: 3 }, table.captured[1]], seen: [key, key] },
      'Bd4',
    )
    expect(other.outcome).toBeNull()
  })

  it('ZE-20 ZE-21 how many marbles are missing from each set', () => {
    const captured = [{ white: 1, black: 3 }, { grey: 9 }] as const
    expect(missingFromSets(tableAt({ captured }), 0)).toEqual({ white: 2, grey: 4, black: 2, each: 3 })
    expect(missingFromSets(tableAt({ captured }), 1)).toEqual({ white: 3, grey: 0, black: 5, each: 4 })
    const tournament = tableAt({ options: { variant: 'tournament' }, captured })
    expect(missingFromSets(tournament, 0)).toEqual({ white: 3, grey: 5, black: 3, each: 5 })
  })

  it('ZE-20 ZE-21 the playouts know a winning set as the referee does', () => {
    for (const variant of ['basic', 'tournament'] as const)
      for (let white = 0; white <= 6; white++)
        for (let grey = 0; grey <= 8; grey++)
          for (let black = 0; black <= 10; black++) {
            const table = tableAt({ options: { variant }, captured: [{}, { white, grey, black }] })
            expect(hasSet(gridOf(table), 1)).toBe(completedSet(table, 1) !== null)
          }
  })

  it.each([
    ['ZE-20', { white: 3 }, 'white'],
    ['ZE-21', { white: 3, grey: 3, black: 3 }, 'each'],
    ['ZE-22', { grey: 4 }, 'full'],
  ] as const)('%s what a winner won by, for %j', (rule, held, how) => {
    const variant = rule === 'ZE-21' ? 'tournament' : 'basic'
    const table = tableAt({ options: { variant }, captured: [held, {}] })
    expect(wonBy(table, { rule, winners: [0], scores: [] })).toBe(how)
  })

  it('ZE-25 ZE-26 what made the game a draw', () => {
    expect(drawnBy({ rule: 'ZE-25', winners: [], scores: [] })).toBe('passes')
    expect(drawnBy({ rule: 'ZE-26', winners: [], scores: [] })).toBe('repetition')
  })

  it('the score is what each seat has captured, colour by colour', () => {
    const table = tableAt({ marbles: 'Wd4 Wd5', captured: [{ white: 2, black: 1 }, { grey: 1 }] })
    expect(outcome(table)).toBeNull()
    expect(outcome(play(table, 'x d4Wd6'))!.scores).toEqual([
      { seat: 0, total: 4, parts: { white: 3, grey: 0, black: 1 } },
      { seat: 1, total: 1, parts: { white: 0, grey: 1, black: 0 } },
    ])
  })
})

describe('an outcome alone', () => {
  const ended = (rule: string, parts: Record<string, number>, winners = [1]) =>
    winOf({ winners, rule, scores: [{ seat: 1, total: 0, parts }] })

  it('tells what won', () => {
    expect(ended('ZE-20', { white: 3, grey: 1, black: 0 })).toBe('white')
    expect(ended('ZE-21', { white: 3, grey: 3, black: 3 })).toBe('each')
    expect(ended('ZE-22', { white: 0, grey: 0, black: 0 })).toBe('full')
    expect(ended('ZE-34', { white: 0, grey: 0, black: 0 })).toBe('time')
    expect(ended('ZE-25', {}, [])).toBeNull()
  })
})
