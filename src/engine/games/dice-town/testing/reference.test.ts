import { describe, expect, it } from 'vitest'
import type { AnyRules, Rng } from '../../../core/contract'
import { judge, submit, type Match } from '../../../core/match'
import { quickRng } from '../../../core/rng'
import { counted, playsAll } from '../../../testing/counts'
import { begin } from '../../../testing/play'
import type { Answer } from '../facts'
import { rules } from '../rules'
import { forged } from './forged'
import { wildAnswer } from './players'
import { play, points, referenceAt } from './reference'
import { all, sorted, type Asked, type Reference, type World } from './reference/state'

/** Compares as text first, which is much faster. */
function same(here: unknown, there: unknown) {
  if (JSON.stringify(here) !== JSON.stringify(there)) expect(here).toEqual(there)
}

/** Both referees must agree on every fact. */
function expectSame(s: Reference, world: World) {
  const { table, own, hidden } = world
  if (s.shuffled) {
    expect(sorted(hidden.deck)).toEqual(sorted(s.deck))
    s.deck = [...hidden.deck]
    s.shuffled = false
  }
  const here = {
    ...{ mine: table.mine, bank: table.bank, stagecoach: table.stagecoach, sheriff: table.sheriff },
    ...{ row: table.row, pile: hidden.pile, deck: hidden.deck, discard: sorted(hidden.discard) },
    piles: [table.pile, table.deck, table.discard],
    used: sorted(table.used),
    players: table.players.map((player, seat) => ({
      ...{ money: player.money, nuggets: player.nuggets, wired: sorted(player.wired), won: player.won },
      dice: sorted(player.dice),
      hand: [sorted(own[seat].property), sorted(own[seat].store)],
      backs: [player.property, player.store],
    })),
  }
  same(here, {
    ...{ mine: s.mine, bank: s.bank, stagecoach: s.stagecoach, sheriff: s.sheriff },
    ...{ row: s.row, pile: s.pile, deck: s.deck, discard: sorted(s.discard) },
    piles: [s.pile.length, s.deck.length, s.discard.length],
    used: sorted(s.used),
    players: all(s).map((seat) => ({
      ...{ money: s.money[seat], nuggets: s.nuggets[seat], wired: sorted(s.wired[seat]), won: s.won[seat] },
      dice: sorted(s.dice[seat]),
      hand: [sorted(s.property[seat]), sorted(s.store[seat])],
      backs: [s.property[seat].length, s.store[seat].length],
    })),
  })
}

/** Both must ask the same; returns an answer for each seat that both find legal. */
function answersTo(match: Match, asked: Asked, s: Reference, rng: Rng): Map<number, Answer> {
  same(
    Object.fromEntries(match.ask!.prompts),
    Object.fromEntries([...asked].map(([seat, { prompt }]) => [seat, prompt])),
  )
  const answers = new Map<number, Answer>()
  for (const [seat, { prompt, legal }] of asked) {
    const view = { seat, table: match.world.table, own: match.world.own[seat] } as never
    const own = (match.world as World).own[seat]
    const judged = (answer: Answer) => {
      const here = !('refusal' in judge(match, match.step, seat, answer))
      if (here !== legal(answer))
        throw new Error(`${JSON.stringify([prompt, own, answer])}: ${here ? 'taken' : 'refused'} by the engine only`)
      return here
    }
    const list = rules.list(view, prompt)
    for (const answer of list ?? []) if (rng.below(list!.length) < 10) judged(answer)
    let chosen = rules.sample(view, prompt, rng)
    judged(chosen)
    for (let i = 0; i < 4; i++) {
      const answer = wildAnswer(rng, own, s.seats, prompt)
      if (!judged(answer)) continue
      chosen = answer
      if (list === null || rng.below(4) > 0) continue
      const text = JSON.stringify(answer)
      if (!list.some((one) => JSON.stringify(one) === text)) throw new Error(`not listed: ${text}`)
    }
    answers.set(seat, chosen)
  }
  return answers
}

function compareGame(seats: number, options: { firstSheriff: 'random' | number }, seed: number, seen: Set<string>) {
  const rng = quickRng(seed)
  const begun = begin(rules as AnyRules, options, seats, String(seed))
  if (typeof options.firstSheriff === 'number')
    expect((begun.match.world as World).table.sheriff).toBe(options.firstSheriff)
  let match = seed % 5 === 0 ? begun.match : forged(begun.match, rng)
  const s = referenceAt(match.world as World, [...begun.told], seen)
  const course = play(s)
  let turn = course.next()
  while (!turn.done) {
    if (match.ask === null) throw new Error(`game ${seed} is over, but asks ${JSON.stringify([...turn.value])}`)
    try {
      expectSame(s, match.world as World)
      const answers = answersTo(match, turn.value, s, rng)
      let told: Reference['told'] = []
      for (const [seat, answer] of answers) {
        const next = submit(match, match.step, seat, answer)
        if ('refusal' in next) throw new Error(JSON.stringify([answer, next.refusal]))
        match = next.match
        told = [...next.told]
      }
      turn = course.next({ answers, world: match.world as World, told })
    } catch (error) {
      throw new Error(`game ${seed}, step ${match.step}: ${JSON.stringify((match.world as World).table.phase)}`, {
        cause: error,
      })
    }
  }
  expect(match.ask).toBeNull()
  expectSame(s, match.world as World)
  const outcome = rules.outcome((match.world as World).table)!
  expect(outcome.winners).toEqual([s.winner])
  expect(outcome.scores.map((score) => score.total)).toEqual(all(s).map((seat) => points(s, seat)))
}

describe('the reference, written from the rulebook, agrees on every ask, answer and consequence', () => {
  const seen = new Set<string>()
  for (const seats of [2, 3, 4, 5])
    it(`in random games of ${seats}`, () => {
      for (let i = 0; i < counted(30, 3); i++)
        compareGame(seats, { firstSheriff: i % 3 === 0 ? 'random' : i % seats }, seats * 1000 + i, seen)
    })
  it.runIf(playsAll())('and everything came up', () => {
    const plays = 'corruption credit dynamite elixir girls marshal split wanted'.split(' ')
    const stopped = 'brute cheater corruption credit dynamite elixir girls joe marshal split'.split(' ')
    const ties = 'mine bank store saloon sheriff townHall doc'.split(' ')
    const rest = 'again bribed giveBack unpaid last loot target joe-for-nothing reshuffled'.split(' ')
    const doc = 'wire draw cash gold'.split(' ').map((action) => `visit ${action}`)
    const due = [
      ...plays,
      ...stopped.map((card) => `wanted against ${card}`),
      ...ties.map((place) => `tie at ${place}`),
    ]
    expect([...due, ...rest, ...doc].filter((what) => !seen.has(what))).toEqual([])
  })
})
