import { describe, expect, it } from 'vitest'
import type { Journal } from '../../../engine/core/journal'
import { games } from '../../../engine/games'
import { gameIds } from '../../../engine/games/catalog'
import { playGame } from '../../../engine/testing/play'
import { largestFile, readFile } from './opened'

const file = (name: string, text: string, size = text.length) => ({ name, size, text: () => Promise.resolve(text) })
const saved = (journal: unknown) => readFile(file('a.json', JSON.stringify(journal)))
const { journal } = playGame(games.zertz.rules, { seats: 2, seed: 4 })
const changed = (change: Partial<Journal['setup']>) => saved({ ...journal, setup: { ...journal.setup, ...change } })

const sgf = `(;SU[Zertz];P0[id "Kati"];P1[id "Dumbot"];P0[1 RtoB 2 0 D 4];P0[2 R- A 1];P0[3 Done]
  ;P1[4 R- A 2];P1[5 RtoB 2 1 D 5];P1[6 Done];P0[7 BtoB D 4 D 6];P0[8 Done])`

describe('files that are opened', () => {
  it.each(gameIds)('a record of %s, as it is saved and as the host keeps it', async (id) => {
    const { rules } = games[id]
    const { journal } = playGame(rules, { seats: rules.seats.min, seed: 2 })
    const lines = [{ asztal: 3, setup: journal.setup }, ...journal.entries].map((line) => JSON.stringify(line))
    for (const text of [JSON.stringify(journal), lines.join('\n')]) {
      const read = await readFile(file('a.jsonl', text))
      expect(read).toMatchObject({ record: { game: id, broken: null, names: Array(rules.seats.min).fill(null) } })
      expect('record' in read && read.record.outcome).not.toBeNull()
    }
  })

  it('a record is shown as far as it holds, and checked as a whole', async () => {
    const entries = journal.entries.with(5, { ...journal.entries[5]!, answer: { type: 'pass' } })
    const read = await saved({ ...journal, entries })
    if (!('record' in read)) throw new Error('not read')
    expect(read.record).toMatchObject({ broken: { after: 5, text: null }, outcome: null })
    expect(read.record.broken?.why?.rule).toMatch(/^ZE-/)
    expect(read.record.journal.entries).toHaveLength(5)
    expect(read.whole?.entries).toHaveLength(entries.length)
  })

  it('a game of Boardspace, with its players', async () => {
    const read = await readFile(file('ZE-1.sgf', sgf))
    expect(read).toMatchObject({ record: { game: 'zertz', names: ['Kati', 'Dumbot'], broken: null }, whole: null })
    expect(await readFile(file('a.sgf', sgf.replace('D 4 D 6', 'D 5 D 9')))).toMatchObject({
      record: { broken: { after: 2, text: 'x d5d9' }, outcome: null, ended: null },
    })
    const ended = { how: 'resigned', winner: 0 }
    const givenUp = file('a.sgf', sgf.replace(/\)$/, ';P1[9 Resign])'))
    expect(await readFile(givenUp)).toMatchObject({ record: { broken: null, outcome: null, ended } })
  })

  it('what can’t be read says why', async () => {
    expect(await readFile(file('big.json', '', largestFile + 1))).toEqual({ unread: { why: 'large' } })
    expect(await readFile(file('go.sgf', '(;GM[1]SZ[19];B[dd])'))).toEqual({
      unread: { why: 'archive', game: 'zertz' },
    })
    expect(await readFile(file('notes.txt', 'not a match'))).toEqual({ unread: { why: 'unknown' } })
    expect(await changed({ game: 'chess' })).toEqual({ unread: { why: 'game', game: 'chess' } })
    expect(await changed({ version: 99 })).toEqual({ unread: { why: 'rules', needs: 99, have: 1 } })
    expect(await changed({ seats: 7 })).toEqual({ unread: { why: 'unknown' } })
    expect(await changed({ options: { rings: 'many' } })).toEqual({ unread: { why: 'unknown' } })
  })
})
