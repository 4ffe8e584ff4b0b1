import { expect, it } from 'vitest'
import { agentNames, lookOfAgent } from './figures'
import { placesOf } from './places'

it('an agent’s place is its own, whatever it is called', () => {
  expect(new Set(agentNames.en.map((_, agent) => lookOfAgent(agent))).size).toBe(12)
  expect(placesOf({ type: 'moved', seat: 0, agent: 3, from: 'a', to: 'b', rule: 'AG-9' } as never)).toEqual([
    'a',
    'b',
    'stag',
  ])
})
