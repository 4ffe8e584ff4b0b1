import { botLevels, type BotLevel, type Rng, type Seat } from '../../src/engine/core/contract'
import { quickRng } from '../../src/engine/core/rng'
import { eventsFor, viewOf } from '../../src/engine/core/views'
import { game } from '../../src/engine/games/election-night'
import type { Event } from '../../src/engine/games/election-night/events'
import type { Answer, Prompt } from '../../src/engine/games/election-night/facts'
import type { Figure } from '../figure'
import { randomGames } from '../ladder/random'

const { rules, bot } = game
const options = { memoryAid: false, clock: 'off' } as const

export type Player = BotLevel | 'random'

/** Plays one game between two players and returns the winning seats and the slowest decision in milliseconds. */
function duel(players: readonly [Player, Player], rng: Rng): { winners: readonly Seat[]; slowest: number } {
  let { world, told } = rules.setup(options, 2, rng)
  const heard: Event[][] = [eventsFor(told, 0), eventsFor(told, 1)]
  let slowest = 0
  const answer = (seat: Seat, prompt: Prompt): Answer => {
    const level = players[seat]
    const view = viewOf(world, seat)
    if (level === 'random') return rules.sample(view, prompt, rng)
    const start = performance.now()
    const chosen = bot.choose({ view, prompt, heard: heard[seat], level, rng, hurry: () => false })
    slowest = Math.max(slowest, performance.now() - start)
    return chosen
  }
  for (;;) {
    const ask = rules.ask(world.table)
    if (ask === null) return { winners: rules.outcome(world.table)!.winners, slowest }
    const answers = new Map([...ask.prompts].map(([seat, prompt]) => [seat, answer(seat, prompt)]))
    ;({ world, told } = rules.resolve(world, answers, rng))
    for (const seat of [0, 1]) heard[seat].push(...eventsFor(told, seat))
  }
}

/** How many of `games` the first player wins. Seats alternate; a shared victory counts half. */
function strength(one: Player, two: Player, games: number, seed: number): { won: number; slowest: number } {
  const rng = quickRng(seed)
  let won = 0
  let slowest = 0
  for (let i = 0; i < games; i++) {
    const mine = i % 2
    const played = duel(mine === 0 ? [one, two] : [two, one], rng)
    if (played.winners.includes(mine)) won += 1 / played.winners.length
    slowest = Math.max(slowest, played.slowest)
  }
  return { won, slowest }
}

export async function bench(): Promise<Figure[]> {
  const against = botLevels.map((level) => ({ level, ...strength(level, 'random', 100, 11) }))
  const hard = against.find((one) => one.level === 'hard')!
  const medium = strength('hard', 'medium', 100, 12)
  const easy = strength('medium', 'easy', 100, 13)
  return [
    await randomGames('election-night', [2], 8000, 2000),
    {
      name: 'hard against random play, of 100 games',
      value: `${hard.won} won`,
      target: 'at least 95',
      ok: hard.won >= 95,
    },
    { name: 'hard against medium, of 100 games', value: `${medium.won} won`, target: 'over 50', ok: medium.won > 50 },
    { name: 'medium against easy, of 100 games', value: `${easy.won} won`, target: 'over 50', ok: easy.won > 50 },
    {
      name: 'slowest decision of hard',
      value: `${Math.max(hard.slowest, medium.slowest).toFixed(0)} ms`,
      target: 'at most 1500 ms',
      ok: Math.max(hard.slowest, medium.slowest) <= 1500,
    },
  ]
}
