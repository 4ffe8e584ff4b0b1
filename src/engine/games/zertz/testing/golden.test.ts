import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Stock, Table } from '../facts'
import { replayMoves } from '../record/replay'
import { goldenGame } from './golden'

const folder = new URL('./golden/', import.meta.url)
const files = readdirSync(folder)

const held = ({ white, grey, black }: Stock) => `${white} white, ${grey} grey, ${black} black`

describe('golden games', () => {
  it.each(files)('%s plays to its end as written', (file) => {
    const { options, moves, field } = goldenGame(readFileSync(new URL(file, folder), 'utf8'))
    const texts = moves.map(({ text }) => text)
    const { tables, failed } = replayMoves(options, texts, moves[0].seat)
    expect(failed).toBeNull()
    moves.forEach(({ seat, text }, i) => {
      if (text !== 'pass') expect(tables[i].turn, `${i}: ${text}`).toBe(seat)
    })
    const end: Table = tables[tables.length - 1]
    const winners = end.outcome!.winners
    expect(`${winners.length > 0 ? `seat ${winners[0]} wins` : 'a draw'} (${end.outcome!.rule})`).toBe(field('result'))
    expect(held(end.captured[0])).toBe(field('seat 0 holds'))
    expect(held(end.captured[1])).toBe(field('seat 1 holds'))
    expect(end.board).toBe(field('board'))
    if (!options.overlooked) expect(end.moves.map((move) => move.text)).toEqual(texts)
  })
})
