import { expect, it } from 'vitest'
import { runMoves } from '../testing/moveChaos'

it('a table that moves while everything goes wrong loses nothing, doubles nothing, and is never at two computers', async () => {
  const report = await runMoves(12, 18)
  expect(report.wrong).toEqual([])
  expect(report.switched).toBeGreaterThan(0)
  expect(report.answers).toBeGreaterThan(12)
})
