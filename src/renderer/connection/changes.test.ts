import { describe, expect, it } from 'vitest'
import { networkChange } from './changes'

describe('the host’s computer', () => {
  it.each([
    [[], [], null],
    [['a'], ['a'], null],
    [['a'], ['a', 'b'], null],
    [['a', 'b'], ['b'], 'other'],
    [['a'], [], 'gone'],
    [[], ['a'], 'back'],
  ] as const)('with %j has now %j: %s', (before, after, change) => {
    expect(networkChange(before, after)).toBe(change)
  })
})
