import { describe, expect, it } from 'vitest'
import { layoutOf, outwardOf, ringByArrow, signsOf, towardsTray } from './geometry'

describe('the drawn board', () => {
  it.each([37, 48, 61] as const)('ZE-1 puts neighbours of the %i rings one ring width apart', (size) => {
    const { spots } = layoutOf(size)
    expect(spots.length).toBe(size)
    const distances = spots.flatMap((one, i) =>
      spots.slice(0, i).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    )
    expect(Math.min(...distances)).toBeCloseTo(100)
  })

  it.each([37, 48, 61] as const)('keeps the letters and numbers of %i rings clear of the edge', (size) => {
    const { box, marks } = layoutOf(size)
    const [left, top, width, height] = box.split(' ').map(Number)
    const halfDigit = 7
    for (const { x, y } of marks) {
      expect(Math.min(x - halfDigit - left, left + width - x - halfDigit)).toBeGreaterThan(6)
      expect(y - 17 - top).toBeGreaterThan(6)
      expect(top + height - y).toBeGreaterThan(12)
    }
  })

  it.each([
    ['ArrowUp', 'd5'],
    ['ArrowDown', 'd3'],
    ['ArrowRight', 'e3'],
    ['ArrowLeft', 'c3'],
    ['Enter', null],
  ])('%s leads from the middle to %s; the first of two that are equally near', (key, ring) => {
    expect(ringByArrow(layoutOf(37), 'd4', key, ['c3', 'c4', 'd3', 'd5', 'e3', 'e4'])).toBe(ring)
  })

  it('skips rings that are not offered, and stays where none is ahead', () => {
    expect(ringByArrow(layoutOf(37), 'd4', 'ArrowUp', ['d2', 'd7'])).toBe('d7')
    expect(ringByArrow(layoutOf(37), 'd4', 'ArrowUp', ['d2'])).toBeNull()
  })

  it('removed rings slide away from the middle', () => {
    const layout = layoutOf(37)
    const corner = layout.at.get('a1')!
    const out = outwardOf(layout, corner)
    expect(out.x).toBeLessThan(corner.x)
    expect(Math.hypot(out.x - corner.x, out.y - corner.y)).toBeCloseTo(80)
  })
})

it('marks where to play by a dot and what to take off by a cross; a piece to move and a ring just taken off have neither', () => {
  const aims = new Map([
    ['d4', 'place'],
    ['d5', 'jump'],
    ['a1', 'remove'],
    ['a2', 'remove'],
    ['e3', 'start'],
  ] as const)
  const { dots, crosses } = signsOf(layoutOf(37), aims, 'a2')
  expect([dots, crosses].map((path) => path.split('M').length - 1)).toEqual([2, 1])
})

it('lights the marbles that can jump until one is picked, then the rings it can land on', () => {
  const lit = (...aims: readonly (readonly [string, string])[]) => signsOf(layoutOf(37), new Map(aims), null).lit
  expect(lit(['e3', 'start'])).not.toBe('')
  expect(lit(['e3', 'start'], ['d5', 'jump'])).toBe(lit(['d5', 'jump']))
})

it('a won marble flies to the side of the board where its tray stands', () => {
  const layout = layoutOf(37)
  const { x, y } = layout.at.get('d4')!
  const [first, second] = [0, 1].map((seat) => towardsTray(layout, 'screen', seat))
  expect(first.x).toBeLessThan(x)
  expect(second.x).toBeGreaterThan(x)
  expect(towardsTray(layout, 'phone', 1).y).toBeLessThan(y)
})
