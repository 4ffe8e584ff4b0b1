import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../core/contract'
import { replay, type JournalEntry } from '../../../core/journal'
import { beginMatch, submit, type Match } from '../../../core/match'
import type { Event, Options, Stock, Table } from '../facts'
import { answerNamed } from '../notation'
import { replayMoves } from '../record/replay'
import { rules } from '../rules'
import { goldenGame, type GoldenGame } from './golden'

const folder = new URL('./golden/', import.meta.url)
const read = (file: string) => goldenGame(readFileSync(new URL(file, folder), 'utf8'))
const [withBacks, files] = [true, false].map((backs) =>
  readdirSync(folder).filter((file) => (read(file).options.takeBack ?? false) === backs),
)

const held = ({ white, grey, black }: Stock) => `${white} white, ${grey} grey, ${black} black`

function expectEnd(end: Table, field: GoldenGame['field']): void {
  const winners = end.outcome!.winners
  expect(`${winners.length > 0 ? `seat ${winners[0]} wins` : 'a draw'} (${end.outcome!.rule})`).toBe(field('result'))
  expect(held(end.captured[0])).toBe(field('seat 0 holds'))
  expect(held(end.captured[1])).toBe(field('seat 1 holds'))
  expect(end.board).toBe(field('board'))
}

/** A match in which this seat begins. */
function begunBy(starter: Seat, options: Options): Match {
  for (let seed = 1; ; seed++) {
    const begun = beginMatch(rules, { game: 'zertz', version: rules.version, seats: 2, options, seed: `${seed}` })
    if ('refusal' in begun) throw new Error(begun.refusal.rule)
    if (tableOf(begun.match).starter === starter) return begun.match
  }
}

const tableOf = ({ world }: Match) => world.table as Table

describe('golden games', () => {
  it.each(files)('%s plays to its end as written', (file) => {
    const { options, moves, field } = read(file)
    const texts = moves.map(({ text }) => text)
    const { tables, failed } = replayMoves(options, texts, moves[0].seat)
    expect(failed).toBeNull()
    moves.forEach(({ seat, text }, i) => {
      if (text !== 'pass') expect(tables[i].turn, `${i}: ${text}`).toBe(seat)
    })
    const end: Table = tables[tables.length - 1]
    expectEnd(end, field)
    if (!options.overlooked) expect(end.moves.map((move) => move.text)).toEqual(texts)
  })
  it.each(withBacks)('%s: the record keeps moves, questions and answers, and replays to the same end', (file) => {
    const { options, moves, field } = read(file)
    let match = begunBy(moves[0].seat, options)
    const entries: JournalEntry[] = []
    const told: Event[] = []
    for (const { seat, text } of moves) {
      const answer = answerNamed(tableOf(match), text)!
      const next = submit(match, match.step, seat, answer)
      if ('refusal' in next) throw new Error(`${text}: ${next.refusal.rule}`)
      entries.push({ step: match.step, seat, key: `${entries.length}`, answer })
      told.push(...next.told.map(({ event }) => event as Event))
      match = next.match
    }
    expectEnd(tableOf(match), field)
    // The list of moves has those that stand; the log has all of them, and what was said.
    const standing = tableOf(match).moves.map(({ text }) => text)
    const undone = told.flatMap((event) => (event.type === 'backAgreed' ? event.texts : []))
    const made = moves.map(({ text }) => text).filter((text) => !/^(askback|agree|decline)$/.test(text))
    expect(standing.length + undone.length).toBe(made.length)
    expect(undone).toEqual(['x a4Wc4Be5', 'x c3Wc5', 'x b5Wd5Wf5'])
    expect(told.filter(({ type }) => type.startsWith('back')).map(({ type }) => type)).toEqual([
      ...['backAsked', 'backDeclined', 'backAsked', 'backAgreed', 'backAsked', 'backAgreed', 'backAsked'],
    ])
    const again = replay(rules, { setup: match.setup, entries: JSON.parse(JSON.stringify(entries)) })
    expect('match' in again && again.match.world).toEqual(match.world)
  })
})
