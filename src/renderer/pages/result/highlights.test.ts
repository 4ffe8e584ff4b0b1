import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../engine/core/contract'
import { comebackOf, decisionOf, highlightOf, isCounted, marginOf, rankingOf } from './highlights'

const parts = ['gold', 'money']
const outcome: Outcome = {
  winners: [1],
  rule: 'X-1',
  scores: [
    { seat: 0, total: 20, parts: { gold: 12, money: 8 } },
    { seat: 1, total: 23, parts: { gold: 9, money: 14 } },
    { seat: 2, total: 5, parts: { gold: 5, money: 0 } },
  ],
}

describe('what a score tells', () => {
  it('by how much it was won, and by what', () => {
    expect(marginOf(outcome)).toBe(3)
    expect(decisionOf(outcome, parts)).toEqual({ part: 'money', mine: 14, theirs: 8 })
  })

  it('what each player did best, also those who led in nothing', () => {
    expect(highlightOf(outcome, 0, parts)).toEqual({ part: 'gold', points: 12, lead: 3 })
    expect(highlightOf(outcome, 1, parts)).toEqual({ part: 'money', points: 14, lead: 6 })
    expect(highlightOf(outcome, 2, parts)).toEqual({ part: 'gold', points: 5, lead: -7 })
    // Level with everyone in money is no best where gold brought more.
    const level = outcome.scores.map(({ seat, total }) => ({ seat, total, parts: { gold: 14 - seat, money: 8 } }))
    expect(highlightOf({ ...outcome, scores: level }, 2, parts)).toEqual({ part: 'gold', points: 12, lead: -2 })
    expect(highlightOf({ ...outcome, scores: [{ seat: 2, total: 0, parts: {} }] }, 2, parts)).toBeNull()
  })

  it('nothing of points where a match is merely won, drawn or won together', () => {
    const mere = {
      ...outcome,
      scores: outcome.scores.map(({ seat }) => ({ seat, total: Number(seat === 1), parts: {} })),
    }
    expect(isCounted(mere)).toBe(false)
    expect(marginOf(mere)).toBeNull()
    expect(decisionOf({ ...outcome, winners: [] }, parts)).toBeNull()
    expect(marginOf({ ...outcome, winners: [0, 1] })).toBeNull()
  })

  it('the ranking, winners first; equals share a place', () => {
    expect(rankingOf(outcome).map(({ score, place }) => [score.seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ])
    const even = { ...outcome, winners: [2], scores: outcome.scores.map((score) => ({ ...score, total: 4 })) }
    expect(rankingOf(even).map(({ score, place }) => [score.seat, place])).toEqual([
      [2, 1],
      [0, 2],
      [1, 2],
    ])
  })
})

describe('from how far behind it was won', () => {
  it('the worst moment of the winners, against the best of the others', () => {
    expect(
      comebackOf(
        [1],
        [
          [0, 0, 0],
          [3, 1, 5],
          [4, 3, 5],
          [4, 9, 5],
        ],
      ),
    ).toBe(4)
    expect(
      comebackOf(
        [0, 2],
        [
          [0, 0, 0],
          [3, 5, 1],
        ],
      ),
    ).toBe(2)
  })

  it('nothing where the winners never lay behind, or everyone won', () => {
    expect(
      comebackOf(
        [1],
        [
          [0, 0],
          [1, 2],
        ],
      ),
    ).toBe(0)
    expect(comebackOf([0, 1], [[0, 3]])).toBe(0)
    expect(comebackOf([1], [])).toBe(0)
  })
})
