import { describe, expect, it } from 'vitest'
import type { AnyGame, GameEvent, Seat } from '../core/contract'
import { weighDecision } from '../core/decision'
import { million, type DecisionPoint } from '../core/imagined'
import type { Journal } from '../core/journal'
import { matchView, promptFor, submit } from '../core/match'
import { balanceOf, chancesAtStart, costliest, momentsThatDecided, reviewSteps, type ReviewStep } from '../core/review'
import { quickRng } from '../core/rng'
import { viewOf } from '../core/views'
import { games } from '../games'
import { position as town } from '../games/dice-town/position'
import { position } from '../games/zertz/position'
import { place } from '../games/zertz/testing/scene'
import { begin, playGame } from './play'

const effort = { worlds: 3 }

/** A match between easy bots; the last seat answers by chance. */
function played(game: AnyGame, seats: number, seed: number): Journal {
  const { journal } = playGame(game.rules, {
    seats,
    seed,
    choose: (match, seat, rng) => {
      const asked = { view: matchView(match, seat), prompt: promptFor(match, seat) }
      if (seat === seats - 1) return game.rules.sample(asked.view, asked.prompt, rng)
      return game.bot.choose({ ...asked, heard: [], level: 'easy', rng, hurry: () => true })
    },
  })
  return journal
}

const reviewOf = (game: AnyGame, journal: Journal, seat: Seat) => [...reviewSteps(game, journal, seat, effort)]

describe('a review', () => {
  it.each([
    ['zertz', 2, 3],
    ['dice-town', 3, 1],
    ['election-night', 2, 2],
  ] as const)('of %s adds up to the last digit, for every seat, and is the same each time', (id, seats, seed) => {
    const game = games[id]
    const journal = played(game, seats, seed)
    for (let seat = 0; seat < seats; seat++) {
      const steps = reviewOf(game, journal, seat)
      const start = chancesAtStart(game, journal, seat)
      const { result, expectation, luck, mine, others } = balanceOf(start, steps, seat)
      expect(expectation + luck + mine + others).toBe(result)
      expect([0, million]).toContain(result)
      expect(steps.some((step) => step.mine !== 0)).toBe(true)
      expect(steps.some((step) => step.luck !== 0)).toBe(id !== 'zertz')
      if (seat === 0) expect(reviewOf(game, journal, seat)).toEqual(steps)
    }
  })
})

function pointOf(
  game: AnyGame,
  world: Parameters<typeof viewOf>[0],
  seat: Seat,
  heard: GameEvent[] = [],
): DecisionPoint {
  return { game, vantage: { view: viewOf(world, seat), heard }, open: heard, seed: 1 }
}

describe('a decision', () => {
  it('that gives the winning marble away in ZÉRTZ costs what the match was worth, without any doubt', () => {
    const world = position({ marbles: 'Wd4', supply: { white: 2, black: 3 }, captured: [{ white: 2 }, { white: 2 }] })
    const prompt = games.zertz.rules.ask(world.table)!.prompts.get(0)
    const point = pointOf(games.zertz, world, 0)
    const blunder = weighDecision(point, prompt, { ...place('d5', 'a1'), marble: 'white' }, 8)!
    expect(blunder.cost).toBeGreaterThan(0.2 * million)
    expect(blunder.error).toBe(0)
    const better = weighDecision(point, prompt, blunder.best, 8)!
    expect(better).toMatchObject({ best: blunder.best, cost: 0 })
  })

  it('that leaves five nines in Dice Town costs more than its error', () => {
    const world = town({ players: [{ thrown: '9 9 9 9 9' }, { thrown: '9 10 J Q K' }] })
    const prompt = games['dice-town'].rules.ask(world.table)!.prompts.get(0)
    const keep = (dice: readonly string[]) => ({ type: 'keep', dice, brutes: 0, cheats: [] })
    const point = pointOf(games['dice-town'], world, 0)
    const missed = weighDecision(point, prompt, keep([]), 20)!
    expect(missed.cost).toBeGreaterThan(2 * missed.error)
    expect(missed.error).toBeGreaterThan(0)
  })

  it('without a choice is none', () => {
    const journal = played(games['dice-town'], 2, 4)
    const { rules } = games['dice-town']
    let { match } = begin(rules, {}, 2, String(4))
    for (const step of reviewOf(games['dice-town'], journal, 0)) {
      const prompt = promptFor(match, 0)
      if (prompt !== undefined && rules.list(matchView(match, 0), prompt)?.length === 1)
        expect(step.decision).toBeNull()
      for (const one of journal.entries.filter((entry) => entry.step === step.step)) {
        const next = submit(match, one.step, one.seat, one.answer)
        if ('match' in next) match = next.match
      }
    }
  })
})

describe('secrecy', () => {
  it("decisions are judged alike when the opponent flipped another die, which one couldn't know", () => {
    const game = games['election-night']
    const journalWith = (color: string): Journal => {
      let { match } = begin(game.rules, {}, 2, 'secret')
      const entries: Journal['entries'][number][] = []
      const answer = (seat: Seat, given: unknown) => {
        const next = submit(match, match.step, seat, given)
        if ('refusal' in next) throw new Error(next.refusal.rule)
        entries.push({ step: match.step, seat, answer: given, key: '' })
        match = next.match
      }
      for (const seat of [0, 1]) answer(seat, { type: 'ready' })
      answer(0, { type: 'flip', color: null })
      answer(1, { type: 'flip', color })
      while (promptFor(match, 0) === undefined || (promptFor(match, 0) as { type: string }).type === 'flip')
        answer(0, { type: 'flip', color: null })
      answer(0, { type: 'choose', color: 'white' })
      answer(1, { type: 'choose', color: 'white' })
      return { setup: match.setup, entries }
    }
    const decisions = (color: string) => reviewOf(game, journalWith(color), 0).map(({ decision }) => decision)
    const blue = decisions('blue')
    expect(blue.filter((one) => one !== null).length).toBeGreaterThan(1)
    expect(decisions('red')).toEqual(blue)
  })

  it('decisions are judged alike in any world that the seat cannot tell from the true one', () => {
    const { rules } = games['dice-town']
    const world = town({
      players: [
        { thrown: '9 9 J Q K', store: ['brute'] },
        { store: ['marshal'], property: [5] },
      ],
    })
    const twin = rules.imagine(viewOf(world, 0), quickRng(9))
    expect(twin).not.toEqual(world)
    const prompt = rules.ask(world.table)!.prompts.get(0)
    const answer = { type: 'keep', dice: ['9', '9'], brutes: 0, cheats: [] }
    const judged = [world, twin].map((one) => weighDecision(pointOf(games['dice-town'], one, 0), prompt, answer, 6))
    expect(judged[1]).toEqual(judged[0])
  })
})

describe('what a review shows', () => {
  const step = (at: number, chances: number[], cost = 0, error = 0, obvious = false): ReviewStep => {
    const decision = { answer: 1, best: 2, cost, error, gain: 0, instead: [], obvious }
    return { step: at, answered: [0], told: [], chances, luck: 0, mine: 0, others: 0, decision }
  }

  it('the three moments that moved most, in order, and never two in a row', () => {
    const steps = [
      [60, 40],
      [90, 10],
      [50, 50],
      [50, 50],
      [80, 20],
      [80, 20],
      [100, 0],
    ].map((chances, at) => step(at + 1, chances))
    expect(momentsThatDecided([50, 50], steps).map((one) => one.step)).toEqual([3, 5, 7])
  })

  it('the three costliest decisions, the obvious and the doubtful left out', () => {
    const costs = [step(1, [], 30), step(2, [], 90, 50), step(3, [], 80, 0, true), step(4, [], 70), step(5, [], 10)]
    expect(costliest([...costs, step(6, [], 20)]).map((one) => one.step)).toEqual([4, 1, 6])
  })
})
