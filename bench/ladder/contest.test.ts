import { describe, expect, it } from 'vitest'
import { games } from '../../src/engine/games'
import { estimate, playContest } from './contest'
import type { Contestant } from './play'

const { rules, bot } = games['election-night']
const random: Contestant = { name: 'random', level: 'random', bot }
const easy: Contestant = { name: 'easy', level: 'easy', bot }
const table = { rules, seats: 2, sides: 2, options: {} }

describe('a contest', () => {
  it('gives equal players an equal share, as every deal is played from both sides', () => {
    const { share, games } = playContest({ ...table, mine: random, others: random }, { games: 10, seconds: 60 })
    expect(games).toBe(10)
    expect(share).toBe(0.5)
  })

  it('is the same each time, and another with other deals', () => {
    const score = (firstDeal: number) => {
      const limits = { games: 8, seconds: 60, firstDeal }
      return playContest({ ...table, mine: easy, others: random }, limits).share
    }
    expect(score(0)).toBe(score(0))
    expect([1, 2, 3, 4].map((at) => score(1000 * at))).not.toEqual(Array(4).fill(score(0)))
  })

  it('stops after a whole deal when its time is over', () => {
    expect(playContest({ ...table, mine: random, others: random }, { games: 1000, seconds: 0 }).games).toBe(2)
  })

  it('counts a team as one side', () => {
    const agents = games.agents
    const player: Contestant = { name: 'random', level: 'random', bot: agents.bot }
    const contest = { rules: agents.rules, seats: 6, sides: 3, options: {}, mine: player, others: player }
    const { games: played, share } = playContest(contest, { games: 3, seconds: 60 })
    expect(played).toBe(3)
    expect(share).toBeCloseTo(1 / 3, 5)
  })
})

describe('an estimate', () => {
  it('has the margin of a mean over deals', () => {
    const { share, margin } = estimate([1, 0, 1, 0])
    expect(share).toBe(0.5)
    expect(margin).toBeCloseTo(1.96 * Math.sqrt(1 / 3 / 4), 6)
    expect(estimate([0.5, 0.5, 0.5]).margin).toBe(0)
    expect(estimate([1]).margin).toBe(1)
  })
})
