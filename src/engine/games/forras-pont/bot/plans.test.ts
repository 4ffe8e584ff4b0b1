import { describe, expect, it } from 'vitest'
import { quickRng } from '../../../core/rng'
import { numberCards, type Table } from '../facts'
import { randomSheet } from '../laying'
import { position } from '../position'
import { afterPlacing } from '../routes/openings'
import { claimsOf, objectiveOf } from './evaluate'
import { plansOf, profileOf } from './plans'
import { randomBoard } from './sheet'

/** A random table in the middle of the turns; discs that are not on the board are in the bank. */
function tableOf(seed: number): Table {
  const rng = quickRng(seed)
  const seats = 2 + (seed % 3)
  const { table } = position({ sheets: Array.from({ length: seats }, () => '→←↑↓↗↖↘↙↻'), card: numberCards[seed % 7] })
  const board = randomBoard(rng, 6 + rng.below(24))
  return { ...table, board, sheets: table.sheets.map(() => randomSheet(rng)) }
}

const seeds = Array.from({ length: 60 }, (_, seed) => seed)

describe('plans', () => {
  it('can be claimed once their missing discs lie, for what they promised', () => {
    let tried = 0
    for (const seed of seeds) {
      const table = tableOf(seed)
      for (const { missing, value } of plansOf(table, 0, 24, 2, objectiveOf(table).other)) {
        const after = missing.reduce((now, place) => afterPlacing(now, 0, place), table)
        const [best] = claimsOf(after, 0, 1, 20_000)
        expect(best.value).toBeGreaterThanOrEqual(value / 0.8 ** missing.length - 1e-9)
        tried++
      }
    }
    expect(tried).toBeGreaterThan(60)
  })

  it('cost what discs of their own cost', () => {
    const { table } = position({ sheets: ['↑←→↓↗↖↘↙↻', '↑←→↓↗↖↘↙↻'], card: 4, discs: [{ yellow: 8 }, { yellow: 8 }] })
    const noneLeft = { yellow: 0, purple: 0, pink: 0 }
    const rich = plansOf({ ...table, bank: { ...noneLeft, yellow: 9 } }, 0, 24, 1, -10)
    expect(rich[0].value).toBeCloseTo(40 * 0.8 ** 3, 9)
    expect(plansOf({ ...table, bank: noneLeft }, 0, 24, 1, -10)).toEqual([])
  })
})

describe('a profile', () => {
  it('never promises more than the best claim, and grows with the discs that may still be missing', () => {
    for (const seed of seeds) {
      const table = tableOf(seed)
      const { within, spare } = profileOf(table, 0, 32, objectiveOf(table).other)
      const [best] = claimsOf(table, 0, 1, 20_000)
      expect(10 * within[0]).toBeLessThanOrEqual(Math.max(0, best?.value ?? 0))
      expect(within).toEqual([...within].sort((a, b) => a - b))
      expect(spare).toBeLessThanOrEqual(within[1])
    }
  })
})
