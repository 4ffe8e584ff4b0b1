import { describe, expect, it } from 'vitest'
import type { Rng } from '../../../core/contract'
import { judge, matchView, submit, type Match } from '../../../core/match'
import { pick, quickRng, shuffle } from '../../../core/rng'
import { begin } from '../../../testing/play'
import type { Table } from '../facts'
import { game } from '../index'
import { moods, percent, placements, someAnswer, tries, trueClaim, words } from './players'
import * as referee from './reference'
import { colours, type Card, type Fact, type Naive } from './reference'

/*
 * Random games before the engine and the second referee: at every ask both must name the same seat and prompt, take and
 * refuse the same answers, tell the same events and come to the same position.
 */

const { rules } = game
function same(engine: unknown, second: unknown): void {
  if (!equal(engine, second)) expect(engine).toEqual(second)
}

/** As `toEqual`, which would take most of the time of these games. */
function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => equal(a[key as never], b[key as never]))
}

function compareState(match: Match, n: Naive, cards: number): void {
  const table = match.world.table as Table
  same(
    [table.phase, table.sides, table.sheets, table.board, table.bank, table.discs, table.won, table.card, table.ended],
    [n.stage, n.sides, n.sheets, n.board, n.bank, n.discs, n.won, n.card, n.ended],
  )
  same([table.pile, table.idle], [7 - n.seen.length, n.idle])
  same(new Set(n.seen).size, cards)
  const all = [table.bank, ...table.discs].flatMap((stock) => Object.values(stock)).reduce((a, b) => a + b)
  same(all + table.board.filter((disc) => disc !== null).length, 48)
  if (n.stage === 'over') {
    same(match.ask, null)
    const outcome = rules.outcome(table)!
    same(outcome.winners, referee.winnersOf(n))
    same(
      outcome.scores,
      n.discs.map((discs, seat) => {
        const total = discs.yellow + discs.purple + discs.pink
        return { seat, total, parts: { ...discs, cards: n.won[seat].length } }
      }),
    )
    return
  }
  same([table.turn, match.ask!.closes], [n.turn, 'all'])
  const sources = Object.fromEntries(colours.map((colour) => [colour, referee.sourceOf(n, n.turn, colour)]))
  same(
    [...match.ask!.prompts],
    [
      [
        n.turn,
        {
          type: 'turn',
          side: n.sides[n.turn],
          sources,
          minimum: referee.minimumOf(n),
          passEnds: referee.passEnds(n),
          assistance: n.assistance,
        },
      ],
    ],
  )
}

function compareVerdicts(match: Match, n: Naive, rng: Rng, add: (what: string) => void): void {
  for (const answer of tries(n, rng)) {
    const taken = !('refusal' in judge(match, match.step, n.turn, answer))
    if (taken !== referee.allowed(n, n.turn, answer))
      throw new Error(`${JSON.stringify(answer)} taken: ${taken}\n${JSON.stringify(n)}`)
    if (answer.type === 'claim') add(taken ? 'claim heard' : 'claim refused')
  }
  const other = (n.turn + 1) % n.sides.length
  same(judge(match, match.step, other, { type: 'pass' }), { refusal: { rule: 'CO-6', params: {} } })
  const view = matchView(match, n.turn) as never
  const list = rules.list(view, match.ask!.prompts.get(n.turn) as never)
  if (!n.assistance) same(list === null, referee.anyHeard(n))
  const text = (one: unknown) => JSON.stringify(Object.entries(one as object).sort())
  if (list !== null) same(list.map(text).sort(), [{ type: 'pass' }, ...placements(n)].map(text).sort())
  if (!n.assistance) return
  // Every second time the walk may go on long enough to be sure.
  const found = trueClaim(n, rng, { patience: percent(rng, 50) ? 20_000 : 400 })
  if (found !== null) same(list, null)
  else if (list !== null) add('no true claim')
}

function remember(n: Naive, mover: number, answer: Fact, add: (what: string) => void): void {
  for (const one of n.said) {
    add(one.type === 'ended' ? `ended by ${String(one.endings)}` : one.type)
    if (one.type === 'ended' && (one.winners as number[]).length > 1) add('shared')
    if (one.type === 'placed' && one.source === 'own') add('own disc placed')
    if (one.type === 'claimed' && one.source === 'own') add('own disc claimed with')
    if (one.type === 'passed' && one.forced) add('forced pass')
    if (one.type === 'false-claim') add(one.step === null ? 'short' : 'wrong step')
    if (one.type === 'claimed') {
      const steps = one.steps as { operation: string; owner: number; holds: boolean }[]
      if (steps[0].operation === 'repeat') add('repeat as the first step')
      steps.forEach((step, i) => {
        if (i === 0 || step.operation !== 'repeat' || !step.holds) return
        add(steps[i - 1].owner === step.owner ? 'repeat' : "repeat of another's step")
        if (steps[i - 1].operation === 'repeat') add('repeat after repeat')
        if (steps[i - 1].operation === 'repeat' && steps[i - 1].owner !== step.owner) add("repeat of another's repeat")
      })
    }
    if (one.type === 'route-won') {
      if ((one.rewards as { seat: number }[]).some(({ seat }) => seat !== mover)) add('discs to another')
      if ((one.rewards as { seat: number }[]).every(({ seat }) => seat === mover)) add('all to oneself')
      if ([0, 6, 42, 48].includes((answer.route as number[])[0])) add('from a corner')
      if ((answer.route as number[]).length > 9) add('long')
    }
  }
}

function playBoth(seed: number, add: (what: string) => void): void {
  const rng = quickRng(seed)
  const mood = moods[seed % moods.length]
  const players = 2 + rng.below(3)
  const options = {
    seating: pick(rng, ['opposite', 'adjacent']),
    assistance: percent(rng, 25),
    clock: pick(rng, ['off', 60]),
  }
  const begun = begin(rules as never, options, players, String(seed))
  let match = begun.match
  const dealt = begun.told[0].event as unknown as { sides: string[]; card: Card }
  const n = referee.newGame(players, options.seating === 'adjacent', options.assistance, dealt.card)
  same(dealt.sides, n.sides)
  // The sheets: everyone at once.
  const seats = n.sides.map((_, seat) => seat)
  same(
    [...match.ask!.prompts],
    seats.map((seat) => [seat, { type: 'sheet', side: n.sides[seat], card: n.card }]),
  )
  const shared = shuffle(rng, words)
  const sheets = seats.map(() => (mood.alike ? shared : shuffle(rng, words)))
  for (const seat of shuffle(rng, seats)) {
    const wrong = sheets[seat].with(rng.below(9), pick(rng, words))
    const answer = { type: 'sheet', operations: wrong }
    same('refusal' in judge(match, 1, seat, answer), !referee.allowed(n, seat, answer))
    const next = submit(match, 1, seat, { type: 'sheet', operations: sheets[seat] })
    if ('refusal' in next) throw new Error(next.refusal.rule)
    match = next.match
    if (!next.closed) same([next.told, (match.world.table as Table).sheets], [[], []])
    else {
      referee.begin(n, sheets, (match.world.table as Table).first!)
      same(
        next.told.map(({ event }) => ({ ...event, rule: '' })),
        n.said.map((one) => ({ ...one, rule: '' })),
      )
    }
  }
  compareState(match, n, n.seen.length)
  while (match.ask !== null) {
    compareVerdicts(match, n, rng, add)
    const mover = n.turn
    const answer = someAnswer(n, mood, rng)
    const next = submit(match, match.step, mover, answer)
    if ('refusal' in next) throw new Error(`${seed} ${JSON.stringify(answer)} ${JSON.stringify(next.refusal)}`)
    match = next.match
    referee.play(n, answer, () => (match.world.table as Table).card!)
    same(
      next.told.map(({ to }) => to),
      next.told.map(() => 'all'),
    )
    same(
      next.told.map(({ event }) => ({ ...event, rule: '' })),
      n.said.map((one) => ({ ...one, rule: '' })),
    )
    remember(n, mover, answer, add)
    compareState(match, n, n.seen.length)
  }
}

describe('a second referee, written from the rulebook alone, agrees on everything in random games', () => {
  const seen = new Set<string>()

  it('with two, three and four players', () => {
    for (let seed = 0; seed < 72; seed++) playBoth(seed, (what) => seen.add(what))
  })

  it('and everything came up', () => {
    const all = [
      ...['placed', 'passed', 'forced pass', 'claim heard', 'claim refused', 'no true claim', 'false-claim', 'short'],
      ...['wrong step', 'repeat as the first step', 'repeat', 'repeat after repeat', "repeat of another's step"],
      ...["repeat of another's repeat", 'own disc placed', 'own disc claimed with', 'from a corner', 'long'],
      ...['route-won', 'discs to another', 'all to oneself', 'card-won', 'card-drawn', 'shared'],
      ...['ended by idle', 'ended by cards', 'ended by majority'],
    ]
    expect(all.filter((what) => !seen.has(what))).toEqual([])
  })
})
