import { describe, expect, it } from 'vitest'
import type { Prompt } from '../../../engine/games/__id__/facts'
import { afterPick, countWith, finished, isPickable } from './draft'

const most = (count: number): Prompt => ({ type: 'take', most: count })
const pickable = (heap: number, prompt: Prompt | null) =>
  Array.from({ length: heap }, (_, stone) => stone).filter((stone) => isPickable(heap, prompt, stone))

describe('a turn under construction', () => {
  it('lets the topmost stones be tapped, as many as the turn may take', () => {
    expect(pickable(9, most(3))).toEqual([6, 7, 8])
    expect(pickable(2, most(2))).toEqual([0, 1])
  })

  it('lets nothing be tapped while nothing is asked', () => {
    expect(pickable(9, null)).toEqual([])
  })

  it('takes a stone together with those above it', () => {
    expect([6, 7, 8].map((stone) => countWith(9, stone))).toEqual([3, 2, 1])
  })

  it('puts the stones back at the second tap', () => {
    expect(afterPick(0, 2)).toBe(2)
    expect(afterPick(2, 3)).toBe(3)
    expect(afterPick(2, 2)).toBe(0)
  })

  it('is an answer once something is picked', () => {
    expect(finished(0)).toBeNull()
    expect(finished(2)).toEqual({ type: 'take', count: 2 })
  })
})
