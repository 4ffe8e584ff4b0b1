import { describe, expect, it } from 'vitest'
import { sleepWatch } from './sleep'

describe('a sleep', () => {
  let time = 0
  const watch = sleepWatch(() => time)
  const after = (ms: number, look: 'tick' | 'woke') => {
    time += ms
    return watch[look]()
  }

  it('is noticed by a clock that has jumped', () => {
    expect([3000, 3000, 29_000].map((ms) => after(ms, 'tick'))).toEqual([false, false, false])
    expect([600_000, 3000].map((ms) => after(ms, 'tick'))).toEqual([true, false])
  })

  it('is told once, whether the clock or the system is first', () => {
    expect([after(600_000, 'tick'), after(500, 'woke')]).toEqual([true, false])
    expect([after(600_000, 'woke'), after(500, 'tick')]).toEqual([true, false])
  })

  it('is believed when the system says so, however short it was', () => {
    expect([after(60_000, 'tick'), after(40_000, 'woke')]).toEqual([true, true])
  })
})
