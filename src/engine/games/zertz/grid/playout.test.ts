import { describe, expect, it } from 'vitest'
import { quickRng } from '../../../core/rng'
import { firstTable } from '../setup'
import { check } from '../legal'
import { placementAnswer } from '../legal/placements'
import { promptOf } from '../ask'
import { cellOf, colourOf, packPlacement, randomPlacement, removedOf } from './playout'
import { playOut } from '../testing/playOut'
import { hasSet } from './sets'
import { gridOf } from './tables'

const first = firstTable({ variant: 'basic', rings: 37, overlooked: false }, 0)

describe('playouts', () => {
  it('a packed placement can be unpacked', () => {
    for (const [colour, at, remove] of [
      [0, 12, 0],
      [2, 108, 99],
    ]) {
      const packed = packPlacement(colour, at, remove)
      expect([colourOf(packed), cellOf(packed), removedOf(packed)]).toEqual([colour, at, remove])
    }
  })

  it('random placements are legal and cover all 1,944', () => {
    const rng = quickRng(1)
    const grid = gridOf(first)
    const seen = new Set<number>()
    for (let i = 0; i < 30_000; i++) seen.add(randomPlacement(grid, rng))
    expect(seen.size).toBe(1944)
    const view = { seat: 0, table: first, own: null }
    for (const packed of seen) expect(check(view, promptOf(first), placementAnswer(grid, packed, []))).toBeNull()
  })

  it('ZE-20 ZE-22 end with a winner who holds a set or filled the board', () => {
    const rng = quickRng(2)
    const wins = [0, 0]
    for (let game = 0; game < 200; game++) {
      const grid = gridOf(first)
      const winner = playOut(grid, rng)
      if (winner < 0) continue
      wins[winner]++
      expect(hasSet(grid, winner) || grid.empties === 0).toBe(true)
    }
    expect(Math.min(...wins)).toBeGreaterThan(50)
  })
})
