import { describe, expect, it } from 'vitest'
import { seated } from '../../connection/testing/tables'
import type { Occupant } from '../../../protocol/toClient'
import { mayHint } from './hints'

const bot: Occupant = { kind: 'bot', level: 'medium' }

describe('a hint', () => {
  it('is for those who play against bots alone', () => {
    expect(mayHint({ hints: false, seats: [bot, seated(10), bot] }, 1)).toBe(true)
    expect(mayHint({ hints: false, seats: [bot, seated(10), seated(11)] }, 1)).toBe(false)
    expect(mayHint({ hints: false, seats: [seated(10), { ...seated(11), standIn: 'easy' } as Occupant] }, 0)).toBe(
      false,
    )
  })

  it('is for everyone who sits at a table that agreed to it', () => {
    expect(mayHint({ hints: true, seats: [seated(10), seated(11)] }, 1)).toBe(true)
    expect(mayHint({ hints: true, seats: [seated(10), seated(11)] }, null)).toBe(false)
  })
})
