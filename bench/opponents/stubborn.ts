import type { BotLevel, Rng, Seat } from '../../src/engine/core/contract'
import { matchView, promptFor, type Match } from '../../src/engine/core/match'
import { pick } from '../../src/engine/core/rng'
import { game } from '../../src/engine/games/agents'
import { cities, coordinates, type Point } from '../../src/engine/games/agents/board'
import type { Answer, Event, Own, Prompt, Table } from '../../src/engine/games/agents/facts'

/** One who sits at a table of the Agents and answers what it is asked. */
export type Player = (match: Match, seat: Seat, heard: readonly Event[], rng: Rng) => Answer

interface Sight {
  readonly seat: Seat
  readonly table: Table
  readonly own: Own
}

const sightOf = (match: Match, seat: Seat) => matchView(match, seat) as Sight

export const botPlayer =
  (level: BotLevel): Player =>
  (match, seat, heard, rng) =>
    game.bot.choose({
      view: sightOf(match, seat),
      prompt: promptFor(match, seat) as Prompt,
      heard,
      level,
      rng,
      hurry: () => false,
    })

/** How a stubborn player goes about it. All book 12000 on one agent, march it to the treasure and then home with it. */
export interface Manner {
  readonly name: string
  /** The agent it stakes its money on: the nearest to the treasure, any, or with the shortest way home through it. */
  readonly picks: 'nearest' | 'any' | 'best'
  /** In how many bookings the 12000 is paid. */
  readonly parts: number
  /** Turns passed before booking, and between booking and marching. */
  readonly waits: readonly [number, number]
  /** Goes round points where other agents stand, if that is no detour. */
  readonly wary: boolean
  /** What it does when its agent is dead: the same with what it has left, or nothing more. */
  readonly again: boolean
}

const plain: Omit<Manner, 'name'> = { picks: 'nearest', parts: 1, waits: [0, 0], wary: false, again: true }

export const manners: readonly Manner[] = [
  { ...plain, name: 'at once' },
  { ...plain, name: 'any agent', picks: 'any', again: false },
  { ...plain, name: 'the best agent, wary', picks: 'best', wary: true },
  { ...plain, name: 'in three parts', picks: 'best', parts: 3, wary: true },
  { ...plain, name: 'books, marches later', picks: 'best', waits: [0, 4], wary: true },
  { ...plain, name: 'waits, then books', picks: 'best', waits: [6, 0], wary: true },
]

const stake = 12_000

function far(from: Point, to: Point): number {
  const [[a, b], [c, d]] = [coordinates(from), coordinates(to)]
  return Math.max(Math.abs(a - c), Math.abs(b - d), Math.abs(a + b - c - d))
}

/** The point that serves best, by chance among equals. */
function least<T>(all: readonly T[], cost: (one: T) => number, rng: Rng): T {
  const best = Math.min(...all.map(cost))
  return pick(
    rng,
    all.filter((one) => cost(one) === best),
  )
}

export function stubborn(manner: Manner): Player {
  let agent = -1
  let paid = 0
  let idle = manner.waits[0]
  return (match, seat, _heard, rng) => {
    const { table, own } = sightOf(match, seat)
    const prompt = promptFor(match, seat) as Prompt
    const { headquarters, streets } = cities[table.options.city]
    const bases = [headquarters[seat], headquarters[(seat + 3) % 6]]
    const home = (point: Point) => Math.min(...bases.map((base) => far(point, base)))

    function choose(): number {
      const living = table.agents.flatMap((at, one) => (at === null ? [] : [one]))
      if (manner.picks === 'any') return pick(rng, living)
      const cost = (one: number) => far(table.agents[one]!, table.treasure)
      // On the way home the side on which an agent stands matters only a little.
      const side = (one: number) => (manner.picks === 'best' ? 0.1 * home(table.agents[one]!) : 0)
      return least(living, (one) => cost(one) + side(one), rng)
    }

    function march(): Answer {
      const at = table.agents[agent]!
      const crowd = (to: Point) =>
        manner.wary && table.agents.some((place, i) => place === to && i !== agent) ? 0.5 : 0
      const allowed = streets[at].filter((to) => !headquarters.includes(to))
      if (at !== table.treasure)
        return { type: 'move', agent, to: least(allowed, (to) => far(to, table.treasure) + crowd(to), rng) }
      const ways = [...allowed, ...streets[at].filter((to) => bases.includes(to))]
      return { type: 'carry', agent, to: least(ways, (to) => home(to) + crowd(to), rng) }
    }

    switch (prompt.type) {
      case 'turn': {
        if (agent >= 0 && table.agents[agent] === null) {
          if (!manner.again) return { type: 'pass' }
          agent = -1
          paid = 0
        }
        if (idle > 0 && (agent < 0 || paid >= manner.parts)) {
          idle--
          return { type: 'pass' }
        }
        if (agent < 0) agent = choose()
        if (paid < manner.parts && own.money > 0) {
          paid++
          if (paid === manner.parts) idle = manner.waits[1]
          return { type: 'book', agent, amount: Math.min(stake / manner.parts, own.money) }
        }
        return march()
      }
      case 'window': {
        const have = own.on[prompt.order.agent]
        const theirs = prompt.mover % 3 !== seat % 3
        return theirs && prompt.order.agent === agent && have >= prompt.least
          ? { type: 'veto', amount: have }
          : { type: 'letGo' }
      }
      case 'hold':
        return own.on[prompt.order.agent] >= prompt.bid ? { type: 'hold' } : { type: 'giveUp' }
      case 'raise':
        return { type: 'pass' }
      case 'draw':
        return { type: 'refuse' }
      default:
        return prompt satisfies never
    }
  }
}
