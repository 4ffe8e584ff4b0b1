import { afterAll, expect, it } from 'vitest'
import { removeTempFolders } from '../testing/host'
import { Plans, runMoves } from '../testing/moveChaos'

afterAll(removeTempFolders)

it('tables that move while everything goes wrong lose nothing, double nothing, and are never at two computers', async () => {
  const plans = new Plans(18)
  const reports = await Promise.all([18, 19, 20, 21].map((seed) => runMoves(3, seed, plans)))
  const sum = (what: 'switched' | 'answers') => reports.reduce((all, report) => all + report[what], 0)
  expect(reports.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(sum('switched')).toBeGreaterThan(0)
  expect(sum('answers')).toBeGreaterThan(12)
})
