import { describe, expect, it } from 'vitest'
import { regions } from '../board'
import { position } from '../position'
import { gain, sketchOf, undo, worthOf, write } from './sketch'

describe('the sketch', () => {
  const table = position({
    dice: ['B1 R2 W3', 'B1 R2 W3'],
    marks: ['KM1=5 KM2=4 EA1=6 EA2=1 EA3=2', 'KM3=6 KM4=6 ND1=3'],
  }).table

  it('is as it was after a number is taken back', () => {
    const sketch = sketchOf(table)
    const before = JSON.stringify(sketch)
    for (const seat of [0, 1])
      for (const value of [1, 2, 3, 4, 5, 6] as const)
        for (let region = 0; region < regions.length; region++) {
          const worth = sketch.worth[region]
          const gained = gain(sketch, region, seat, value)
          const done = write(sketch, region, seat, value)
          expect(sketch.worth[region] - worth).toBeCloseTo(gained, 9)
          undo(sketch, done)
          expect(JSON.stringify(sketch)).toBe(before)
        }
  })

  it('is worth more to a party the more it has', () => {
    const sketch = sketchOf(table)
    const worth = worthOf(sketch)
    write(sketch, 3, 0, 6)
    expect(worthOf(sketch)).toBeGreaterThan(worth)
  })

  it('in the last round is worth the mandates', () => {
    const marks = ['KM1=6 KM2=5', 'KM3=1 KM4=2 KM5=3 EM1=6'] as const
    const last = position({ dice: ['B1 R2 W3', 'B1 R2 W3'], round: 10, marks }).table
    expect(worthOf(sketchOf(last))).toBeCloseTo(7 - 5, 1)
  })
})
