import { expect, it } from 'vitest'
import { hardBoards } from '../testing/hardBoards'
import { bestRoutes, greedy } from './best'

it('FP-25: finds the best route on the hardest boards known', () => {
  for (const { graph, best } of hardBoards())
    expect(bestRoutes(graph, 1, greedy, { expansions: 6000, hurry: () => false }).routes[0].value).toBe(best)
})
