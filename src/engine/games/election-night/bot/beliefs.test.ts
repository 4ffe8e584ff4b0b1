import { describe, expect, it } from 'vitest'
import { quickRng } from '../../../core/rng'
import { playGame } from '../../../testing/play'
import type { Event } from '../events'
import type { Own, Table } from '../facts'
import { rules } from '../rules'
import { beliefs, remembered } from './beliefs'

describe('what a bot believes', () => {
  it('holds the true hand among its beliefs as long as it remembers the roll, and weighs them to 1', () => {
    for (let seed = 0; seed < 15; seed++) {
      let rolled: Event[] = []
      const rng = quickRng(seed)
      const played = playGame(rules, { seed })
      rolled = played.told.flat().flatMap(({ event }) => (event.type === 'rolled' ? [event as Event] : []))
      playGame(rules, {
        seed,
        onAsk: (match) => {
          const { table, own } = match.world as { table: Table; own: readonly Own[] }
          const heard = rolled.filter((event) => 'round' in event && event.round <= table.round)
          const roll = remembered(table, heard, 1)
          const held = beliefs(table, 1, roll, 4, rng)
          expect(held.reduce((all, one) => all + one.weight, 0)).toBeCloseTo(1, 9)
          expect(held.map((one) => JSON.stringify(one.hand))).toContain(JSON.stringify(own[1].dice))
          expect(beliefs(table, 1, null, 4, rng)).toHaveLength(4)
        },
      })
    }
  })
})
