import { describe, expect, it } from 'vitest'
import { judge } from './judge'
import { playMixed, type Position } from './matches'
import { mixes, type MixedGame } from './mixes'

/** Few matches each, as many as answer quickly; `npm run bench -- chances` plays the rest. */
const matches: Readonly<Record<MixedGame, number>> = {
  zertz: 24,
  'dice-town': 12,
  'election-night': 16,
  'forras-pont': 6,
  agents: 12,
}

/** How much better than equal chances these are: above 0, they tell something. */
function skill(id: MixedGame, played: readonly Position[], chances: (given: readonly number[]) => readonly number[]) {
  const { bot } = mixes[id].game
  const { brier, flat } = judge(played, (vantage) => chances(bot.chances(vantage)))
  return 1 - brier / flat
}

function inverted(given: readonly number[]): number[] {
  const turned = given.map((one) => Math.max(...given) + Math.min(...given) - one)
  const total = turned.reduce((sum, one) => sum + one, 0)
  return turned.map((one) => one / total)
}

/** The Agents' chances tell little: over 20 to 80 matches 0.01 to 0.06. */
const least = (id: MixedGame) => (id === 'agents' ? 0.02 : 0.1)

describe.each(Object.keys(matches) as MixedGame[])('the chances of %s', (id) => {
  it('tell who will win, and would not if they were all the same or inverted', () => {
    const played = Array.from({ length: matches[id] }, (_, seed) => playMixed(mixes[id], seed)).flat()
    expect(skill(id, played, (given) => given)).toBeGreaterThan(least(id))
    expect(skill(id, played, (given) => given.map(() => 1 / given.length))).toBeLessThan(1e-9)
    expect(skill(id, played, inverted)).toBeLessThan(0)
  })
})
