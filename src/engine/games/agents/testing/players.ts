import type { Rng } from '../../../core/contract'
import { pick } from '../../../core/rng'
import * as reference from './reference'
import { bossAt, joined, pointsOf } from './referenceCity'
import type { Fact, Naive } from './reference'
import { percent } from '../../../testing/percent'

/* Random players for the reference implementation, biased so that rare things happen. */

/** How a game is played. */
export interface Mood {
  /** Orders, bookings, passes and draw offers, by weight. */
  turn: { order: number; book: number; pass: number; draw: number }
  /** Number of agents that bookings go to. */
  agents: number
  /** Percentages. */
  veto: number
  hold: number
  raise: number
  byOne: number
  agree: number
  /** Whether agents run for the treasure and home with it. */
  homeward: boolean
}

export const moods: Mood[] = [
  {
    turn: { order: 6, book: 3, pass: 1, draw: 0 },
    agents: 3,
    veto: 50,
    hold: 80,
    raise: 50,
    byOne: 20,
    agree: 50,
    homeward: false,
  },
  {
    turn: { order: 5, book: 5, pass: 0, draw: 1 },
    agents: 1,
    veto: 90,
    hold: 97,
    raise: 60,
    byOne: 50,
    agree: 60,
    homeward: false,
  },
  {
    turn: { order: 6, book: 3, pass: 0, draw: 0 },
    agents: 2,
    veto: 70,
    hold: 99,
    raise: 97,
    byOne: 99,
    agree: 0,
    homeward: true,
  },
  {
    turn: { order: 9, book: 1, pass: 0, draw: 0 },
    agents: 12,
    veto: 20,
    hold: 50,
    raise: 50,
    byOne: 0,
    agree: 0,
    homeward: true,
  },
  {
    turn: { order: 6, book: 4, pass: 1, draw: 1 },
    agents: 4,
    veto: 60,
    hold: 60,
    raise: 60,
    byOne: 10,
    agree: 95,
    homeward: false,
  },
]

const between = (rng: Rng, least: number, most: number) => least + rng.below(most - least + 1)

/** An amount as people name it: a round one, one of the rulebook's, all they have, or the least. */
function someAmount(rng: Rng, least: number, most: number): number {
  const kept = [least, most, 237, 999, 1000, 1001, 1764, 2764, between(rng, least, most)].filter(
    (x) => x >= least && x <= most,
  )
  return pick(rng, kept)
}

const around: Record<string, string[]> = {}
for (const radius of [3, 4])
  for (const at of pointsOf(radius)) around[`${radius} ${at}`] = pointsOf(radius).filter((to) => joined(at, to))

/** The points a street away from an agent; none for the dead. */
const near = (n: Naive, agent: number) => around[`${n.radius} ${n.places[agent]}`] ?? []

function someOrder(n: Naive, mood: Mood, rng: Rng): Fact {
  const alive = n.places.flatMap((at, agent) => (at === null ? [] : [agent]))
  const options: Fact[] = []
  for (const agent of alive) {
    for (const victim of alive) options.push({ type: 'murder', agent, victim })
    for (const to of near(n, agent)) options.push({ type: 'move', agent, to }, { type: 'carry', agent, to })
  }
  const legal = options.filter((one) => reference.allowed(n, n.seat, one))
  const paid = legal.filter((one) => (one.agent as number) < mood.agents)
  const murders = paid.filter((one) => one.type === 'murder')
  if (murders.length > 0 && percent(rng, 50)) return pick(rng, murders)
  const carries = legal.filter((one) => one.type === 'carry')
  if (mood.homeward) {
    const outward = carries.filter((one) => far(one.to as string) > far(n.treasure))
    if (outward.length > 0) return pick(rng, outward)
    const inward = (paid.length > 0 ? paid : legal).filter(
      (one) =>
        one.type === 'move' && away(one.to as string, n.treasure) < away(n.places[one.agent as number]!, n.treasure),
    )
    if (inward.length > 0) return pick(rng, inward)
  }
  // Agents meet in the middle, so that there are murders.
  const close = paid.filter((one) => one.type === 'move' && far(one.to as string) < far(n.places[one.agent as number]!))
  if (close.length > 0 && percent(rng, 70)) return pick(rng, close)
  const homeless = legal.filter((one) => one.type !== 'carry' || bossAt(n.radius, one.to as string) === -1)
  return pick(rng, percent(rng, 90) ? homeless : legal)
}

function away(a: string, b: string): number {
  const [q, r] = a.split(',').map(Number)
  const [s, t] = b.split(',').map(Number)
  return Math.max(Math.abs(q - s), Math.abs(r - t), Math.abs(q + r - s - t))
}
const far = (point: string) => away(point, '0,0')

/** A legal answer to the mood's liking. */
export function someAnswer(n: Naive, seat: number, mood: Mood, rng: Rng): Fact {
  const money = n.order === null ? 0 : reference.worth(n, seat, n.order.agent)
  switch (n.stage) {
    case 'turn': {
      const { order, book, pass, draw } = mood.turn
      const at = rng.below(order + book + pass + draw)
      const purse = reference.purse(n, seat)
      const agent = rng.below(mood.agents)
      if (at < book && purse > 0 && n.places[agent] !== null)
        return { type: 'book', agent, amount: someAmount(rng, 1, Math.min(purse, percent(rng, 95) ? 3000 : purse)) }
      if (at >= order + book + pass && !n.offered) return { type: 'offerDraw' }
      return at >= order + book ? { type: 'pass' } : someOrder(n, mood, rng)
    }
    case 'window':
      if (money <= n.held || !percent(rng, mood.veto)) return { type: 'letGo' }
      return { type: 'veto', amount: percent(rng, mood.byOne) ? n.held + 1 : someAmount(rng, n.held + 1, money) }
    case 'hold':
      return { type: money >= n.named.at(-1)! && percent(rng, mood.hold) ? 'hold' : 'giveUp' }
    case 'raise': {
      const least = n.named.at(-1)! + 1
      if (money < least || !percent(rng, mood.raise)) return { type: 'pass' }
      return { type: 'raise', amount: percent(rng, mood.byOne) ? least : someAmount(rng, least, money) }
    }
    default:
      return { type: percent(rng, mood.agree) ? 'agree' : 'refuse' }
  }
}

/** Answers on both sides of every limit in the rules. */
export function tries(n: Naive, seat: number, rng: Rng): Fact[] {
  const agent = rng.below(12)
  const other = percent(rng, 50)
    ? rng.below(12)
    : Math.max(
        0,
        n.places.findIndex((at, i) => at === n.places[agent] && i !== agent),
      )
  const points = pointsOf(n.radius)
  const to = pick(rng, [
    ...near(n, agent),
    ...near(n, agent),
    pick(rng, points),
    `${n.radius + 1},0`,
    n.treasure,
    n.places[agent] ?? '0,0',
  ])
  const money = n.order === null ? 0 : reference.worth(n, seat, n.order.agent)
  const lines = [n.held, n.named.at(-1) ?? 0, money, reference.purse(n, seat), 0, 1, 1000].flatMap((x) => [
    x - 1,
    x,
    x + 1,
  ])
  const amount = pick(rng, lines)
  return [
    { type: 'move', agent, to },
    { type: 'carry', agent, to },
    { type: 'murder', agent, victim: other },
    { type: 'book', agent, amount },
    { type: 'veto', amount },
    { type: 'raise', amount },
    { type: pick(rng, ['pass', 'offerDraw', 'letGo', 'hold', 'giveUp', 'agree', 'refuse']) },
  ]
}
