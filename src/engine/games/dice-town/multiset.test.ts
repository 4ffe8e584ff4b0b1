import { describe, expect, it } from 'vitest'
import { countOf, picksOf, within, without } from './multiset'

describe('multisets', () => {
  it('a part is within the whole if each member is there as often', () => {
    expect([within([], []), within(['Q', 'Q'], ['Q', '9', 'Q']), within(['Q', 'Q'], ['Q', '9'])]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('one member is taken out, and only one that is there', () => {
    expect(without([3, 1, 3], 3)).toEqual([1, 3])
    expect(() => without([1], 2)).toThrow('not there: 2')
  })

  it('every distinct pick comes up once', () => {
    expect(picksOf(['9', '9', 'A'])).toEqual([[], ['A'], ['9'], ['9', 'A'], ['9', '9'], ['9', '9', 'A']])
    expect(countOf(['9', '9', 'A'], '9')).toBe(2)
  })
})
