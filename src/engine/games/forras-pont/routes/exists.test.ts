import fc from 'fast-check'
import { expect, it } from 'vitest'
import { quickRng } from '../../../core/rng'
import { colours, type ClaimAnswer } from '../facts'
import { everyRoute, randomTable } from '../testing/everyRoute'
import { plainFault, verdictOf } from './claims'
import { canClaim, findRoute } from './exists'
import { discGraphOf, standpointOf } from './graph'

const tables = (least: number, most: number) =>
  fc.record({ seed: fc.integer({ min: 0, max: 1e9 }), discs: fc.integer({ min: least, max: most }) })

it('FP-13: whether there is a route is exact, and any route found is a true claim', () => {
  let [some, none] = [0, 0]
  fc.assert(
    fc.property(tables(10, 47), ({ seed, discs }) => {
      const table = randomTable(seed, discs)
      const seat = table.turn!
      const all = everyRoute(table, 20_000)
      if (all === null) return
      const graph = discGraphOf(standpointOf(table, seat))
      const found = [findRoute(graph), findRoute(graph, quickRng(seed))]
      expect(found.map((route) => route !== null)).toEqual([all.size > 0, all.size > 0])
      expect(canClaim(table, seat)).toBe(all.size > 0)
      if (all.size === 0) none++
      else some++
      for (const route of found) {
        if (route === null) continue
        const verdicts = colours
          .filter((colour) => table.bank[colour] > 0)
          .map((colour): ClaimAnswer => ({ type: 'claim', colour, route, owners: route.slice(1).map(() => null) }))
          .filter((claim) => plainFault(table, seat, claim) === null)
          .map((claim) => verdictOf(table, seat, claim))
        expect(verdicts.some(({ failed, short }) => failed === null && !short)).toBe(true)
      }
    }),
    { numRuns: 300, seed: 1 },
  )
  expect(Math.min(some, none)).toBeGreaterThan(40)
})
