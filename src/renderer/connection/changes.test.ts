import { describe, expect, it } from 'vitest'
import { networkChange, sleepWatch } from './changes'

describe('the host’s computer', () => {
  it('has slept when its clock has jumped', () => {
    let time = 0
    const slept = sleepWatch(() => time)
    const after = (ms: number) => {
      time += ms
      return slept()
    }
    expect([5000, 60_000, 119_000].map(after)).toEqual([false, false, false])
    expect([600_000, 5000].map(after)).toEqual([true, false])
  })

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
