import { botLevels, type BotLevel, type Seat } from '../../src/engine/core/contract'
import { matchView, promptFor, submit, type Match } from '../../src/engine/core/match'
import { quickRng, shuffle } from '../../src/engine/core/rng'
import { hears } from '../../src/engine/core/views'
import {
  agentCount,
  cities,
  game,
  type Answer,
  type Event,
  type Own,
  type Prompt,
  type Table,
} from '../../src/engine/games/agents'
import { begin } from '../../src/engine/testing/play'

export interface Result {
  readonly winners: readonly Seat[]
  readonly turns: number
  readonly decisions: number
  readonly slowestMs: number
}

export type Player = (match: Match, seat: Seat, heard: readonly Event[], rng: ReturnType<typeof quickRng>) => Answer

export const botPlayer =
  (level: BotLevel): Player =>
  (match, seat, heard, rng) =>
    game.bot.choose({
      view: matchView(match, seat) as { seat: Seat; table: Table; own: Own },
      prompt: promptFor(match, seat) as Prompt,
      heard,
      level,
      rng,
      hurry: () => false,
    })

/** Books 12000 on one agent and marches it to the treasure and home, vetoing whoever orders it elsewhere. */
export function stubborn(): Player {
  let agent = -1
  return (match, seat, _heard, rng) => {
    const { table, own } = matchView(match, seat) as { table: Table; own: Own }
    const prompt = promptFor(match, seat) as Prompt
    const city = cities[table.options.city]
    const far = (from: string, to: string) => {
      const [a, b] = [from, to].map((point) => point.split(',').map(Number))
      const [q, r] = [a[0] - b[0], a[1] - b[1]]
      return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
    }
    const bases = [city.headquarters[seat], city.headquarters[(seat + 3) % 6]]
    const home = (point: string) => Math.min(...bases.map((base) => far(point, base)))
    switch (prompt.type) {
      case 'turn': {
        if (agent < 0 || table.agents[agent] === null) {
          const living = Array.from({ length: agentCount }, (_, i) => i).filter((i) => table.agents[i] !== null)
          const near = shuffle(rng, living).sort(
            (a, b) => far(table.agents[a]!, table.treasure) - far(table.agents[b]!, table.treasure),
          )
          if (own.money > 0) {
            agent = near[0]
            return { type: 'book', agent, amount: Math.min(12_000, own.money) }
          }
          agent = near[0]
        }
        const at = table.agents[agent]!
        const closest = (goal: (point: string) => number, ways: readonly string[]) =>
          shuffle(rng, ways).sort((a, b) => goal(a) - goal(b))[0]
        if (at === table.treasure)
          return {
            type: 'carry',
            agent,
            to: closest(
              home,
              city.streets[at].filter((to) => bases.includes(to) || !city.headquarters.includes(to)),
            ),
          }
        const ways = city.streets[at].filter((to) => !city.headquarters.includes(to))
        return { type: 'move', agent, to: closest((to) => far(to, table.treasure), ways) }
      }
      case 'window': {
        const have = own.on[prompt.order.agent]
        return have >= prompt.least && prompt.order.agent === agent ? { type: 'veto', amount: have } : { type: 'letGo' }
      }
      case 'hold':
        return own.on[prompt.order.agent] >= prompt.bid ? { type: 'hold' } : { type: 'giveUp' }
      case 'raise':
        return { type: 'pass' }
      case 'draw':
        return { type: 'refuse' }
    }
  }
}

export function playOut(players: readonly Player[], seed: number, options: unknown = {}): Result {
  const rng = quickRng(seed * 7919 + 1)
  const begun = begin(game.rules, options, 6, `bench ${seed}`)
  const heard: Event[] = []
  const hear = (told: typeof begun.told) => {
    for (const one of told) if (hears(one, null)) heard.push(one.event as Event)
  }
  hear(begun.told)
  let match = begun.match
  let decisions = 0
  let slowestMs = 0
  while (match.ask !== null) {
    const step = match.step
    for (const seat of shuffle(rng, [...match.ask!.prompts.keys()])) {
      const started = performance.now()
      const answer = players[seat](match, seat, heard, rng)
      slowestMs = Math.max(slowestMs, performance.now() - started)
      decisions++
      const next = submit(match, step, seat, answer)
      if ('refusal' in next) throw new Error(`${JSON.stringify(answer)} refused: ${next.refusal.rule}`)
      match = next.match
      if (next.closed) {
        hear(next.told)
        break
      }
    }
  }
  const { table } = match.world as { table: Table }
  return { winners: game.rules.outcome(table)!.winners, turns: table.turn, decisions, slowestMs }
}

interface Figure {
  readonly name: string
  readonly value: string
  readonly target: string
  readonly ok: boolean
}

const games = 100
const stubbornGames = 60

/** Six bots among themselves, the levels taking turns; then five of the best against a stubborn one. */
export async function bench(): Promise<Figure[]> {
  const wins = [0, 0, 0]
  let turns = 0
  let decisions = 0
  let slowest = 0
  const started = performance.now()
  for (let seed = 0; seed < games; seed++) {
    const result = playOut(Array<Player>(6).fill(botPlayer(botLevels[seed % 3])), seed)
    if (result.winners.length > 0) wins[result.winners[0] % 3]++
    turns += result.turns
    decisions += result.decisions
    slowest = Math.max(slowest, result.slowestMs)
  }
  const perDecision = (performance.now() - started) / decisions
  let stubbornWins = 0
  for (let seed = 0; seed < stubbornGames; seed++) {
    const players = Array<Player>(6).fill(botPlayer('hard'))
    players[seed % 6] = stubborn()
    if (playOut(players, 1000 + seed).winners.includes(seed % 6)) stubbornWins++
  }
  const ended = wins[0] + wins[1] + wins[2]
  return [
    {
      name: `agents: six bots, victories within the limit in ${games} games`,
      value: `${ended} (${Math.round(turns / games)} turns on average)`,
      target: 'at least 95',
      ok: ended >= 0.95 * games,
    },
    {
      name: `agents: most victories of one team in ${games} games`,
      value: `${Math.max(...wins)} (${wins.join(', ')})`,
      target: 'at most 45',
      ok: Math.max(...wins) <= 0.45 * games,
    },
    {
      name: `agents: a stubborn opponent against five of the best, ${stubbornGames} games`,
      value: `${stubbornWins} won by its team`,
      target: `at most ${stubbornGames / 3}`,
      ok: stubbornWins <= stubbornGames / 3,
    },
    {
      name: 'agents: time for an answer, all levels',
      value: `${perDecision.toFixed(1)} ms on average, ${slowest.toFixed(0)} ms at most`,
      target: 'at most 50 ms on average',
      ok: perDecision <= 50,
    },
  ]
}
