import { describe, expect, it } from 'vitest'
import type { Rng } from '../../../core/contract'
import { judge, matchView, submit, type Match } from '../../../core/match'
import { pick, quickRng, shuffle } from '../../../core/rng'
import { counted, playsAll } from '../../../testing/counts'
import { begin } from '../../../testing/play'
import type { Event } from '../facts'
import type { GameWorld } from '../motion'
import { game } from '../index'
import { moods, someAnswer, tries } from './players'
import * as reference from './reference'
import type { Fact, Naive } from './reference'
import { expectEqual } from '../../../testing/equal'
import { percent } from '../../../testing/percent'

/*
 * Random games played by the engine and the reference: at every ask both must name the same seats, prompts and clocks,
 * accept and refuse the same answers, tell the same events and reach the same table and ledgers.
 */

const rules = game.rules

function expectedPhase(n: Naive): unknown {
  if (n.end !== null)
    return { type: 'over', end: { ...n.end, ledgers: [0, 1, 2, 3, 4, 5].map((seat) => reference.ledger(n, seat)) } }
  if (n.stage === 'turn' || n.stage === 'draw') return { type: n.stage }
  const held = n.stage === 'raise' ? n.named.at(-1) : n.stage === 'hold' ? (n.named.at(-2) ?? n.held) : n.held
  const pending = { order: n.order, held, lost: n.lost }
  if (n.stage === 'window') return { type: 'window', pending }
  return { type: n.stage, pending, auction: { vetoer: n.vetoer, bid: n.named.at(-1), named: n.named.length } }
}

function compareState(match: Match, n: Naive): void {
  const { table, own } = match.world as GameWorld
  const { options, phase, notes, ...rest } = table
  expectEqual(phase, expectedPhase(n))
  if (n.end === null)
    expectEqual(rest, {
      limit: n.limit,
      first: n.first,
      seat: n.seat,
      round: n.round,
      turn: n.turn,
      skips: n.skips,
      agents: n.places,
      treasure: n.treasure,
      offered: n.offered,
    })
  // The notebook may be long, so it is compared only now and then.
  if (match.step % (n.full ? 20 : 4) === 0 || n.end !== null)
    expectEqual(notes.map(reference.noteText).sort(), reference.notebook(n))
  expectEqual(
    own,
    [0, 1, 2, 3, 4, 5].map((seat) => reference.ledger(n, seat)),
  )
  if (n.end === null) {
    const prompts = [...match.ask!.prompts].sort(([a], [b]) => a - b)
    expectEqual(
      prompts,
      reference.asked(n).map((seat) => [seat, reference.promptOf(n)]),
    )
    expectEqual(
      [match.ask!.closes, match.ask!.quiet],
      n.stage === 'window' ? ['race', true] : ['all', n.stage === 'draw'],
    )
    const seconds = {
      turn: options.turnClock,
      window: options.windowClock,
      draw: options.windowClock,
      hold: options.holdClock,
      raise: options.raiseClock,
      over: 'off',
    }[n.stage]
    const clock = rules.clock!(table)
    expectEqual(clock.limitMs, typeof seconds === 'number' ? seconds * 1000 : null)
    if (n.stage === 'window') expectEqual(clock.leastMs, 3000)
  } else {
    expectEqual(match.ask, null)
    expectEqual(rules.outcome(table)!.winners, n.end.winners)
  }
}

const silence = { turn: 'pass', window: 'letGo', hold: 'giveUp', raise: 'pass', draw: 'refuse', over: '' }

function compareVerdicts(match: Match, n: Naive, rng: Rng): void {
  for (const seat of [0, 1, 2, 3, 4, 5]) {
    if (!reference.asked(n).includes(seat)) {
      expectEqual(judge(match, match.step, seat, { type: 'pass' }), { refusal: { rule: 'CO-6', params: {} } })
      continue
    }
    const view = matchView(match, seat) as { seat: number; table: GameWorld['table']; own: GameWorld['own'][number] }
    const prompt = match.ask!.prompts.get(seat) as never
    const list = rules.list(view, prompt)?.map((answer) => JSON.stringify(answer))
    for (const answer of tries(n, seat, rng)) {
      const taken = !('refusal' in judge(match, match.step, seat, answer))
      if (taken !== reference.allowed(n, seat, answer) || (list && list.includes(JSON.stringify(answer)) !== taken))
        throw new Error(`${n.stage} ${seat} ${JSON.stringify(answer)} taken: ${taken}\n${JSON.stringify(n)}`)
    }
    expectEqual(rules.silence!(view, prompt), { type: silence[n.stage] })
    for (const answer of list ?? []) expectEqual(reference.allowed(n, seat, JSON.parse(answer) as Fact), true)
  }
}

/** Notes what came up in a step. */
function noteWhatCameUp(
  n: Naive,
  before: { stage: string; skips: number[]; treasure: string },
  seen: Set<string>,
): void {
  const add = (what: string) => seen.add(what)
  for (const one of n.said) {
    add(one.type === 'ended' ? `ended by ${String(one.by)}` : one.type)
    if (one.type === 'withdrew') {
      if (one.forced) add('twenty amounts')
      if ((one.skips as number) > 1) add('skips stacked')
      if (n.lost.length > 1) add('a second vetoer lost')
      if (n.lost.length === 5) add('all five lost')
      if (one.seat === (n.seat + 3) % 6) add('a partner lost a veto')
    }
    if (one.type === 'vetoed') {
      if (before.skips[one.seat as number] > 0) add('one who skips vetoed')
      if (n.order!.type === 'murder')
        add((one.amount as number) <= 1000 ? 'murder vetoed with little' : 'murder vetoed with much')
    }
    if (one.type === 'foiled') {
      if (n.order!.type === 'murder' && n.named.at(-1)! <= 1000) add('murder given up for little')
      if (n.lost.length > 0) add('a second vetoer won')
      if (one.vetoer === ((one.seat as number) + 3) % 6) add('a partner won a veto')
    }
    if (one.type === 'murdered') {
      if (one.at === n.treasure) add('murder at the treasure')
      if (n.held > reference.worth(n, one.seat as number, one.agent as number)) add('less left than was held')
    }
    if (one.type === 'ended' && one.by === 'headquarters')
      add((one.winners as number[]).includes(n.seat) ? 'home' : 'to strangers')
    if (one.type === 'skipped' && n.said.filter((x) => x.type === 'skipped').length > 1) add('several skip')
  }
}

function playBoth(seed: number, seen: Set<string>): void {
  const rng = quickRng(seed)
  const mood = moods[seed % moods.length]
  const options = {
    city: pick(rng, ['city', 'city', 'big']),
    windowClock: pick(rng, ['off', 10, 20, 40, 60]),
    turnClock: pick(rng, ['off', 30, 60, 120, 300]),
    holdClock: pick(rng, ['off', 10, 20, 40]),
    raiseClock: pick(rng, ['off', 10, 20, 40]),
    turnLimit: pick(rng, ['default', 'default', 'off']),
    notebook: pick(rng, ['recent', 'full']),
    chat: percent(rng, 50),
  }
  const begun = begin(rules as never, options, 6, String(seed))
  let match = begun.match
  const began = begun.told[0].event as Event & { type: 'began' }
  const n = reference.newGame(
    options.city === 'big',
    options.turnLimit === 'default',
    options.notebook === 'full',
    began.first,
  )
  compareState(match, n)
  while (match.ask !== null && match.step < 700) {
    compareVerdicts(match, n, rng)
    const answers: [number, Fact][] = []
    const before = { stage: n.stage, skips: [...n.skips], treasure: n.treasure }
    const { step } = match
    for (const seat of shuffle(rng, reference.asked(n))) {
      const answer = someAnswer(n, seat, mood, rng)
      const next = submit(match, step, seat, answer)
      if ('refusal' in next) throw new Error(`${seed} ${JSON.stringify(answer)} ${JSON.stringify(next.refusal)}`)
      answers.push([seat, answer])
      match = next.match
      expectEqual(next.closed, answer.type === 'veto' || answers.length === reference.asked(n).length)
      if (!next.closed) {
        expectEqual(next.told, [])
        continue
      }
      reference.play(n, answers)
      noteWhatCameUp(n, before, seen)
      for (const { to, reveals, event } of next.told) expectEqual([to, reveals], ['all', event.type === 'ended'])
      expectEqual(
        next.told.map(({ event }) => ({ ...event, rule: '' })),
        n.said.map((one) => ({ ...one, rule: '' })),
      )
      break
    }
    compareState(match, n)
  }
}

describe('the reference, written from the rulebook alone, agrees on everything in random games', () => {
  const seen = new Set<string>()

  it('with all options, from hot auctions to quiet runs for the treasure', () => {
    for (let seed = 0; seed < counted(40, 4); seed++) playBoth(seed, seen)
  })

  it.runIf(playsAll())('and everything came up', () => {
    const all = [
      ...[
        'ordered',
        'moved',
        'carried',
        'murdered',
        'booked',
        'passed',
        'vetoed',
        'held',
        'raised',
        'gaveUp',
        'foiled',
      ],
      ...['withdrew', 'reopened', 'skipped', 'drawOffered', 'drawRefused', 'home', 'to strangers'],
      ...['ended by headquarters', 'ended by agreement', 'ended by limit', 'all five lost', 'twenty amounts'],
      ...['a second vetoer won', 'a second vetoer lost', 'a partner won a veto', 'a partner lost a veto'],
      ...['skips stacked', 'several skip', 'one who skips vetoed', 'murder at the treasure', 'less left than was held'],
      ...['murder vetoed with little', 'murder vetoed with much', 'murder given up for little'],
    ]
    expect(all.filter((what) => !seen.has(what))).toEqual([])
  })
})
