import { describe, expect, it } from 'vitest'
import { games } from '../games'
import { playGame } from '../testing/play'
import { reviewSteps } from './review'

describe('what a seat would have heard after a better answer', () => {
  const decisionsOf = (id: 'election-night' | 'dice-town', most: number) => {
    const { journal } = playGame(games[id].rules, { seed: 2, seats: 2 })
    const entries = journal.entries.slice(0, most)
    const steps = [...reviewSteps(games[id], { ...journal, entries }, 0, { worlds: 2 })]
    return steps.flatMap(({ decision }) => (decision === null || decision.cost === 0 ? [] : [decision]))
  }

  it.each([
    ['election-night', 24],
    ['dice-town', 60],
  ] as const)('in %s tells nothing of what others do in an imagined world', (id, most) => {
    const decisions = decisionsOf(id, most)
    expect(decisions.length).toBeGreaterThan(1)
    const told = decisions.flatMap(({ instead }) => instead)
    // What has no seat is heard by nobody else.
    expect(told.filter((event) => 'seat' in event && event.seat !== 0)).toEqual([])
    expect(told.filter(({ type }) => ['revealed', 'thrown', 'rolled', 'met', 'flips'].includes(type))).toEqual([])
    expect(told.length).toBeGreaterThan(0)
  })
})
