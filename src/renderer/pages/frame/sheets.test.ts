import { describe, expect, it } from 'vitest'
import { noSheet, withCodeFor, withoutSheet, withRule, withSheet } from './sheets'

describe('the sheet over a table', () => {
  it('is one at a time', () => {
    expect(withSheet(withSheet(noSheet, 'menu'), 'chat').name).toBe('chat')
    expect(withoutSheet(withSheet(noSheet, 'menu')).name).toBeNull()
  })

  it('shows a rule, and the last one again', () => {
    const shown = withRule(noSheet, 'ZE-4')
    expect(shown).toMatchObject({ name: 'rule', rule: 'ZE-4' })
    expect(withSheet(withoutSheet(shown), 'rule').rule).toBe('ZE-4')
  })

  it('gives a code for someone else once only', () => {
    const shown = withCodeFor(noSheet, 11)
    expect(shown).toMatchObject({ name: 'move', codeFor: 11 })
    expect(withSheet(withoutSheet(shown), 'move').codeFor).toBeNull()
  })
})
