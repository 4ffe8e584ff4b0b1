import { describe, expect, it } from 'vitest'
import { parseAnswer, parseOptions } from './parse'

describe('answers', () => {
  it.each([
    [{ type: 'pass', cell: 3 }, { type: 'pass' }],
    [
      { colour: 'pink', cell: 3, type: 'place' },
      { type: 'place', cell: 3, colour: 'pink' },
    ],
    // Cells off the board are for the rules to refuse (FP-8).
    [
      { type: 'place', cell: -1e300, colour: 'pink' },
      { type: 'place', cell: -1e300, colour: 'pink' },
    ],
    [
      { owners: [null, 0], route: [1, 2], colour: 'yellow', type: 'claim' },
      { type: 'claim', colour: 'yellow', route: [1, 2], owners: [null, 0] },
    ],
    [
      { operations: ['up', 'up'], type: 'sheet' },
      { type: 'sheet', operations: ['up', 'up'] },
    ],
  ])('are read with their fields in order: %j', (raw, answer) => {
    expect(JSON.stringify(parseAnswer(raw))).toBe(JSON.stringify({ value: answer }))
  })

  it.each([
    ...[null, [], 'pass', {}, { type: 'claims' }, { type: 'place', cell: 1.5, colour: 'pink' }],
    ...[
      { type: 'place', cell: -0, colour: 'pink' },
      { type: 'place', cell: 3 },
      { type: 'place', cell: 3, colour: 'red' },
    ],
    ...[
      { type: 'sheet', operations: ['sideways'] },
      { type: 'sheet', operations: Array(50).fill('up') },
    ],
    ...[
      { type: 'claim', colour: 'pink', route: [1] },
      { type: 'claim', colour: 'pink', route: ['1'], owners: [] },
    ],
    { type: 'claim', colour: 'pink', route: Array(50).fill(1), owners: [] },
  ])('without the right shape are refused: %j', (raw) => {
    expect(parseAnswer(raw)).toEqual({ refusal: { rule: 'CO-9', params: {} } })
  })
})

it('FP-2, FP-24, FP-33: options have initial values, and others are refused', () => {
  expect(parseOptions({})).toEqual({ value: { seating: 'opposite', assistance: false, clock: 'off' } })
  expect(parseOptions({ clock: 180, seating: 'adjacent', assistance: true })).toEqual({
    value: { seating: 'adjacent', assistance: true, clock: 180 },
  })
  for (const raw of [{ clock: 90 }, { seating: 'diagonal' }, { assistance: 1 }, { speed: 1 }])
    expect(parseOptions(raw)).toMatchObject({ refusal: { rule: 'CO-8' } })
})
