/** Rules that throw: their own match can't go on, and nothing else is affected. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyRules } from '../../../engine/core/contract'
import { beginMatch } from '../../../engine/core/match'
import { games } from '../../../engine/games'
import type { GameWorld } from '../../../engine/games/agents/motion'
import type { BotRunner } from './bots/runner'
import { Play } from './play'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const nothing = () => undefined
const fails = (): never => {
  throw new Error('bad rules')
}
const noBots: BotRunner = { choose: () => Promise.reject(new Error('no bot')), close: () => Promise.resolve() }

/** The Agents on their first turn, with some rules replaced once they have begun. */
function agents(bad: Partial<AnyRules>, bot = false) {
  const { rules } = games.agents!
  const options = { turnClock: 30 }
  const begun = beginMatch(rules, { game: 'agents', version: rules.version, seats: 6, options, seed: '1' })
  if ('refusal' in begun) throw new Error(begun.refusal.rule)
  const logged: string[] = []
  const broke = vi.fn()
  const play = new Play({
    number: 1,
    match: { ...begun.match, rules: { ...rules, ...bad } },
    told: [[]],
    entries: [],
    file: { append: () => Promise.resolve(), close: () => Promise.resolve() },
    bots: noBots,
    botPause: 0,
    clockSpeed: 1,
    paused: false,
    hooks: {
      stepped: nothing,
      answered: nothing,
      timeChanged: nothing,
      keepTime: nothing,
      over: nothing,
      broke,
      log: (line) => void logged.push(line),
      botFor: () => (bot ? 'easy' : null),
      goingRound: () => 1,
    },
  })
  play.begin()
  return { play, logged, broke, mover: (begun.match.world as GameWorld).table.seat }
}

describe('rules that fail', () => {
  it('on what silence means let the match stand, and people may still answer', async () => {
    const { play, logged, broke, mover } = agents({ silence: fails })
    await vi.advanceTimersByTimeAsync(30_100)
    expect(logged.join()).toContain('bad rules')
    expect(broke).not.toHaveBeenCalled()
    expect(await play.answer(mover, 1, 'mine', { type: 'pass' })).toBeNull()
  })

  it('on a bot’s answer let the match stand', async () => {
    const { logged, broke } = agents({ sample: fails }, true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(logged.join()).toContain('bad rules')
    expect(broke).not.toHaveBeenCalled()
  })

  it('end the match if the answer is on disk already', async () => {
    const byClock = agents({ resolve: fails })
    await vi.advanceTimersByTimeAsync(30_100)
    const byBot = agents({ resolve: fails }, true)
    await vi.advanceTimersByTimeAsync(1000)
    const byHand = agents({ resolve: fails })
    await byHand.play.answer(byHand.mover, 1, 'mine', { type: 'pass' })
    for (const { play, logged, broke, mover } of [byClock, byBot, byHand]) {
      expect(logged.join()).toContain('bad rules')
      expect(broke).toHaveBeenCalledOnce()
      const filed = play.journal.entries.length
      expect(await play.answer(mover, 1, 'again', { type: 'pass' })).toMatchObject({ rule: 'host.no-match' })
      expect(play.journal.entries).toHaveLength(filed)
    }
  })

  it('on an answer that was held back end the match too', async () => {
    const { rules } = games.agents!
    let isBad = false
    const resolve: AnyRules['resolve'] = (...all) => (isBad ? fails() : rules.resolve(...all))
    const { play, broke, mover } = agents({ resolve })
    await play.answer(mover, 1, 'mine', { type: 'move', agent: 0, to: '1,1' })
    isBad = true
    for (const seat of [0, 1, 2, 3, 4, 5]) await play.answer(seat, 2, `${seat}`, { type: 'letGo' })
    expect(broke).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3100)
    expect(broke).toHaveBeenCalledOnce()
  })
})
