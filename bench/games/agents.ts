import { botLevels, type Seat } from '../../src/engine/core/contract'
import { submit } from '../../src/engine/core/match'
import { quickRng, shuffle } from '../../src/engine/core/rng'
import { hears } from '../../src/engine/core/views'
import { game } from '../../src/engine/games/agents'
import type { Event, Table } from '../../src/engine/games/agents/facts'
import { begin } from '../../src/engine/testing/play'
import type { Figure } from '../figure'
import { randomGames } from '../ladder/random'
import { botPlayer, manners, stubborn, type Player } from '../opponents/stubborn'

export interface Result {
  readonly winners: readonly Seat[]
  readonly turns: number
  readonly decisions: number
  readonly slowestMs: number
}

function playOut(players: readonly Player[], seed: number, options: unknown = {}): Result {
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

const games = 100
/** For each kind of stubbornness: three times in every seat. */
const stubbornGames = 18

/** Six bots among themselves, the levels taking turns; then five of the best against each kind of stubborn one. */
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
  const stubbornWins = manners.map((manner) => {
    let won = 0
    for (let seed = 0; seed < stubbornGames; seed++) {
      const players = Array<Player>(6).fill(botPlayer('hard'))
      players[seed % 6] = stubborn(manner)
      if (playOut(players, 1000 + seed).winners.includes(seed % 6)) won++
    }
    return won
  })
  const ended = wins[0] + wins[1] + wins[2]
  const all = stubbornGames * manners.length
  const lost = stubbornWins.reduce((sum, won) => sum + won, 0)
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
      name: `agents: a stubborn opponent against five of the best, ${stubbornGames} games in each of ${manners.length} manners`,
      value: `${lost} of ${all} won by its team (${manners.map(({ name }, i) => `${name} ${stubbornWins[i]}`).join(', ')})`,
      target: `at most ${all / 3}`,
      ok: lost <= all / 3,
    },
    {
      name: 'agents: time for an answer, all levels',
      value: `${perDecision.toFixed(1)} ms on average, ${slowest.toFixed(0)} ms at most`,
      target: 'at most 50 ms on average',
      ok: perDecision <= 50,
    },
    await randomGames('agents', [6], 200, null),
  ]
}
