import process from 'node:process'
import { expect, it } from 'vitest'
import { games } from '../../engine/games'
import { replay } from '../../engine/core/journal'
import { checkMatch } from '../../protocol/checking/check'
import { playWitnessed } from '../../protocol/checking/testing/witnessed'
import type { MatchState } from '../../protocol/toClient'
import { Witness } from './witness'

const { rules } = games['dice-town']!
const states: MatchState[] = []
const { journal, transcripts } = playWitnessed(rules, 12, 5000, {
  show: (state) => {
    if (state.seat === 0) states.push(state)
    return state
  },
})

/** The least processor time of several runs: what else the machine does meanwhile does not count. */
function leastMs(act: () => void): number {
  const times = Array.from({ length: 7 }, () => {
    const from = process.cpuUsage()
    act()
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

it('noting a state takes a page less than a tenth of a millisecond: hashing waits', () => {
  const each = leastMs(() => {
    const witness = new Witness()
    for (const state of states) witness.saw('ABCD', state)
  })
  expect(each / states.length).toBeLessThan(0.1)
})

it('an answer with its salt takes the host less than half a millisecond of rules and chance', () => {
  const salted = leastMs(() => replay(rules, journal))
  expect(salted / journal.entries.length).toBeLessThan(0.5)
})

it('a whole match of Dice Town is checked well within a second', () => {
  expect(journal.entries.length).toBeGreaterThan(100)
  expect(leastMs(() => checkMatch(rules, journal, transcripts[0]))).toBeLessThan(1000)
})
