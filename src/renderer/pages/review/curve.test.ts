import { describe, expect, it } from 'vitest'
import type { ReviewStep } from '../../../engine/core/review'
import { chancesOf, pathOf, pointAt, sidesOf } from '../../match/chanceLines'
import { barOf, linesOf, moverAt, partsOf, points } from './curve'

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
    expect(barOf(-10, 20)).toEqual({ from: 32, width: 18 })
    expect(barOf(20, 20)).toEqual({ from: 50, width: 36 })
  })

  it('tell my own doings first, two at most', () => {
    const events = [1, 2, 1, 1, 1].map((seat, at) => ({ type: `e${at}`, rule: 'CO-1', seat }))
    const tell = ({ type }: { type: string }) => (type === 'e2' ? null : type)
    expect(linesOf(events, 1, tell)).toBe('e0 e3')
    expect(linesOf(events, null, tell)).toBe('e0 e1')
  })
})
