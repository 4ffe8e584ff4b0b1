import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../engine/core/contract'
import { draftAt } from './doings'

describe('the draft', () => {
  const ask = { number: 2, step: 5 }
  const placed = [{ type: 'placed', rule: 'X-1' }]
  const never = {}

  it('is another one in another match, and at first', () => {
    expect(draftAt(ask, { number: 1, step: 5 }, [], never)).toBe('new')
    expect(draftAt(ask, null, [], never)).toBe('new')
  })

  it('is left alone while the ask is the same, whatever comes again', () => {
    expect(draftAt(ask, ask, placed, never)).toBe('kept')
  })

  it('is forgotten at the next ask, unless the game keeps it through what has happened', () => {
    const keeps = { keepsDraft: (events: readonly GameEvent[]) => events === placed }
    const before = { ...ask, step: 4 }
    expect(draftAt(ask, before, placed, never)).toBe('reset')
    expect(draftAt(ask, before, placed, keeps)).toBe('kept')
    expect(draftAt(ask, before, [...placed], keeps)).toBe('reset')
    expect(draftAt(ask, before, [], { keepsDraft: () => true })).toBe('reset')
  })
})
