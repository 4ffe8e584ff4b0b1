import { describe, expect, it } from 'vitest'
import type { AnyStage } from '../../match/contract'
import { finalStage } from './finalStage'

describe('the final table', () => {
  it('shows the end as everyone saw it, and asks nothing', () => {
    const view = { table: { left: 3 }, seat: 1, own: null }
    const ended = { view, step: 9, heard: [], faces: [], names: ['Ann'], language: 'en', outcome: null } as const
    const draft = { reset: () => {} }
    const stage = finalStage(ended as unknown as AnyStage, { createDraft: () => draft }, true)
    expect(stage.view).toBe(view)
    expect(stage).toMatchObject({ seat: null, prompt: null, asked: [], events: [], past: true, still: true })
    expect(stage.layout).toBe('screen')
    expect(stage.draft).toBe(draft)
  })
})
