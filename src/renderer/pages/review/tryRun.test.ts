import { describe, expect, it } from 'vitest'
import type { Journal } from '../../../engine/core/journal'
import { matchView } from '../../../engine/core/match'
import { quickRng } from '../../../engine/core/rng'
import { games } from '../../../engine/games'
import { begin, playGame } from '../../../engine/testing/play'
import type { ReviewNews } from './task'
import { workOut } from './task'
import { answerTry, beginTry, botAnswers, nextBot, promptIn, viewIn, type TryPlace } from './tryRun'

/** Plays a try to its end, the player answering by chance. */
function playOn(id: 'zertz' | 'dice-town' | 'agents', seats: number): TryPlace {
  const game = games[id]
  const rng = quickRng(3)
  const { match } = begin(game.rules, {}, seats, 'try')
  let place = beginTry(game, match.setup.options, { view: matchView(match, 1), heard: [] }, rng)
  expect(viewIn(place)).toEqual(matchView(match, 1))
  for (let turns = 0; place.match.ask !== null && turns < 5000; turns++) {
    const bot = nextBot(place)
    if (bot !== null) {
      place = botAnswers(game, place, bot, rng, () => true)
      continue
    }
    const prompt = promptIn(place)
    expect(prompt).not.toBeNull()
    const next = answerTry(place, 1, game.rules.sample(viewIn(place), prompt, rng), rng)
    if ('refusal' in next) throw new Error(next.refusal.rule)
    place = next
  }
  return place
}

describe('another try', () => {
  it.each([
    ['zertz', 2],
    ['dice-town', 3],
    ['agents', 6],
  ] as const)('of %s goes on from what the player knew to an end', (id, seats) => {
    const { match } = playOn(id, seats)
    expect(games[id].rules.outcome((match.world as { table: unknown }).table)).not.toBeNull()
  })

  it('refuses what the rules refuse, and stays where it was', () => {
    const { match } = begin(games.zertz.rules, {}, 2, 'try')
    const seat = [...match.ask!.prompts.keys()][0]!
    const place = beginTry(games.zertz, {}, { view: matchView(match, seat), heard: [] }, quickRng(1))
    expect(answerTry(place, seat, { type: 'capture', path: ['d4', 'd6'] }, quickRng(1))).toHaveProperty('refusal')
  })
})

describe('working a review out', () => {
  const news = async (journal: Journal) => {
    const told: ReviewNews[] = []
    await workOut({ game: 'zertz', journal, seat: 0 }, (one) => told.push(one))
    return told.map(({ say }) => say)
  }

  it('tells the start, every step and the end; or that it failed', async () => {
    const { journal, match } = playGame(games.zertz.rules, { seats: 2, seed: 1 })
    const steps = Array<string>(match.step - 1).fill('step')
    expect(await news(journal)).toEqual(['start', ...steps, 'done'])
    expect(await news({ ...journal, setup: { ...journal.setup, version: 999 } })).toEqual(['failed'])
  })
})
