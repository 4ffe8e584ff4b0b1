/** The bots at a match: starts those that are asked, and hands in what they choose. */
import type { BotLevel, Refusal, Seat, Told } from '../../../../engine/core/contract'
import { matchView, promptFor, type Match } from '../../../../engine/core/match'
import { quickRng } from '../../../../engine/core/rng'
import { eventsFor } from '../../../../engine/core/views'
import type { GameId } from '../../../../engine/games/catalog'
import type { BotQuestion, BotRunner } from './runner'
import { shareOf } from './thinkingTime'

/** What bots need of their match. */
export interface BotSeatsParts {
  readonly runner: BotRunner
  /** Milliseconds a bot waits at least before it answers, so that people can follow. */
  readonly pauseMs: number
  /** Which bot answers for a seat now, if any. */
  botFor(seat: Seat): BotLevel | null
  /** Whether this ask is still open. */
  isOpen(step: number): boolean
  /** Whether answers are refused for now, whatever they are. */
  isHeldUp(): boolean
  answer(seat: Seat, step: number, key: string, answer: unknown): Promise<Refusal | null>
  log(line: string): void
}

export class BotSeats {
  readonly #parts: BotSeatsParts
  #thinking = new Set<string>()

  constructor(parts: BotSeatsParts) {
    this.#parts = parts
  }

  /** Starts every bot that is asked, or may say something, and isn't thinking yet. */
  start(match: Match, told: readonly (readonly Told[])[], msLeft: number | null): void {
    const { ask, step, answers } = match
    const begin = (mark: string, seat: Seat, think: (level: BotLevel) => Promise<void>) => {
      const level = this.#parts.botFor(seat)
      if (level === null || this.#thinking.has(mark)) return
      this.#thinking.add(mark)
      think(level)
        .catch((error: unknown) => this.#parts.log(`bot of ${match.setup.game} can't answer: ${String(error)}`))
        .finally(() => this.#thinking.delete(mark))
    }
    for (const seat of ask?.prompts.keys() ?? [])
      if (!answers.has(seat))
        begin(`${step} ${seat}`, seat, async (level) =>
          this.#play(match, { ...questionTo(match, told, seat, level), msLeft }),
        )
    for (const [seat, prompt] of ask?.may ?? [])
      begin(`${step} ${seat} aside`, seat, async (level) =>
        this.#say(match, { ...questionTo(match, told, seat, level), prompt, aside: true }),
      )
  }

  /** Hands in what a bot says although nobody waits for it, if anything. */
  async #say({ step }: Match, question: BotQuestion): Promise<void> {
    const seat = question.view.seat!
    const said = await this.#parts.runner.choose(question).catch((error: unknown) => this.#logFailure(question, error))
    if (said === null) return
    await this.#pause(this.#parts.pauseMs)
    if (!this.#parts.isOpen(step) || this.#parts.botFor(seat) === null) return
    await this.#parts.answer(seat, step, `aside-${step}`, said)
  }

  async #play(match: Match, question: BotQuestion): Promise<void> {
    const { rules, setup, step } = match
    const { view, prompt, seed } = question
    const seat = view.seat!
    const chosen = await this.#choose(question, match)
    if (!this.#parts.isOpen(step) || this.#parts.botFor(seat) === null) return
    const refusal = await this.#parts.answer(seat, step, `bot-${step}`, chosen)
    if (refusal === null || !this.#parts.isOpen(step) || this.#parts.isHeldUp()) return
    this.#parts.log(`bot of ${setup.game} answered against ${refusal.rule}`)
    await this.#parts.answer(seat, step, `sample-${step}`, rules.sample(view, prompt, quickRng(seed)))
  }

  /** The bot's choice, or a random one if it fails, after a pause that depends on nothing the bot knows. */
  async #choose(question: BotQuestion, { rules }: Match): Promise<unknown> {
    const { pauseMs, runner } = this.#parts
    const { view, prompt, seed, msLeft } = question
    const pause = () => this.#pause(shareOf(msLeft, pauseMs))
    const paused = pause()
    let thinks = true
    const choosing = runner
      .choose(question)
      .then(
        (answer) => () => answer,
        (error: unknown) => {
          this.#logFailure(question, error)
          // Called after the pause: until then nobody would catch what the rules throw.
          return () => rules.sample(view, prompt, quickRng(seed))
        },
      )
      .finally(() => (thinks = false))
    await paused
    // Thinking time may depend on what the seat hides, so it is rounded up to whole pauses.
    if (view.own !== null) while (thinks && pauseMs > 0) await pause()
    return (await choosing)()
  }

  #logFailure({ game }: BotQuestion, error: unknown): null {
    this.#parts.log(`bot of ${game} failed: ${String(error)}`)
    return null
  }

  #pause(ms: number): Promise<void> {
    return new Promise((done) => setTimeout(done, ms * (0.6 + 0.8 * Math.random())))
  }
}

function questionTo(match: Match, told: readonly (readonly Told[])[], seat: Seat, level: BotLevel): BotQuestion {
  const seed = Math.floor(Math.random() * 0x1_0000_0000)
  const heard = eventsFor(told.flat(), seat)
  const game = match.setup.game as GameId
  return { game, view: matchView(match, seat), prompt: promptFor(match, seat), heard, level, seed }
}
