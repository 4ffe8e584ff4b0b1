import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Options, Stock, Table } from './facts'
import { list } from './legal'
import { replayMoves } from './record'
import { promptOf } from './rules'
import { firstTable } from './setup'

const folder = new URL('./golden/', import.meta.url)
const files = readdirSync(folder)

function read(file: string) {
  const text = readFileSync(new URL(file, folder), 'utf8')
  const field = (name: string) => new RegExp(`^${name}:? (.*)$`, 'm').exec(text)![1]
  const options: Options = {
    variant: field('variant') as Options['variant'],
    rings: Number(field('rings')) as Options['rings'],
    overlooked: field('overlooked') === 'yes',
  }
  const moves = [...text.matchAll(/^([01]): (.*)$/gm)].map(([, seat, move]) => ({ seat: Number(seat), move }))
  return { options, moves, field }
}

const held = ({ white, grey, black }: Stock) => `${white} white, ${grey} grey, ${black} black`

describe('golden games', () => {
  it.each(files)('%s plays to its end as written', (file) => {
    const { options, moves, field } = read(file)
    const texts = moves.map(({ move }) => move)
    const { tables, failed } = replayMoves(options, texts, moves[0].seat)
    expect(failed).toBeNull()
    moves.forEach(({ seat, move }, i) => {
      if (move !== 'pass') expect(tables[i].turn, `${i}: ${move}`).toBe(seat)
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

it('ZE-5 ZE-6 ZE-7 from the first position there are 3,277,260 sequences of two moves', () => {
  const count = (table: Table) => list({ seat: table.turn, table, own: null }, promptOf(table)).length
  const first = firstTable({ variant: 'basic', rings: 37, overlooked: false }, 0)
  // Colours don't matter this early: no supply runs out, and one marble can't be captured.
  const whites = list({ seat: 0, table: first, own: null }, promptOf(first)).flatMap((answer) =>
    answer.type === 'place' && answer.marble === 'white' ? [`W${answer.at},${answer.remove}`] : [],
  )
  expect(whites.length * 3).toBe(1944)
  const replies = whites.map((text) => count(replayMoves(first.options, [text]).tables[1]))
  expect(3 * replies.reduce((sum, one) => sum + one, 0)).toBe(3_277_260)
})
