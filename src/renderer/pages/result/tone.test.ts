import { describe, expect, it } from 'vitest'
import { toneOf } from './tone'

describe('how an end feels', () => {
  it('celebrates who won, alone or with others', () => {
    expect(toneOf({ winners: [1] }, 1)).toBe('won')
    expect(toneOf({ winners: [1, 4] }, 4)).toBe('wonTogether')
  })

  it('consoles who lost, and tells the others what happened', () => {
    expect(toneOf({ winners: [1, 4] }, 0)).toBe('lost')
    expect(toneOf({ winners: [1] }, null)).toBe('watched')
    expect(toneOf({ winners: [] }, 1)).toBe('draw')
  })
})
