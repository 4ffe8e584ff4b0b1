import { describe, expect, it } from 'vitest'
import {
  answersBy,
  below,
  count,
  either,
  flag,
  listOf,
  oneOf,
  orElse,
  orNull,
  record,
  textLike,
  unreadable,
  whole,
} from './parse'

describe('readers', () => {
  it.each([
    ['flag', flag, [true, false], [0, 'true', null]],
    ['whole', whole, [0, -3, 7], [-0, 1.5, NaN, Infinity, 2 ** 53, '1']],
    ['count', count, [0, 7], [-1, 0.5, '0']],
    ['below', below(3), [0, 2], [3, -1, '0']],
    ['oneOf', oneOf(['red', 'blue']), ['red'], ['Red', null, 0]],
    ['textLike', textLike(/^[a-h][1-8]$/), ['a1'], ['a9', 'a1 ', 11]],
    ['orNull', orNull(flag), [null, true], [undefined, 0]],
    ['either', either(flag, count), [true, 3], ['3', -1]],
    ['record', record({ at: count }), [{ at: 1 }], [{}, [], null, { at: '1' }]],
    ['listOf', listOf(count, 2), [[], [1, 2]], [[1, 2, 3], ['1'], { length: 0 }]],
  ])('%s', (_name, reader, good, bad) => {
    for (const raw of good) expect(reader(raw)).toEqual(raw)
    for (const raw of bad) expect(reader(raw)).toBe(unreadable)
  })

  it('fill in what may be left out, and only that', () => {
    expect(orElse(count, 5)(undefined)).toBe(5)
    expect(orElse(count, 5)(null)).toBe(unreadable)
  })
})

describe('answers', () => {
  type Answer =
    { readonly type: 'pass' } | { readonly type: 'bid'; readonly amount: number; readonly on: number | null }
  const parse = answersBy<Answer>({ pass: {}, bid: { amount: count, on: orNull(count) } })

  it('are read by their type, without what was not asked for', () => {
    expect(parse({ type: 'pass', amount: 3 })).toEqual({ value: { type: 'pass' } })
    const read = parse({ on: null, extra: 1, amount: 2, type: 'bid' })
    // The order of the fields is part of a journal's bytes.
    expect(JSON.stringify(read)).toBe('{"value":{"type":"bid","amount":2,"on":null}}')
  })

  it('CO-9 are refused if they have no shape', () => {
    for (const raw of [null, 7, 'pass', [], {}, { type: 'toString' }, { type: 'bid', amount: 2 }, { type: ['pass'] }])
      expect(parse(raw)).toEqual({ refusal: { rule: 'CO-9', params: {} } })
  })
})
