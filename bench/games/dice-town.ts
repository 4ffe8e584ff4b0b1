import type { AnyRules, BotLevel, Seat } from '../../src/engine/core/contract'
import { beginMatch, matchView, submit, type Match } from '../../src/engine/core/match'
import { quickRng } from '../../src/engine/core/rng'
import { eventsFor } from '../../src/engine/core/views'
import { game } from '../../src/engine/games/dice-town'
import type { Event } from '../../src/engine/games/dice-town/events'
import type { Own, Prompt, Table } from '../../src/engine/games/dice-town/facts'
import type { Figure } from '../figure'
import { randomGames } from '../ladder/random'

type Kind = BotLevel | 'random'
const rules: AnyRules = game.rules

interface Timing {
  asks: number
  slowestMs: number
}

/** Plays one game with these players in their seats; returns the winner. */
function playBots(kinds: readonly Kind[], seed: number, timing: Timing = { asks: 0, slowestMs: 0 }): Seat {
  const setup = { game: rules.id, version: rules.version, seats: kinds.length, options: {}, seed: `bench ${seed}` }
  const begun = beginMatch(rules, setup)
  if ('refusal' in begun) throw new Error(begun.refusal.rule)
  const rng = quickRng(seed)
  const heard: Event[][] = kinds.map((_, seat) => eventsFor(begun.told, seat) as Event[])
  let match: Match = begun.match
  while (match.ask !== null) {
    const { step, ask } = match
    for (const [seat, prompt] of ask!.prompts) {
      const view = matchView(match, seat) as { seat: Seat; table: Table; own: Own }
      const kind = kinds[seat]
      const before = performance.now()
      const answer =
        kind === 'random'
          ? game.rules.sample(view, prompt as Prompt, rng)
          : game.bot.choose({
              view,
              prompt: prompt as Prompt,
              heard: heard[seat],
              level: kind,
              rng,
              hurry: () => false,
            })
      timing.asks++
      if (kind === 'hard') timing.slowestMs = Math.max(timing.slowestMs, performance.now() - before)
      const next = submit(match, step, seat, answer)
      if ('refusal' in next) throw new Error(`${kind}: ${JSON.stringify(next.refusal)} ${JSON.stringify(answer)}`)
      match = next.match
      if (next.closed)
        for (const [other, list] of heard.entries()) list.push(...(eventsFor(next.told, other) as Event[]))
    }
  }
  return rules.outcome((match.world as { table: Table }).table)!.winners[0]
}

/** How many of `games` one player of the first kind wins against others of the second, seats taken in turn. */
function winsOf(kind: Kind, against: Kind, seats: number, games: number, timing?: Timing): number {
  let wins = 0
  for (let seed = 0; seed < games; seed++) {
    const seat = seed % seats
    const kinds = Array.from({ length: seats }, (_, other) => (other === seat ? kind : against))
    if (playBots(kinds, seed, timing) === seat) wins++
  }
  return wins
}

export async function bench(): Promise<Figure[]> {
  const timing: Timing = { asks: 0, slowestMs: 0 }
  const strong = winsOf('hard', 'random', 4, 100, timing)
  const figures: Figure[] = [
    { name: 'hard beats three random players', value: `${strong} of 100`, target: '60 of 100', ok: strong >= 60 },
  ]
  const compare = (kind: Kind, against: Kind, seats: number, games: number) => {
    const wins = winsOf(kind, against, seats, games)
    const fair = games / seats
    figures.push({
      name: `${kind} against ${seats - 1} ${against}, ${seats} players`,
      value: `${wins} of ${games}`,
      target: `more than ${Math.ceil(fair)} of ${games}`,
      ok: wins > fair,
    })
  }
  compare('hard', 'easy', 4, 40)
  compare('hard', 'medium', 4, 60)
  compare('medium', 'easy', 4, 40)
  compare('easy', 'random', 4, 40)
  compare('hard', 'random', 2, 20)
  compare('hard', 'random', 3, 20)
  compare('hard', 'random', 5, 20)
  figures.push({
    name: 'slowest answer of the hard bot',
    value: `${timing.slowestMs.toFixed(0)} ms`,
    target: 'below 1500 ms',
    ok: timing.slowestMs < 1500,
  })
  figures.push(await randomGames('dice-town', [4], 1000, 1000))
  return figures
}
