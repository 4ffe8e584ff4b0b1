import { describe, expect, it } from 'vitest'
import type { Rng } from '../../../core/contract'
import { quickRng } from '../../../core/rng'
import { counted, playsAll } from '../../../testing/counts'
import { ask, promptOf } from '../ask'
import { boards } from '../board'
import type { Options, Prompt, Table } from '../facts'
import { list } from '../legal'
import { stepAfter } from '../resolve'
import { firstTable } from '../setup'
import { adventurousAnswer } from './players'
import {
  after,
  afterAside,
  asideWords,
  legalWords,
  picture,
  pileOf,
  referencePosition,
  wordsOf,
  type Position,
} from './reference'
import { tableAt } from './scene'

const resultOf = (table: Table) =>
  table.outcome === null ? null : table.outcome.winners.length > 0 ? `win ${table.outcome.winners[0]}` : 'draw'

/** Plays one random game by the rules and by the reference; collects what came up in `seen`. */
function compare(start: Table, rng: Rng, seen: Set<string>): void {
  let table = start
  let reference = referencePosition(start)
  while (table.outcome === null) {
    const answers = list({ seat: table.turn, table, own: null }, promptOf(table))
    demandSame(table, answers.map(wordsOf), legalWords(reference))
    const said = talk(table, reference, rng, seen)
    if (said !== null) {
      ;({ table, reference } = said)
      continue
    }
    const answer = adventurousAnswer(answers, rng)
    const { world, told } = stepAfter(table, answer)
    table = world.table
    reference = after(reference, wordsOf(answer))
    for (const { event } of told) seen.add(event.type === 'won' || event.type === 'drawn' ? event.how : event.type)
    expect(table.board).toBe(picture(reference))
    expect([table.supply, ...table.captured].map(pileOf)).toEqual([reference.supply, ...reference.captured])
    expect(resultOf(table)).toBe(reference.result)
    if (table.outcome === null)
      expect([table.turn, table.pending !== null]).toEqual([reference.turn, reference.verdict !== null])
  }
}

/** Both allow the same asides; now and then one of them is said. */
function talk(table: Table, reference: Position, rng: Rng, seen: Set<string>) {
  const may = ask(table)!.may ?? new Map<number, Prompt>()
  let said: { table: Table; reference: Position } | null = null
  for (const seat of [0, 1] as const) {
    const prompt = may.get(seat)
    const asides = prompt === undefined ? [] : list({ seat, table, own: null }, prompt)
    demandSame(table, asides.map(wordsOf), asideWords(reference, seat))
    if (asides.length === 0 || said !== null || rng.below(4) > 0) continue
    const aside = asides[rng.below(asides.length)]
    const { world, told } = stepAfter(table, aside, seat)
    said = { table: world.table, reference: afterAside(reference, seat, aside.type) }
    for (const { event } of told) seen.add(event.type)
    expect([said.table.board, said.table.turn]).toEqual([picture(said.reference), said.reference.turn])
    expect([said.table.supply, ...said.table.captured].map(pileOf)).toEqual([
      said.reference.supply,
      ...said.reference.captured,
    ])
  }
  return said
}

function demandSame(table: Table, here: string[], there: string[]): void {
  if (here.sort().join('\n') === there.sort().join('\n')) return
  const only = (a: string[], b: string[]) => a.filter((text) => !b.includes(text)).slice(0, 5)
  throw new Error(`${table.board} ${JSON.stringify([only(here, there), only(there, here)])}`)
}

/** A late position: few rings, some marbles, little supply. */
function lateTable(options: Options, rng: Rng): Table {
  const { names } = boards[options.rings]
  const rings: string[] = []
  const marbles: string[] = []
  const density = 1 + rng.below(options.rings === 37 ? 5 : 3)
  for (const name of names)
    if (rng.below(8) < density) {
      if (rng.below(3) === 0) marbles.push('WGB'[rng.below(3)] + name)
      else rings.push(name)
    }
  const few = (bound: number) => ({ white: rng.below(bound), grey: rng.below(bound), black: rng.below(bound) })
  const supply = rng.below(2) === 0 ? {} : few(3)
  return tableAt({
    options,
    rings: rings.join(' '),
    marbles: marbles.join(' '),
    supply,
    captured: [few(2), few(2)],
    turn: rng.below(2),
  })
}

const variants = (['basic', 'tournament'] as const).flatMap((variant) =>
  ([37, 48, 61] as const).flatMap((rings) =>
    [false, true].map((overlooked): Options => ({ variant, rings, overlooked, takeBack: overlooked || rings !== 48 })),
  ),
)

describe('the reference, written from the rulebook on plain sets, agrees on every legal answer and position', () => {
  const seen = new Set<string>()

  it('in whole games of every variant and size', () => {
    const every = playsAll() ? 1 : 7
    for (const [i, options] of variants.entries())
      if (i % every === 0)
        for (let game = 0; game < (options.rings === 37 ? counted(4, 1) : 1); game++)
          compare(firstTable(options, game % 2), quickRng(1000 * i + game), seen)
  })

  it('in the late stages of games, where boards part, supplies run out and players pass', () => {
    for (let game = 0; game < counted(600, 30); game++) {
      const rng = quickRng(game)
      const start = lateTable(variants[game % variants.length], rng)
      // A game can't start where the only answer is a pass.
      if (!start.board.includes('.') || legalWords(referencePosition(start)).join() === 'pass') continue
      compare(start, rng, seen)
    }
  })

  it.runIf(playsAll())('and everything came up', () => {
    const all =
      'claimed each full jumped left passed passes placed removed takenBack white grey black backAsked backAgreed backDeclined'.split(
        ' ',
      )
    expect(all.filter((what) => !seen.has(what))).toEqual([])
  })
})
