import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytes, sameBytes } from './freeze'

describe('values have the same bytes', () => {
  it('exactly if they are written the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(sameBytes(one, JSON.parse(bytes(one)))).toBe(true)
        expect(sameBytes(one, other)).toBe(bytes(one) === bytes(other))
      }),
    )
  })

  it.each([
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, false],
    [[1, [2, { a: [] }]], [1, [2, { a: {} }]], false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [[null], [undefined], true],
    [[], {}, false],
    [[1], [1, 2], false],
    [new Date(0), new Date(1), false],
    [new Date(0), new Date(0), true],
    [{ a: 0 }, { a: -0 }, true],
    [{ a: '1' }, { a: 1 }, false],
  ])('%j and %j: %s', (one, other, same) => {
    expect(sameBytes(one, other)).toBe(same)
    expect(sameBytes({ a: [one] }, { a: [other] })).toBe(same)
  })
})
