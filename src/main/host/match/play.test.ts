import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginMatch } from '../../../engine/core/match'
import { games } from '../../../engine/games'
import type { GameWorld } from '../../../engine/games/agents/motion'
import type { BotRunner } from './bots/runner'
import type { JournalFile } from '../disk/journalFile'
import { Play } from './play'
import { stateFor } from './standing'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const nothing = () => undefined
const letGo = { type: 'letGo' }

/** The Agents on their first turn; every seat has 500 on agent 0. */
function agents(options: unknown = {}): { play: Play; mover: number; others: number[] } {
  const { rules } = games.agents!
  const begun = beginMatch(rules, { game: 'agents', version: rules.version, seats: 6, options, seed: '1' })
  if ('refusal' in begun) throw new Error(begun.refusal.rule)
  const world = begun.match.world as GameWorld
  const own = world.own.map((ledger) => ({ ...ledger, on: ledger.on.with(0, 500) }))
  const file: JournalFile = { append: () => Promise.resolve(), close: () => Promise.resolve() }
  const hooks = {
    stepped: nothing,
    answered: nothing,
    timeChanged: nothing,
    keepTime: nothing,
    over: nothing,
    broke: nothing,
    log: nothing,
  }
  const play = new Play({
    number: 1,
    match: { ...begun.match, world: { ...world, own } },
    told: [[]],
    entries: [],
    file,
    bots: {} as BotRunner,
    botPause: 0,
    clockSpeed: 1,
    paused: false,
    hooks: { ...hooks, botFor: () => null, goingRound: () => 1 },
  })
  play.begin()
  const mover = world.table.seat
  return { play, mover, others: [0, 1, 2, 3, 4, 5].filter((seat) => seat !== mover) }
}

const phase = (play: Play) => (play.match.world as GameWorld).table.phase.type
const msLeft = (play: Play) => play.standing.msLeft
const give = (play: Play, seat: number, answer: unknown) =>
  play.answer(seat, play.match.step, `${play.match.step}`, answer)
const order = (play: Play, mover: number) => give(play, mover, { type: 'move', agent: 0, to: '1,1' })

describe("the computer's clock", () => {
  it.each([-3600, 3600])('may be set by %i s: nobody waits longer, and nobody loses time', async (seconds) => {
    const { play, mover, others } = agents()
    await order(play, mover)
    vi.setSystemTime(Date.now() + seconds * 1000)
    expect(msLeft(play)).toBe(20_000)
    expect(play.moreTime(others[0])).toBeNull()
    expect(msLeft(play)).toBe(35_000)
    for (const seat of others) expect(await give(play, seat, letGo)).toBeNull()
    await vi.advanceTimersByTimeAsync(2900)
    expect(phase(play)).toBe('window')
    await vi.advanceTimersByTimeAsync(200)
    expect(phase(play)).toBe('turn')
  })
})

describe('the window of the Agents', () => {
  it('AG-8.2 stays open for three seconds when all have let go at once, and takes no second thoughts', async () => {
    const { play, mover, others } = agents()
    await order(play, mover)
    for (const seat of others) expect(await give(play, seat, letGo)).toBeNull()
    expect(stateFor(play.standing, mover, false).asked).toEqual(others)
    expect(await play.answer(others[4], 2, 'late', { type: 'veto', amount: 5 })).toMatchObject({ rule: 'CO-7' })
    await vi.advanceTimersByTimeAsync(2900)
    expect(phase(play)).toBe('window')
    await vi.advanceTimersByTimeAsync(200)
    expect(phase(play)).toBe('turn')
  })

  it('leaves none of its time to a copy of the match, where a closing answer that is held back counts at once', async () => {
    const { play, mover, others } = agents()
    await order(play, mover)
    expect(play.msToGoOn).toBe(20_000)
    for (const seat of others) await give(play, seat, letGo)
    expect(phase(play)).toBe('window')
    expect(play.msToGoOn).toBeNull()
  })

  it('AG-6.6 answers nobody differently when all have let go: a refusal tells nothing of the others', async () => {
    const { play, mover, others } = agents()
    await order(play, mover)
    const probes = () =>
      Promise.all(
        [mover, others[0]].flatMap((seat) => [0, 2, 3].map((step) => play.answer(seat, step, `probe ${step}`, letGo))),
      )
    await give(play, others[0], letGo)
    const before = await probes()
    for (const seat of others.slice(1)) expect(await give(play, seat, letGo)).toBeNull()
    expect(await probes()).toEqual(before)
    expect(before.map((why) => why?.rule)).toEqual(['CO-5', 'CO-6', 'CO-5', 'CO-5', 'CO-7', 'CO-5'])
  })

  it('AG-6.4 a veto closes it at once', async () => {
    const { play, mover, others } = agents()
    await order(play, mover)
    await give(play, others[0], { type: 'veto', amount: 5 })
    expect(phase(play)).toBe('hold')
  })

  it('AG-8.1 AG-8.3 silence lets go when its clock has run out', async () => {
    const { play, mover, others } = agents()
    await order(play, mover)
    await give(play, others[0], letGo)
    expect(msLeft(play)).toBe(20_000)
    await vi.advanceTimersByTimeAsync(19_900)
    expect(phase(play)).toBe('window')
    await vi.advanceTimersByTimeAsync(200)
    expect(phase(play)).toBe('turn')
    expect(play.journal.entries.slice(1).map(({ answer }) => answer)).toEqual(Array(5).fill(letGo))
  })

  it('AG-8.1 each who is asked may have 15 seconds more, once per window, also who has let go', async () => {
    const { play, mover, others } = agents()
    await order(play, mover)
    await vi.advanceTimersByTimeAsync(5000)
    expect(play.moreTime(mover)).not.toBeNull()
    await give(play, others[0], letGo)
    expect(play.moreTime(others[0])).toBeNull()
    expect(msLeft(play)).toBe(30_000)
    expect(play.moreTime(others[0])).not.toBeNull()
    expect(play.moreTime(others[1])).toBeNull()
    expect(msLeft(play)).toBe(45_000)
    await vi.advanceTimersByTimeAsync(44_900)
    expect(phase(play)).toBe('window')
  })

  it('AG-7.8 AG-8.1 reopens with a full clock, for at least three seconds, and with more time for each', async () => {
    const { play, mover, others } = agents()
    await order(play, mover)
    play.moreTime(others[1])
    await vi.advanceTimersByTimeAsync(12_000)
    await give(play, others[0], { type: 'veto', amount: 5 })
    expect(msLeft(play)).toBeNull()
    await give(play, mover, { type: 'hold' })
    await give(play, others[0], { type: 'pass' })
    expect(msLeft(play)).toBe(20_000)
    expect(play.moreTime(others[0])).not.toBeNull()
    expect(play.moreTime(others[1])).toBeNull()
    for (const seat of others.slice(1)) await give(play, seat, letGo)
    await vi.advanceTimersByTimeAsync(2900)
    expect(phase(play)).toBe('window')
    await vi.advanceTimersByTimeAsync(200)
    expect(phase(play)).toBe('turn')
  })

  it('AG-8.1 without a clock it waits, until the host closes it for those who are silent', async () => {
    const { play, mover, others } = agents({ windowClock: 'off' })
    await order(play, mover)
    await give(play, others[0], letGo)
    await vi.advanceTimersByTimeAsync(600_000)
    expect([phase(play), msLeft(play)]).toEqual(['window', null])
    const { step } = play.match
    expect([0, 1, 2, 3, 4, 5, null].map((seat) => stateFor(play.standing, seat, false).closable)).toEqual(
      Array(7).fill(true),
    )
    play.pause(true)
    expect(play.close(step)).toMatchObject({ rule: 'host.paused' })
    play.pause(false)
    expect(play.close(step - 1)).toMatchObject({ rule: 'CO-5' })
    expect(play.close(step)).toBeNull()
    await vi.advanceTimersByTimeAsync(10)
    expect(phase(play)).toBe('turn')
    expect(stateFor(play.standing, mover, false).closable).toBe(false)
    expect(play.close(step)).toMatchObject({ rule: 'CO-5' })
    expect(play.close(play.match.step)).toMatchObject({ rule: 'host.not-allowed' })
  })

  it('AG-6.6 closing it shows in nothing whether anyone was still silent', async () => {
    const replies = []
    for (const silent of [0, 5]) {
      const { play, mover, others } = agents({ windowClock: 'off' })
      await order(play, mover)
      for (const seat of others.slice(silent)) await give(play, seat, letGo)
      replies.push([play.close(2), phase(play), stateFor(play.standing, mover, false)])
      await vi.advanceTimersByTimeAsync(2900)
      replies.push(phase(play))
      await vi.advanceTimersByTimeAsync(200)
      replies.push(phase(play))
    }
    expect(replies.slice(3)).toEqual(replies.slice(0, 3))
    expect(replies.slice(1, 3)).toEqual(['window', 'turn'])
  })

  it('AG-8.4 leaves none of its time to the turn after it when it closes in a pause', async () => {
    const { play, mover, others } = agents()
    await order(play, mover)
    for (const seat of others) await give(play, seat, letGo)
    play.pause(true)
    await vi.advanceTimersByTimeAsync(4000)
    expect(phase(play)).toBe('turn')
    play.pause(false)
    expect(msLeft(play)).toBeNull()
  })
})

it('a match that was stopped in a pause has no clock that goes on after it', async () => {
  const { play } = agents({ turnClock: 30 })
  play.pause(true)
  await play.stop()
  play.pause(false)
  expect(vi.getTimerCount()).toBe(0)
})

it('AG-8.3 AG-8.4 chosen clocks: silence passes, gives up, and passes again', async () => {
  const { play, mover, others } = agents({ turnClock: 30, holdClock: 10, raiseClock: 40 })
  await vi.advanceTimersByTimeAsync(30_100)
  const next = (mover + 1) % 6
  expect([...play.match.ask!.prompts.keys()]).toEqual([next])
  await order(play, next)
  const vetoer = others.find((seat) => seat !== next)!
  await give(play, vetoer, { type: 'veto', amount: 5 })
  await give(play, next, { type: 'hold' })
  await vi.advanceTimersByTimeAsync(40_100)
  expect((play.match.world as GameWorld).table.skips[vetoer]).toBe(1)
  await give(play, mover, { type: 'veto', amount: 6 })
  await vi.advanceTimersByTimeAsync(10_100)
  expect(phase(play)).toBe('turn')
  expect((play.match.world as GameWorld).table.agents[0]).toBe('2,1')
})
