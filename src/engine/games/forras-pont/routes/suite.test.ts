import fc from 'fast-check'
import { expect, it } from 'vitest'
import { quickRng } from '../../../core/rng'
import { counted, playsAll } from '../../../testing/counts'
import { colours, type ClaimAnswer, type PlaceAnswer, type Table } from '../facts'
import { placements } from '../legal'
import { greedy } from '../search/best'
import { bestOf, everyRoute, randomTable } from '../testing/everyRoute'
import { plainFault, verdictOf } from './claims'
import { canClaim, findRoute } from './exists'
import { discGraphOf, standpointOf } from './graph'
import { afterPlacing, openings } from './openings'

const free = { expansions: Infinity, hurry: () => false }

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
    { numRuns: counted(300, 30), seed: 1 },
  )
  expect(Math.min(some, none)).toBeGreaterThan(playsAll() ? 40 : 0)
})

it('FP-24: exactly the discs after which there is a route, or a better one', () => {
  let [first, better] = [0, 0]
  for (let seed = 0; seed < counted(40, 8); seed++) {
    const table = randomTable(seed, 14 + (seed % 19))
    const seat = table.turn!
    const bestAfter = (after: Table) => {
      const all = everyRoute(after, 200_000)!
      return bestOf(all, 1, greedy)[0] ?? -Infinity
    }
    const now = bestAfter(table)
    const wanted = placements(table, seat)
      .map((place) => ({ place, value: bestAfter(afterPlacing(table, seat, place)) }))
      .filter(({ value }) => value > now)
    const { openings: found } = openings(table, seat, { ...free, expansions: 8000 })
    const text = (list: readonly { place: PlaceAnswer; value: number }[]) =>
      list.map(({ place, value }) => `${place.cell} ${place.colour} ${value}`).sort()
    expect(text(found)).toEqual(text(wanted))
    if (found.length > 0 && now === -Infinity) first++
    if (found.length > 0 && now > -Infinity) better++
  }
  if (playsAll()) expect(Math.min(first, better)).toBeGreaterThan(4)
})
