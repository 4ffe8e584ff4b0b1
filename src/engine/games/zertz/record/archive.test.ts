import { describe, expect, it } from 'vitest'
import type { AnyRules } from '../../../core/contract'
import { replay } from '../../../core/journal'
import type { Table } from '../facts'
import { rules } from '../rules'
import { readArchive } from './archive'

const sgf = (...commands: string[]) => `(;SU[Zertz];P0[id "Kati"];P1[id "Dumbot"];${commands.join(';')})`
const opening = ['P0[1 RtoB 2 0 D 4]', 'P0[2 R- A 1]', 'P0[3 Done]', 'P1[4 R- A 2]', 'P1[5 RtoB 2 1 D 5]', 'P1[6 Done]']

/** The last table of the journal, which has to hold. */
function played(text: string): Table {
  const replayed = replay(rules as AnyRules, readArchive(text)!.journal)
  if ('refusal' in replayed) throw new Error(`${replayed.refusal.rule} at ${replayed.at}`)
  return replayed.match.world.table as Table
}

describe('records of archives as journals', () => {
  it('hold as matches of ours, and the first player sits first', () => {
    const text = sgf(...opening, 'P0[7 BtoB D 4 D 6]', 'P0[8 Done]')
    expect(readArchive(text)).toMatchObject({ names: ['Kati', 'Dumbot'], broken: null })
    const table = played(text)
    expect(table.starter).toBe(0)
    expect(table.moves.map((move) => move.text)).toEqual(['Wd4,a1', 'Gd5,a2', 'x d4Gd6'])
  })

  it('name the second player first if that one begins', () => {
    const turned = opening.map((text) => text.replace(/^P([01])/, (_, who) => `P${1 - Number(who)}`))
    expect(readArchive(sgf(...turned))?.names).toEqual(['Dumbot', 'Kati'])
    expect(readArchive('(;SU[Zertz];P0[RtoB 2 0 D 4];P0[R- A 1])')?.names).toEqual([null, null])
  })

  it('stop at the first move that does not hold, and say which', () => {
    const read = readArchive(sgf(...opening, 'P0[RtoB 2 0 A 4]', 'P0[R- G 1]', 'P0[Done]'))
    expect(read?.broken).toMatchObject({ move: 3, text: 'Wa4,g1', why: { rule: 'ZE-10' } })
    expect(read?.journal.entries).toHaveLength(2)
    expect(readArchive(sgf(...opening, 'P0[RtoB 2 7 A 4]'))?.broken).toEqual({ move: 3, text: '?a4', why: null })
  })

  it('leave out a last move that was begun and never ended', () => {
    const read = readArchive(sgf(...opening, 'P0[7 RtoB 2 2 F 4]'))
    expect(read?.broken).toBeNull()
    expect(read?.journal.entries).toHaveLength(2)
    // Early records end no move with a word of its own.
    expect(readArchive(sgf(...opening, 'P0[BtoB D 4 D 6]'))?.journal.entries).toHaveLength(3)
    expect(readArchive(sgf(...opening, 'P0[7 RtoB 2 2 F 4]', 'P0[Done]'))?.broken).toMatchObject({ move: 3 })
  })

  it('say how a game ended off the board, and nothing if the board decided it', () => {
    expect(readArchive(sgf(...opening, 'P0[7 Resign]'))?.ended).toEqual({ how: 'resigned', winner: 1 })
    expect(readArchive(sgf(...opening))?.ended).toBeNull()
  })

  it('are nothing else', () => {
    expect(readArchive('{"setup":{}}')).toBeNull()
    expect(readArchive('(;GM[1]SU[Go];B[dd])')).toBeNull()
  })

  it('are read in no time, however large and broken a file is', () => {
    const before = performance.now()
    for (const text of [';P0['.repeat(49_000), `;${' '.repeat(190_000)}`, '(;SU[Zertz]' + ';P0[1 '.repeat(30_000)])
      expect(readArchive(text)).toBeNull()
    expect(readArchive(sgf(...opening).padEnd(300_000))).toBeNull()
    expect(performance.now() - before).toBeLessThan(1000)
  })
})
