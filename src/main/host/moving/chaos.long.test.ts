import { expect, it } from 'vitest'
import { runMoves } from '../testing/moveChaos'

const moves = 320

it(`${moves} moves while everything goes wrong lose nothing, double nothing, and are never at two computers`, async () => {
  const report = await runMoves(moves, 19)
  expect(report.wrong).toEqual([])
  expect(report.switched).toBeGreaterThan(moves / 4)
  expect(report.answers).toBeGreaterThan(moves)
}, 1_800_000)
