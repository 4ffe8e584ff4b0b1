import { expect, it } from 'vitest'
import { runMoves } from '../testing/moveChaos'

/** Most of a move's time is waiting for what went wrong, so several tables move at once. */
const tables = 8
const movesEach = 40

it(`${tables * movesEach} moves while everything goes wrong lose nothing, double nothing, and are never at two computers`, async () => {
  const runs = Array.from({ length: tables }, (_, table) => runMoves(movesEach, 19 + table))
  for (const report of await Promise.all(runs)) {
    expect(report.wrong).toEqual([])
    expect(report.switched).toBeGreaterThan(movesEach / 5)
    expect(report.answers).toBeGreaterThan(movesEach)
  }
}, 600_000)
