import { describe, expect, it } from 'vitest'
import { fieldCount } from './board'
import { colors, rpsHands, values, type Answer } from './facts'
import { answerNamed, answerText, dieName, dieNamed, fieldName, fieldNamed } from './notation'

describe('notation', () => {
  it('names every field, die and answer, and reads the name back', () => {
    const fields = Array.from({ length: fieldCount }, (_, field) => field)
    expect(fields.map((field) => fieldNamed(fieldName(field)))).toEqual(fields)
    for (const name of ['KM0', 'KM6', 'EA8', 'XX1', 'KM', 'KM11', '']) expect(fieldNamed(name)).toBeNull()
    for (const color of colors)
      for (const value of values) expect(dieNamed(dieName({ color, value }))).toEqual({ color, value })
    const answers: Answer[] = [
      { type: 'ready' },
      ...[null, ...colors].map((color) => ({ type: 'flip' as const, color })),
      ...colors.map((color) => ({ type: 'choose' as const, color })),
      ...[true, false].map((veto) => ({ type: 'veto' as const, veto })),
      ...rpsHands.map((hand) => ({ type: 'hand' as const, hand })),
      ...[0, 1].map((first) => ({ type: 'order' as const, first })),
      ...fields.map((field) => ({ type: 'write' as const, field })),
      ...values.map((value) => ({ type: 'bonus' as const, field: 41, value })),
    ]
    expect(answers.map((answer) => answerNamed(answerText(answer)))).toEqual(answers)
    for (const strange of ['', 'flip', 'choose none', 'KM9', 'KM1=7', 'first 2'])
      expect(answerNamed(strange)).toBeNull()
  })
})
