import { afterEach, describe, expect, it, vi } from 'vitest'
import { beginMatch } from '../../../../engine/core/match'
import { quickRng } from '../../../../engine/core/rng'
import { games } from '../../../../engine/games'
import type { BotQuestion } from './runner'
import { Play } from '../play'
import { BotSeats } from './seats'

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

describe('a bot', () => {
  afterEach(() => vi.useRealTimers())

  const { rules } = games['dice-town']!

  function diceTown() {
    const options = rules.parseOptions({})
    if ('refusal' in options) throw new Error(options.refusal.rule)
    const begun = beginMatch(rules, {
      game: rules.id,
      version: rules.version,
      seats: 2,
      options: options.value,
      seed: 's',
    })
    if ('refusal' in begun) throw new Error(begun.refusal.rule)
    return begun
  }

  /** When the only bot among the asked has answered, in milliseconds after it was asked. */
  async function answersAfter(thinkMs: number): Promise<number> {
    vi.useFakeTimers({ now: 0 })
    const begun = diceTown()
    const sample = ({ view, prompt }: BotQuestion) => rules.sample(view, prompt, quickRng(1))
    let at: number | null = null
    const play = new Play({
      number: 1,
      match: begun.match,
      told: [begun.told],
      entries: [],
      file: { append: () => Promise.resolve(), close: () => Promise.resolve() },
      bots: { choose: (question) => pause(thinkMs).then(() => sample(question)), close: () => Promise.resolve() },
      botPause: 1000,
      clockSpeed: 1,
      paused: false,
      hooks: {
        stepped: () => undefined,
        answered: () => void (at ??= Date.now()),
        timeChanged: () => undefined,
        botFor: (seat) => (seat === 0 ? 'hard' : null),
        goingRound: () => 1,
        keepTime: () => undefined,
        over: () => undefined,
        broke: () => undefined,
        log: () => undefined,
      },
    })
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    play.begin()
    await vi.advanceTimersByTimeAsync(5000)
    vi.restoreAllMocks()
    return at!
  }

  it('of a game with secrets tells only in whole pauses how long it has thought', async () => {
    const times: number[] = []
    for (const thinkMs of [1, 990, 1010, 1900]) times.push(await answersAfter(thinkMs))
    expect(times).toEqual([1000, 1000, 2000, 2000])
  })

  it('that fails where nobody waits for it says nothing, and is noticed', async () => {
    const logged: string[] = []
    const seats = new BotSeats({
      runner: { choose: () => Promise.reject(new Error('no idea')), close: () => Promise.resolve() },
      pauseMs: 0,
      botFor: () => 'easy',
      isOpen: () => true,
      isHeldUp: () => false,
      answer: () => Promise.reject(new Error('answered')),
      log: (line) => void logged.push(line),
    })
    const { match } = diceTown()
    seats.start({ ...match, ask: { ...match.ask!, prompts: new Map(), may: new Map([[0, {}]]) } }, [], null)
    await pause(10)
    expect(logged).toEqual(['bot of dice-town failed: Error: no idea'])
  })
})
