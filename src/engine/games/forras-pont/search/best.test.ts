import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { answerText } from '../notation'
import { plainFault, verdictOf } from '../routes/claims'
import { discGraphOf, standpointOf } from '../routes/graph'
import { randomTable } from '../testing/everyRoute'
import { resumedToProof } from '../testing/resumed'
import { bestClaims, bestRoutes, greedy, startSearch } from './best'

const free = { expansions: Infinity, hurry: () => false }

describe('the search for the best routes', () => {
  it('FP-25: finds only routes above a given value', () => {
    for (let seed = 0; seed < 40; seed++) {
      const table = randomTable(seed, 30 + (seed % 10))
      const graph = discGraphOf(standpointOf(table, table.turn!))
      const [best] = bestRoutes(graph, 1, greedy, free).routes
      if (best === undefined) continue
      expect(bestRoutes(graph, 1, greedy, free, best.value)).toMatchObject({ routes: [], proven: true })
      expect(bestRoutes(graph, 1, greedy, free, best.value - 1).routes[0].value).toBe(best.value)
    }
  })

  it('FP-20, FP-25: every route found is a true claim and brings what it says', () => {
    for (let seed = 0; seed < 120; seed++) {
      const table = randomTable(seed, 30 + (seed % 18))
      for (const route of bestClaims(table, table.turn!, 4, { ...free, expansions: 500 }).routes) {
        expect(plainFault(table, table.turn!, route.claim)).toBeNull()
        const verdict = verdictOf(table, table.turn!, route.claim)
        expect(verdict).toMatchObject({ failed: null, short: false })
        expect(1 + verdict.steps.filter((step) => step.owner === table.turn).length).toBe(route.own)
        expect(route.own + route.other).toBe(route.claim.route.length)
        expect(route.value).toBe(route.own * 100 - route.other)
      }
    }
  })

  it('FP-24: keeps to its budget and says whether the result is proven', () => {
    const table = randomTable(5, 46)
    expect(bestClaims(table, table.turn!, 1, { ...free, expansions: 3 })).toMatchObject({
      proven: false,
      expansions: 3,
    })
    let calls = 0
    const hurried = bestClaims(table, table.turn!, 1, { expansions: Infinity, hurry: () => ++calls > 2 })
    expect(hurried.proven).toBe(false)
    expect(hurried.expansions).toBeLessThanOrEqual(3 * 8)
  })

  it('FP-24: looks at the clock every few steps throughout', () => {
    for (let seed = 0; seed < 12; seed++) {
      const table = randomTable(seed, 36 + seed)
      let calls = 0
      const hurry = () => ++calls < 0
      const { expansions, proven } = bestClaims(table, table.turn!, 3, { expansions: 20_000, hurry })
      expect(proven || expansions === 20_000).toBe(true)
      expect(calls).toBeGreaterThanOrEqual(Math.floor(expansions / 8))
    }
  })

  it('FP-24: finds the same in the same steps when paused and resumed', () => {
    for (let seed = 0; seed < 30; seed++) {
      const table = randomTable(seed, 30 + (seed % 15))
      const graph = discGraphOf(standpointOf(table, table.turn!))
      const whole = bestRoutes(graph, 3, greedy, free)
      expect(whole.proven).toBe(true)
      expect(resumedToProof(startSearch(graph, 3, greedy))).toEqual(whole)
      const hurried = startSearch(graph, 3, greedy)
      let so = hurried.resume({ expansions: Infinity, hurry: () => true })
      while (!so.proven) so = hurried.resume({ expansions: Infinity, hurry: () => true })
      expect(so).toEqual(whole)
    }
  })

  it('FP-25: expands the same partial routes in the same order as ever', () => {
    const results = Array.from({ length: 60 }, (_, seed) => {
      const table = randomTable(seed, 28 + (seed % 19))
      const graph = discGraphOf(standpointOf(table, table.turn!))
      const { routes, expansions } = bestRoutes(graph, 3, seed % 2 ? greedy : { own: 10, other: -10 }, free)
      return [expansions, ...routes.map(({ value, claim }) => `${value} ${answerText(claim)}`)]
    })
    expect(createHash('sha256').update(JSON.stringify(results)).digest('hex').slice(0, 16)).toBe('4384df12716358ed')
  })
})
