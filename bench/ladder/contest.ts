/** One contestant (or one team of them) against others, over deals that are played from every side. */
import type { AnyRules } from '../../src/engine/core/contract'
import { playSeating, type Contestant, type Efforts } from './play'

export interface Contest {
  readonly rules: AnyRules
  readonly seats: number
  /** Seats `side`, `side + sides` … play together; as many sides as seats where everyone plays alone. */
  readonly sides: number
  readonly options: unknown
  readonly mine: Contestant
  readonly others: Contestant
}

/** The share of victories of one side. */
export interface Score {
  readonly games: number
  readonly share: number
  /** Half the width of its 95 % confidence interval. */
  readonly margin: number
  readonly efforts: Efforts
}

export interface Limits {
  readonly games: number
  readonly seconds: number
  readonly firstDeal?: number
}

/** Plays whole deals until there are enough games or the time is over; at least one deal. */
export function playContest(contest: Contest, { games, seconds, firstDeal = 0 }: Limits): Score {
  const { rules, seats, sides, options, mine, others } = contest
  const efforts: Efforts = new Map()
  const deals: number[] = []
  const end = performance.now() + 1000 * seconds
  while (deals.length * sides < games && (deals.length === 0 || performance.now() < end)) {
    let won = 0
    for (let side = 0; side < sides; side++) {
      const players = Array.from({ length: seats }, (_, seat) => (seat % sides === side ? mine : others))
      const shares = playSeating({ rules, options, players, seed: firstDeal + deals.length }, efforts)
      won += shares.reduce((sum, share, seat) => (seat % sides === side ? sum + share : sum), 0)
    }
    deals.push(won / sides)
  }
  return { games: deals.length * sides, ...estimate(deals), efforts }
}

/** Mean and margin over deals: the games of one deal are correlated. */
export function estimate(deals: readonly number[]): { share: number; margin: number } {
  const share = deals.reduce((sum, one) => sum + one, 0) / deals.length
  if (deals.length < 2) return { share, margin: 1 }
  const squares = deals.reduce((sum, one) => sum + (one - share) ** 2, 0)
  return { share, margin: 1.96 * Math.sqrt(squares / (deals.length - 1) / deals.length) }
}
