import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BotLevel } from '../../../engine/core/contract'
import { replay, type JournalEntry } from '../../../engine/core/journal'
import { beginMatch } from '../../../engine/core/match'
import { games } from '../../../engine/games'
import type { Table } from '../../../engine/games/zertz/facts'
import type { BotQuestion } from './bots/runner'
import { shareOf } from './bots/thinkingTime'
import { think } from './bots/think'
import { Play, type PlayStart } from './play'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const nothing = () => undefined
const place = (at: string, remove: string) => ({ type: 'place', marble: 'black', at, remove })
const { rules } = games.zertz!

interface Given extends Partial<PlayStart> {
  readonly options: unknown
  readonly botFor?: (seat: number, first: number) => BotLevel | null
}

function zertz({ options, botFor = () => null, ...start }: Given) {
  const begun = beginMatch(rules, { game: 'zertz', version: rules.version, seats: 2, options, seed: '1' })
  if ('refusal' in begun) throw new Error(begun.refusal.rule)
  const written: JournalEntry[] = []
  const keepTime = vi.fn()
  const over = vi.fn()
  const play = new Play({
    ...{ number: 1, match: begun.match, told: [begun.told], entries: [], paused: false, ...start },
    file: { append: (entry) => Promise.resolve(void written.push(entry)), close: () => Promise.resolve() },
    bots: { choose: (question: BotQuestion) => Promise.resolve(think(question)), close: () => Promise.resolve() },
    botPause: 1000,
    clockSpeed: 1,
    hooks: {
      ...{ stepped: nothing, answered: nothing, timeChanged: nothing, log: nothing, broke: nothing, keepTime, over },
      botFor: (seat) => botFor(seat, (begun.match.world.table as Table).starter),
      goingRound: () => 1,
    },
  })
  play.begin()
  const table = () => play.match.world.table as Table
  const first = table().starter
  const give = (seat: number, answer: unknown) => play.answer(seat, play.match.step, `${play.match.step}`, answer)
  return { play, written, keepTime, over, table, first, give, left: () => table().timeLeft! }
}

describe('a clock per player', () => {
  it('is charged with what each answer took, which stands in the journal and replays to the same', async () => {
    const { play, written, first, give, left } = zertz({ options: { clock: '5+5' } })
    await vi.advanceTimersByTimeAsync(12_000)
    expect(play.standing.msLeft).toBe(288_000)
    expect(await give(first, place('d4', 'a1'))).toBeNull()
    expect(written[0].ms).toBe(12_000)
    expect(left()[first]).toBe(293_000)
    expect(play.standing.msLeft).toBe(300_000)
    const again = replay(rules, { setup: play.match.setup, entries: JSON.parse(JSON.stringify(written)) })
    expect('match' in again && again.match.world).toEqual(play.match.world)
  })

  it('stands still in a pause, and gives nobody more time', async () => {
    const { play, written, first, give, keepTime } = zertz({ options: { clock: '5+5' } })
    await vi.advanceTimersByTimeAsync(5000)
    play.pause(true)
    // Kept at once, should the host be killed in the pause.
    expect(keepTime).toHaveBeenLastCalledWith(1, 5000)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(play.standing).toMatchObject({ msLeft: null, msHeld: 295_000 })
    play.pause(false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(play.standing).toMatchObject({ msLeft: 293_000, msHeld: null })
    expect(play.moreTime(first)).toMatchObject({ rule: 'host.not-allowed' })
    await give(first, place('d4', 'a1'))
    expect(written[0].ms).toBe(7000)
  })

  it('falls when it runs out, and a move that comes then is too late', async () => {
    const { play, first, give, over, written } = zertz({ options: { clock: '5+5' } })
    await vi.advanceTimersByTimeAsync(299_999)
    expect(over).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(over).toHaveBeenCalledWith(expect.objectContaining({ winners: [1 - first], rule: 'ZE-34' }))
    expect(written).toMatchObject([{ answer: { type: 'flag' }, ms: 300_000 }])
    expect(await give(first, place('d4', 'a1'))).toMatchObject({ rule: 'CO-4' })
    expect(play.standing.msLeft).toBeNull()
  })

  it('goes on after a crash from what was kept last, and after a move from what was left there', async () => {
    const before = zertz({ options: { clock: '5+5' } })
    await vi.advanceTimersByTimeAsync(31_000)
    expect(before.keepTime).toHaveBeenLastCalledWith(1, 30_000)
    await before.play.stop()
    expect(before.keepTime).toHaveBeenLastCalledWith(1, 31_000)
    const after = zertz({ options: { clock: '5+5' }, msSpent: 30_000 })
    expect(after.play.standing.msLeft).toBe(270_000)
    const moved = zertz({ options: { clock: '5+5' }, msLeft: 200_000 })
    await vi.advanceTimersByTimeAsync(1000)
    await moved.give(moved.first, place('d4', 'a1'))
    expect(moved.written[0].ms).toBe(101_000)
  })

  it('is not asked for where a match has none', async () => {
    const { written, first, give, keepTime } = zertz({ options: {} })
    await vi.advanceTimersByTimeAsync(10_000)
    await give(first, place('d4', 'a1'))
    expect(written[0]).not.toHaveProperty('ms')
    expect(keepTime).not.toHaveBeenCalled()
  })
})

describe('a clock per move', () => {
  it('makes a plain move when it runs out, again and again', async () => {
    const { table, written } = zertz({ options: { clock: 'move30' } })
    await vi.advanceTimersByTimeAsync(90_000)
    expect(table().moves).toHaveLength(3)
    expect(written.map(({ ms }) => ms)).toEqual([30_000, 30_000, 30_000])
  })
})

describe('a take-back', () => {
  it('is agreed to by a bot, on either turn', async () => {
    const { table, first, give } = zertz({
      options: { takeBack: true, clock: '5+5' },
      botFor: (seat, starter) => (seat === starter ? null : 'easy'),
    })
    await give(first, place('d4', 'a1'))
    await vi.advanceTimersByTimeAsync(3000)
    expect(table().moves).toHaveLength(2)
    expect(await give(first, { type: 'askBack' })).toBeNull()
    expect(table().request).toMatchObject({ by: first })
    await vi.advanceTimersByTimeAsync(2000)
    expect(table()).toMatchObject({ request: null, moves: [], turn: first })
  })

  it('can be asked for while a person is to move, whose clock goes on', async () => {
    const { play, table, first, give } = zertz({ options: { takeBack: true, clock: '5+5' } })
    await give(first, place('d4', 'a1'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await give(first, { type: 'askBack' })).toBeNull()
    expect(play.standing.msLeft).toBe(290_000)
    expect(await give(first, { type: 'agree' })).toMatchObject({ rule: 'CO-6' })
    expect(await give(1 - first, { type: 'agree' })).toBeNull()
    expect(table()).toMatchObject({ moves: [], turn: first })
    expect(table().timeLeft![1 - first]).toBe(290_000)
  })
})

describe('a bot', () => {
  it('never thinks its time away', () => {
    expect([shareOf(null, 1500), shareOf(300_000, 1500), shareOf(2000, 1500), shareOf(0, 1500)]).toEqual([
      ...[1500, 1500, 100, 0],
    ])
  })

  it('plays a whole match without losing on time', async () => {
    const { over } = zertz({ options: { clock: '5+5' }, botFor: () => 'easy' })
    for (let i = 0; i < 200 && over.mock.calls.length === 0; i++) await vi.advanceTimersByTimeAsync(1000)
    expect(over).toHaveBeenCalledOnce()
    expect(over).not.toHaveBeenCalledWith(expect.objectContaining({ rule: 'ZE-34' }))
  })
})
