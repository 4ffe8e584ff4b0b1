import { describe, expect, it } from 'vitest'
import type { Own } from '../facts'
import type { GameView } from '../motion'
import { checkMeans, checkPick, isTooDear } from './check'

const keep = { type: 'keep' } as const
const keeping = (dice: Own['thrown']) => ({ type: 'keep', dice, brutes: 0, cheats: [] }) as const
const viewOf = (money: number): GameView =>
  ({ seat: 0, table: { players: [{ money }] }, own: { thrown: ['9', 'K', 'A'], store: [] } }) as never

it('DT-3.6: dice are picked before the last throw only', () => {
  expect(checkPick(keep as never)).toBeNull()
  expect(checkPick({ type: 'last' } as never)?.rule).toBe('DT-3.6')
})

describe('DT-3.4: too dear', () => {
  it('is what a player can’t pay for', () => {
    expect(isTooDear(viewOf(1), keep as never, keeping(['9', 'K']))).toBe(false)
    expect(isTooDear(viewOf(0), keep as never, keeping(['9', 'K']))).toBe(true)
  })

  it('is neither keeping nothing nor keeping what was not thrown', () => {
    expect(isTooDear(viewOf(0), keep as never, keeping([]))).toBe(false)
    expect(isTooDear(viewOf(0), keep as never, keeping(['J', 'J']))).toBe(false)
  })
})

it('DT-5.2: nobody offers more than they have', () => {
  const has = { money: 3, nuggets: 1 }
  expect(checkMeans(has, { money: 3, nuggets: 1 })).toBeNull()
  expect(checkMeans(has, { money: 4, nuggets: 0 })).toEqual({ rule: 'DT-5.2', params: has })
  expect(checkMeans(has, { money: 0, nuggets: 2 })?.rule).toBe('DT-5.2')
})
