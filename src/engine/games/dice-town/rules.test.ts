import { describe, expect, it } from 'vitest'
import { position } from './position'
import { rules } from './rules'
import { viewOf } from '../../core/views'

describe('secrets', () => {
  it('DT-2.1 DT-2.2 the table shows numbers and backs, faces only their owner', () => {
    const { table, own } = position({ players: [{ store: ['dynamite'], property: [5], wired: [3] }, {}] })
    expect(table.players[0]).toEqual({
      money: 8,
      nuggets: 0,
      property: 1,
      store: 1,
      wired: [3],
      dice: [],
      lifted: [],
      won: false,
    })
    expect(JSON.stringify(table)).not.toContain('dynamite')
    expect(own[0]).toMatchObject({ store: ['dynamite'], property: [5] })
    expect(viewOf({ table, own, hidden: {} }, null).own).toBeNull()
    expect(rules.opensAtEnd).toBe(true)
  })
})
