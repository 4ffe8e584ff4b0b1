import { describe, expect, it } from 'vitest'
import { stageStyle } from './stageStyle'

describe('what a game asks of its stage', () => {
  it('is its cloth alone if it asks for nothing else', () => {
    expect(stageStyle({ cloth: { '--cloth': '#123', '--accent': 'red' } })).toBe('--cloth:#123;--accent:red')
  })

  it('may be other heights of panel and players', () => {
    expect(stageStyle({ cloth: {}, panel: 250, row: 44 })).toBe('--panel-ask:250px;--players-ask:44px')
  })

  it('lets the board begin at the top of the shared screen, beside a narrower headline', () => {
    expect(stageStyle({ cloth: {}, headline: '24vw' })).toBe('--board-from:1;--headline:24vw;--headline-lines:4')
  })
})
