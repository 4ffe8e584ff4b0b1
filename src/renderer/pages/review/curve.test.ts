import { describe, expect, it } from 'vitest'
import type { ReviewStep } from '../../../engine/core/review'
import { chancesOf, pathOf, pointAt, sidesOf } from '../../match/chanceLines'
import { accountOf, barOf, linesOf, moverAt, partsOf, points } from './curve'

describe('the lines of a review', () => {
  it('one for each seat, and one for seats that win together', () => {
    expect(
      sidesOf([
        [250, 250, 250, 250],
        [300, 200, 300, 200],
      ]),
    ).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(sidesOf([[500, 500]])).toEqual([[0], [1]])
  })

  it('a side has what its seats have together', () => {
    expect(chancesOf([[200_000, 300_000, 200_000, 300_000]], [1, 3])).toEqual([0.6])
  })

  it('fill the box from the start to the last step', () => {
    const box = { width: 300, height: 100 }
    expect(pointAt(10, 1, 10, box)).toEqual({ x: 300, y: 0 })
    expect(pathOf([0.5, 0.25], 10, box)).toBe('M0 50L30 75')
  })

  it('points carry their sign', () => {
    expect([120_000, -84_000, 1000].map((value) => points(value, [0]))).toEqual(['+12', '−8', '0'])
    expect(points(60_000, [0, 3])).toBe('+12')
  })

  it('an account adds up to the last digit, each part as near as it can be', () => {
    const balance = { expectation: 334_000, luck: 124_000, mine: -84_000, others: -374_000, result: 0 }
    // Each rounded for itself, 33 + 12 − 8 − 37 would do; halves and thirds would not.
    expect(accountOf(balance, [0])).toEqual({ expectation: 33, luck: 12, mine: -8, others: -37, result: 0 })
    const halves = { expectation: 500_000, luck: 4_000, mine: -4_000, others: 500_000, result: 1_000_000 }
    expect(accountOf(halves, [0])).toEqual({ expectation: 50, luck: 0, mine: 0, others: 50, result: 100 })
    const thirds = { expectation: 333_333, luck: -111_444, mine: -111_444, others: -110_445, result: 0 }
    expect(accountOf(thirds, [0])).toEqual({ expectation: 33, luck: -11, mine: -11, others: -11, result: 0 })
    const short = { expectation: 250_000, luck: 24_000, mine: 24_000, others: 202_000, result: 500_000 }
    expect(accountOf(short, [0, 2])).toEqual({ expectation: 50, luck: 5, mine: 5, others: 40, result: 100 })
    const apart = { expectation: 504_000, luck: 164_000, mine: 164_000, others: 168_000, result: 1_000_000 }
    expect(accountOf(apart, [0])).toEqual({ expectation: 50, luck: 17, mine: 16, others: 17, result: 100 })
  })

  it('luck and decisions are told of a side, once they are known', () => {
    const step = { luck: 60_000, mine: -20_000, others: 0, chances: [290_000, 210_000, 290_000, 210_000] }
    const rows = [Array<number>(4).fill(250_000), step.chances]
    const known = { rows, steps: [step as unknown as ReviewStep], state: 'done' }
    expect(partsOf(known, 2)).toEqual({ luck: 12, mine: -4 })
    expect(partsOf({ ...known, state: 'working' }, 2)).toBeNull()
  })

  it('a moment belongs to the side it moved most, mine where that is the same', () => {
    const rows = [
      [400, 300, 300],
      [390, 200, 410],
      [290, 300, 410],
    ]
    expect(moverAt(rows, 1, 0)).toEqual([2])
    expect(moverAt(rows, 2, 1)).toEqual([1])
    expect(moverAt(rows, 2, 0)).toEqual([0])
  })

  it('bars go from the middle to their side', () => {
    expect(barOf(-10, 20)).toEqual({ from: 25, width: 25 })
    expect(barOf(20, 20)).toEqual({ from: 50, width: 50 })
  })

  it('tell my own doings first, two at most', () => {
    const events = [1, 2, 1, 1, 1].map((seat, at) => ({ type: `e${at}`, rule: 'CO-1', seat }))
    const tell = ({ type }: { type: string }) => (type === 'e2' ? null : type)
    expect(linesOf(events, 1, tell)).toBe('e0 e3')
    expect(linesOf(events, null, tell)).toBe('e0 e1')
  })
})
