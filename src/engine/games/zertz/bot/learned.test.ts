import { expect, it } from 'vitest'
import type { Stock } from '../facts'
import { gridOf } from '../grid/tables'
import { isLearned, learnedLead } from './learned'
import { tableAt } from '../testing/scene'

const valueOf = (mine: Partial<Stock>, others: Partial<Stock>, turn: 0 | 1 = 0) =>
  learnedLead(gridOf(tableAt({ captured: turn === 0 ? [mine, others] : [others, mine], turn })))

it('knows the goals of the basic game on every board, and no others', () => {
  for (const rings of [37, 48, 61] as const) {
    expect(isLearned(gridOf(tableAt({ options: { rings } })))).toBe(true)
    expect(isLearned(gridOf(tableAt({ options: { rings, variant: 'tournament' } })))).toBe(false)
  }
})

it('is for the seat on turn, whichever that is, and the other sees the opposite', () => {
  const [mine, others] = [{ white: 2, black: 1 }, { grey: 3 }]
  expect(valueOf(mine, others, 0)).toBe(valueOf(mine, others, 1))
  expect(valueOf(mine, others) + valueOf(others, mine)).toBe(0)
})

it('values a marble that leaves one to go above the first of its colour', () => {
  expect(valueOf({ white: 2 }, {}) - valueOf({ white: 1 }, {})).toBeGreaterThan(
    valueOf({ white: 1 }, {}) - valueOf({}, {}),
  )
  expect(valueOf({ grey: 3 }, {})).toBeGreaterThan(valueOf({ grey: 2 }, {}))
  expect(valueOf({ black: 4 }, {})).toBeGreaterThan(valueOf({ black: 3 }, {}))
})
