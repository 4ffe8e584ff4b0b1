import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { counted, playsAll } from '../../../testing/counts'
import { discGraphOf, standpointOf } from '../routes/graph'
import { bestOf, everyRoute, randomTable } from '../testing/everyRoute'
import { resumedToProof } from '../testing/resumed'
import { bestRoutes, greedy, startSearch, type Objective } from './best'

const free = { expansions: Infinity, hurry: () => false }

const tables = (least: number, most: number) =>
  fc.record({ seed: fc.integer({ min: 0, max: 1e9 }), discs: fc.integer({ min: least, max: most }) })

describe('the search, against every route there is', () => {
  const objectives: [string, Objective][] = [
    ['most for oneself, then least for others', greedy],
    ['the margin', { own: 10, other: -10 }],
    ['the longest', { own: 1, other: 1 }],
  ]
  it('FP-25: finds the best route, and the best three, within 8000 expansions', () => {
    let [compared, many] = [0, 0]
    fc.assert(
      fc.property(tables(28, 47), ({ seed, discs }) => {
        const table = randomTable(seed, discs)
        const all = everyRoute(table, 1_000_000)
        if (all === null || all.size === 0) return
        compared++
        if ([...all.values()].reduce((sum, one) => sum + one.many, 0) > 10_000) many++
        for (const [name, objective] of objectives) {
          const graph = discGraphOf(standpointOf(table, table.turn!))
          const [one] = bestRoutes(graph, 1, objective, { ...free, expansions: 8000 }).routes
          expect([one.value], name).toEqual(bestOf(all, 1, objective))
          const few = bestRoutes(graph, 3, objective, { ...free, expansions: 8000 }).routes
          expect(
            few.map((route) => route.value),
            name,
          ).toEqual(bestOf(all, 3, objective))
          // However slow the machine: resumed until proven, the result is the best.
          const proven = resumedToProof(startSearch(graph, 3, objective)).routes
          expect(
            proven.map((route) => route.value),
            name,
          ).toEqual(bestOf(all, 3, objective))
        }
      }),
      { numRuns: counted(160, 12), seed: 2 },
    )
    if (playsAll()) expect([compared > 60, many > 5]).toEqual([true, true])
    else expect(compared).toBeGreaterThan(0)
  })
})
