import { describe, expect, it } from 'vitest'
import type { ReviewStep } from '../../../engine/core/review'
import { games } from '../../../engine/games'
import { playGame } from '../../../engine/testing/play'
import { momentsOf } from '../../match/replay'
import { isOpen, vantageAt } from './reviewed'
import { summaryOf } from './curve'
import { afterNews, nothing, seatToReview, type Progress } from './reviews'

const begun = (id: 'zertz' | 'dice-town', seats: number) => playGame(games[id].rules, { seats, seed: 6 })

describe('a review as it comes', () => {
  it('grows step by step, and sums up when it is done', () => {
    const step = (at: number, mine: number) =>
      ({ step: at, told: [], decision: null, chances: [mine, 1_000_000 - mine] }) as unknown as ReviewStep
    const steps = [step(1, 520_000), step(2, 500_000), step(3, 900_000), step(4, 1_000_000)]
    const all = steps.reduce<Progress>((known, one) => afterNews(known, { say: 'step', step: one }), {
      ...{ rows: [[500_000, 500_000]], steps: [], state: 'working' },
    })
    expect(summaryOf(all, 1)).toEqual({ side: [1], decisive: [], marks: [], costly: [] })
    const { decisive, marks } = summaryOf(afterNews(all, { say: 'done' }), 1)
    expect(decisive).toEqual([steps[0], steps[2]])
    expect(marks).toEqual([1, 3])
    expect(afterNews(all, { say: 'failed' }).state).toBe('failed')
  })
})

it('the seat being looked at is reviewed first, then everybody else who is not done', () => {
  const done: Progress = { ...nothing, state: 'done' }
  const known = new Map<number, Progress>()
  const next = (wanted: number) => seatToReview(wanted, 3, (seat) => known.get(seat) ?? nothing)
  expect(next(2)).toBe(2)
  known.set(2, done)
  expect(next(2)).toBe(0)
  known.set(0, { ...done, state: 'failed' })
  expect(next(2)).toBe(1)
  known.set(1, done)
  expect(next(2)).toBeNull()
})

describe('where a match can be played on', () => {
  it('a seat knows its own things and what it had heard', () => {
    const { rules } = games['dice-town']
    const moments = momentsOf(rules, begun('dice-town', 3).journal)!
    const { view, heard } = vantageAt(moments, 4, 2)
    expect(view).toEqual({ seat: 2, table: moments[4]!.table, own: moments[4]!.own[2] })
    const told = moments.slice(0, 5).flatMap((one) => one.told)
    expect(heard).toEqual(told.flatMap(({ to, event }) => (to === 'all' || to.includes(2) ? [event] : [])))
    expect(isOpen(moments[4]!)).toBe(false)
    expect(isOpen(momentsOf(games.zertz.rules, begun('zertz', 2).journal)![3]!)).toBe(true)
  })
})
