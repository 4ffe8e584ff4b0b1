import { describe, expect, it } from 'vitest'
import type { Rng } from '../../../core/contract'
import { judge, matchView, submit, type Match } from '../../../core/match'
import { pick, quickRng, shuffle } from '../../../core/rng'
import { counted, playsAll } from '../../../testing/counts'
import { begin } from '../../../testing/play'
import type { Table } from '../facts'
import { game as engine } from '../index'
import { moods, operationWords, placements, someAnswer, tries, trueClaim } from './players'
import * as reference from './reference'
import { colours, type Card, type Fact, type ReferenceGame } from './reference'
import { expectEqual } from '../../../testing/equal'
import { percent } from '../../../testing/percent'

/*
 * Plays random games on the engine and on the second reference. At every ask both must name the same seat and prompt, accept
 * and refuse the same answers, tell the same events and reach the same position.
 */

const { rules } = engine

function compareState(match: Match, game: ReferenceGame, cards: number): void {
  const table = match.world.table as Table
  expectEqual(
    [table.phase, table.sides, table.sheets, table.board, table.bank, table.discs, table.won, table.card, table.ended],
    [game.stage, game.sides, game.sheets, game.board, game.bank, game.discs, game.won, game.card, game.ended],
  )
  expectEqual([table.pile, table.idle], [7 - game.seen.length, game.idle])
  expectEqual(new Set(game.seen).size, cards)
  const all = [table.bank, ...table.discs].flatMap((stock) => Object.values(stock)).reduce((a, b) => a + b)
  expectEqual(all + table.board.filter((disc) => disc !== null).length, 48)
  if (game.stage === 'over') {
    expectEqual(match.ask, null)
    const outcome = rules.outcome(table)!
    expectEqual(outcome.winners, reference.winnersOf(game))
    expectEqual(
      outcome.scores,
      game.discs.map((discs, seat) => {
        const total = discs.yellow + discs.purple + discs.pink
        return { seat, total, parts: { ...discs, cards: game.won[seat].length } }
      }),
    )
    return
  }
  expectEqual([table.turn, match.ask!.closes], [game.turn, 'all'])
  const sources = Object.fromEntries(colours.map((colour) => [colour, reference.sourceOf(game, game.turn, colour)]))
  expectEqual(
    [...match.ask!.prompts],
    [
      [
        game.turn,
        {
          type: 'turn',
          side: game.sides[game.turn],
          sources,
          minimum: reference.minimumOf(game),
          passEnds: reference.passEnds(game),
          assistance: game.assistance,
        },
      ],
    ],
  )
}

function compareVerdicts(match: Match, game: ReferenceGame, rng: Rng, add: (what: string) => void): void {
  for (const answer of tries(game, rng)) {
    const taken = !('refusal' in judge(match, match.step, game.turn, answer))
    if (taken !== reference.allowed(game, game.turn, answer))
      throw new Error(`${JSON.stringify(answer)} taken: ${taken}\n${JSON.stringify(game)}`)
    if (answer.type === 'claim') add(taken ? 'claim accepted' : 'claim refused')
  }
  const other = (game.turn + 1) % game.sides.length
  expectEqual(judge(match, match.step, other, { type: 'pass' }), { refusal: { rule: 'CO-6', params: {} } })
  const view = matchView(match, game.turn) as never
  const list = rules.list(view, match.ask!.prompts.get(game.turn) as never)
  if (!game.assistance) expectEqual(list === null, reference.anyPlausible(game))
  const text = (one: unknown) => JSON.stringify(Object.entries(one as object).sort())
  if (list !== null) expectEqual(list.map(text).sort(), [{ type: 'pass' }, ...placements(game)].map(text).sort())
  if (!game.assistance) return
  // Every other time the search is long enough to be sure.
  const found = trueClaim(game, rng, { patience: percent(rng, 50) ? 20_000 : 400 })
  if (found !== null) expectEqual(list, null)
  else if (list !== null) add('no true claim')
}

function remember(game: ReferenceGame, mover: number, answer: Fact, add: (what: string) => void): void {
  for (const one of game.said) {
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
  const game = reference.newGame(players, options.seating === 'adjacent', options.assistance, dealt.card)
  expectEqual(dealt.sides, game.sides)
  // The sheets, everyone at once.
  const seats = game.sides.map((_, seat) => seat)
  expectEqual(
    [...match.ask!.prompts],
    seats.map((seat) => [seat, { type: 'sheet', side: game.sides[seat], card: game.card }]),
  )
  const common = shuffle(rng, operationWords)
  const sheets = seats.map(() => (mood.alike ? common : shuffle(rng, operationWords)))
  for (const seat of shuffle(rng, seats)) {
    const wrong = sheets[seat].with(rng.below(9), pick(rng, operationWords))
    const answer = { type: 'sheet', operations: wrong }
    expectEqual('refusal' in judge(match, 1, seat, answer), !reference.allowed(game, seat, answer))
    const next = submit(match, 1, seat, { type: 'sheet', operations: sheets[seat] })
    if ('refusal' in next) throw new Error(next.refusal.rule)
    match = next.match
    if (!next.closed) expectEqual([next.told, (match.world.table as Table).sheets], [[], []])
    else {
      reference.begin(game, sheets, (match.world.table as Table).first!)
      expectEqual(
        next.told.map(({ event }) => ({ ...event, rule: '' })),
        game.said.map((one) => ({ ...one, rule: '' })),
      )
    }
  }
  compareState(match, game, game.seen.length)
  while (match.ask !== null) {
    compareVerdicts(match, game, rng, add)
    const mover = game.turn
    const answer = someAnswer(game, mood, rng)
    const next = submit(match, match.step, mover, answer)
    if ('refusal' in next) throw new Error(`${seed} ${JSON.stringify(answer)} ${JSON.stringify(next.refusal)}`)
    match = next.match
    reference.play(game, answer, () => (match.world.table as Table).card!)
    expectEqual(
      next.told.map(({ to }) => to),
      next.told.map(() => 'all'),
    )
    expectEqual(
      next.told.map(({ event }) => ({ ...event, rule: '' })),
      game.said.map((one) => ({ ...one, rule: '' })),
    )
    remember(game, mover, answer, add)
    compareState(match, game, game.seen.length)
  }
}

describe('the reference, written from the rulebook alone, agrees on everything in random games', () => {
  const seen = new Set<string>()

  it('with two, three and four players', () => {
    for (let seed = 0; seed < counted(72, 6); seed++) playBoth(seed, (what) => seen.add(what))
  })

  it.runIf(playsAll())('and everything came up', () => {
    const all = [
      ...[
        'placed',
        'passed',
        'forced pass',
        'claim accepted',
        'claim refused',
        'no true claim',
        'false-claim',
        'short',
      ],
      ...['wrong step', 'repeat as the first step', 'repeat', 'repeat after repeat', "repeat of another's step"],
      ...["repeat of another's repeat", 'own disc placed', 'own disc claimed with', 'from a corner', 'long'],
      ...['route-won', 'discs to another', 'all to oneself', 'card-won', 'card-drawn', 'shared'],
      ...['ended by idle', 'ended by cards', 'ended by majority'],
    ]
    expect(all.filter((what) => !seen.has(what))).toEqual([])
  })
})
