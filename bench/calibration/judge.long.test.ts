import { describe, expect, it } from 'vitest'
import { judge } from './judge'
import { playMixed, type Position } from './matches'
import { mixes, type MixedGame } from './mixes'

/**
 * Few matches each, as many as answer quickly, between bots with less patience than those of `npm run bench -- chances`,
 * which plays the rest: weaker play too must go as the chances say.
 */
const quick: Readonly<Record<MixedGame, { readonly matches: number; readonly patience: number }>> = {
  zertz: { matches: 24, patience: 4 },
  'dice-town': { matches: 12, patience: 10 },
  'election-night': { matches: 16, patience: 100 },
  'forras-pont': { matches: 6, patience: 60 },
  agents: { matches: 12, patience: 1000 },
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

describe.each(Object.keys(quick) as MixedGame[])('the chances of %s', (id) => {
  it('tell who will win, and would not if they were all the same or inverted', () => {
    const { matches, patience } = quick[id]
    const played = Array.from({ length: matches }, (_, seed) => playMixed({ ...mixes[id], patience }, seed)).flat()
    expect(skill(id, played, (given) => given)).toBeGreaterThan(least(id))
    expect(skill(id, played, (given) => given.map(() => 1 / given.length))).toBeLessThan(1e-9)
    expect(skill(id, played, inverted)).toBeLessThan(0)
  })
})
