/** A match being played: each answer is judged, written to the journal, and only then applied. */
import type { BotLevel, Outcome, Refusal, Seat, Told } from '../../../engine/core/contract'
import type { Journal, JournalEntry } from '../../../engine/core/journal'
import { afterTime, fileJudged, judge, silenceOf, takesSalt, wouldClose, type Match } from '../../../engine/core/match'
import { stackOf } from '../../errors'
import type { JournalFile } from '../disk/journalFile'
import { hostRefusal } from '../refusals'
import { Turns } from '../turns'
import type { BotRunner } from './bots/runner'
import { BotSeats } from './bots/seats'
import { AskClock, limitFor } from './clock'
import { isClosable, outcomeOf, type Standing } from './standing'

export interface PlayHooks {
  /** An ask was resolved: everyone gets the new state. */
  stepped(standing: Standing): void
  /** A seat answered and the ask stays open. `quiet`: nobody else may notice. */
  answered(standing: Standing, seat: Seat, quiet: boolean): void
  /** The time left changed. */
  timeChanged(standing: Standing): void
  /** Which bot answers for a seat now, if any. */
  botFor(seat: Seat): BotLevel | null
  /** How many of these seats play on one device; 1 if each has its own. */
  goingRound(seats: readonly Seat[]): number
  /** This much of a player's own time is gone in this ask: kept for after a crash. */
  keepTime(step: number, ms: number): void
  over(outcome: Outcome): void
  /** The rules failed on an answer that is on disk: this match takes no more. */
  broke(): void
  log(line: string): void
}

/** Where a match begins or is taken up again. */
export interface PlayStart {
  readonly number: number
  readonly match: Match
  /** The events so far: at index k, those of ask k's closing. */
  readonly told: readonly (readonly Told[])[]
  readonly entries: readonly JournalEntry[]
  readonly file: JournalFile
  readonly paused: boolean
  /** What was left of the clock on the computer from which the match was moved here. */
  readonly msLeft?: number | null
  /** What the current ask had taken of a player's own time before the host was stopped. */
  readonly msSpent?: number
}

export interface PlayParts extends PlayStart {
  readonly bots: BotRunner
  /** Milliseconds a bot waits at least before it answers, so that people can follow. */
  readonly botPause: number
  /** How much faster than real time the games' clocks run: 1 except in tests. */
  readonly clockSpeed: number
  readonly hooks: PlayHooks
}

/** An answer that is on disk. */
type Filed = Pick<JournalEntry, 'seat' | 'answer' | 'salt' | 'ms'>

/** How often the time taken is kept, and so how much of it a crash can give back. */
const keepTimeMs = 2000

/** How long to wait after a failed write: a full disk takes a while to empty. */
export const retryMs = 3000

export class Play {
  readonly #parts: PlayParts
  readonly #clock: AskClock
  readonly #bots: BotSeats
  #match: Match
  #told: (readonly Told[])[]
  #entries: JournalEntry[]
  #keys: Set<string>
  #turns = new Turns()
  /** The answer that closes the ask: on disk, but applied only when the ask has been open long enough. */
  #held: Filed | null = null
  #paused: boolean
  #stopped = false
  /** Set while bots and the clock wait to try again after a failed write. */
  #retry: NodeJS.Timeout | null = null
  #keeping: NodeJS.Timeout | null = null

  constructor(parts: PlayParts) {
    const { bots, botPause, clockSpeed, hooks } = parts
    this.#parts = parts
    this.#match = parts.match
    this.#told = parts.told.slice()
    this.#entries = parts.entries.slice()
    this.#keys = new Set(parts.entries.map((entry) => `${entry.seat} ${entry.key}`))
    this.#paused = parts.paused
    this.#clock = new AskClock(
      clockSpeed,
      parts.paused,
      () => void this.#byItself(() => this.#answerForSilent('clock')),
    )
    this.#bots = new BotSeats({
      runner: bots,
      pauseMs: botPause,
      botFor: (seat) => hooks.botFor(seat),
      isOpen: (step) => !this.#stopped && this.#match.step === step,
      isHeldUp: () => this.#paused || this.#retry !== null,
      answer: (seat, step, key, answer) => this.answer(seat, step, key, answer),
      log: (line) => hooks.log(line),
    })
  }

  /** Starts the clock and the bots. Call once. */
  begin(): void {
    this.#openAsk()
    const { msLeft = null, msSpent = 0 } = this.#parts
    if (msLeft !== null) this.#clock.goOnWith(msLeft)
    else if (this.#isCharged) this.#clock.skip(msSpent)
    this.#keeping = setInterval(() => void this.#byItself(() => this.#keepTime()), keepTimeMs).unref()
  }

  #keepTime(): void {
    if (this.#isCharged && this.#clock.spentMs > 0) this.#parts.hooks.keepTime(this.#match.step, this.#clock.spentMs)
  }

  /** Takes no answers until `over`; those that come meanwhile are judged then. Resolves when all earlier ones are on disk. */
  hold(over: Promise<unknown>): Promise<void> {
    return new Promise((begun) => {
      void this.#turns.take(async () => {
        begun()
        await over
      })
    })
  }

  get number(): number {
    return this.#parts.number
  }

  get match(): Match {
    return this.#match
  }

  get standing(): Standing {
    const { msLeft, msHeld } = this.#clock
    return { number: this.number, match: this.#filed, told: this.#told, msLeft, msHeld }
  }

  /** What a copy of the match goes on with, from a pause too. It applies a held answer at once, and asks the next. */
  get msToGoOn(): number | null {
    return this.#held === null ? this.#clock.msToGoOn : null
  }

  get journal(): Journal {
    return { setup: this.#match.setup, entries: this.#entries }
  }

  /** The match with every answer on disk: a held answer is judged, and looks, like any other. */
  get #filed(): Match {
    const held = this.#held
    return held ? { ...this.#match, answers: new Map(this.#match.answers).set(held.seat, held.answer) } : this.#match
  }

  /**
   * Judges an answer and files it; resolves with `null` when it is on disk. The same key twice is one answer, with the
   * salt that came first.
   */
  answer(seat: Seat, step: number, key: string, raw: unknown, salt?: string): Promise<Refusal | null> {
    // Its time ends when it arrives, not when its turn to be written has come.
    const timed = this.#isCharged ? { ms: this.#clock.spentMs } : {}
    return this.#turns.take(async () => {
      if (this.#keys.has(`${seat} ${key}`)) return null
      // The match was ended while this answer waited for its turn.
      if (this.#stopped) return hostRefusal('no-match')
      if (this.#paused) return hostRefusal('paused')
      const judged = judge(afterTime(this.#filed, timed.ms), step, seat, raw)
      if ('refusal' in judged) return judged.refusal
      const entry: JournalEntry = { step, seat, answer: judged.value, key, ...this.#salted(seat, salt), ...timed }
      try {
        await this.#parts.file.append(entry)
      } catch (error) {
        this.#parts.hooks.log(`journal of match ${this.number} can't be written: ${String(error)}`)
        this.#tryLater()
        return hostRefusal('disk')
      }
      this.#entries.push(entry)
      this.#keys.add(`${seat} ${key}`)
      return this.#applied(() => this.#file(entry))
    })
  }

  /** Rules that fail on an answer that is on disk would fail on it after a restart too: the match ends, and only this one. */
  #applied(apply: () => void): Refusal | null {
    try {
      apply()
      return null
    } catch (error) {
      this.#logError(error)
      this.#halt()
      this.#parts.hooks.broke()
      return hostRefusal('no-match')
    }
  }

  /** Runs what no person asked for and could be refused: if the rules fail, the match stands still. */
  async #byItself(work: () => unknown): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#logError(error)
    }
  }

  #logError(error: unknown): void {
    this.#parts.hooks.log(`match ${this.number} failed: ${stackOf(error)}`)
  }

  /** Whether the current ask takes a player's own time, which then goes into the journal. */
  get #isCharged(): boolean {
    const { rules, world } = this.#match
    return rules.clock?.(world.table).charged ?? false
  }

  /** A match that is drawn from its seed alone takes no salts; any other only those that its devices are bound to. */
  #salted(seat: Seat, salt: string | undefined): { readonly salt?: string } {
    if (salt === undefined || this.#match.setup.mix === undefined) return {}
    return takesSalt(this.#match, seat, salt) ? { salt } : {}
  }

  /** People send their answers again by themselves; bots and the clock have to be prompted. */
  #tryLater(): void {
    this.#retry ??= setTimeout(() => {
      this.#retry = null
      if (this.#stopped) return
      if (this.#clock.msLeft === 0) void this.#byItself(() => this.#answerForSilent('clock'))
      this.startBots()
    }, retryMs)
  }

  /** Applies an answer that is on disk, now or when the ask has been open long enough. */
  #file(filed: Filed): void {
    const { seat, answer } = filed
    const { rules, ask, world } = this.#match
    const wait = this.#clock.untilOpenFor(rules.clock?.(world.table).leastMs ?? 0)
    const cutsShort = ask!.closes === 'race' && !rules.isPass!(answer)
    if (wait > 0 && !cutsShort && wouldClose(this.#match, seat, answer)) {
      this.#held = filed
      this.#parts.hooks.answered(this.standing, seat, ask!.quiet)
      const apply = () => Promise.resolve(this.#applied(() => this.#applyHeld()))
      setTimeout(() => void this.#turns.take(apply), wait)
      return
    }
    this.#apply(filed)
  }

  #applyHeld(): void {
    const held = this.#held
    if (held === null || this.#stopped) return
    this.#held = null
    this.#apply(held)
  }

  #apply({ seat, answer, salt, ms }: Filed): void {
    const quiet = this.#match.ask!.quiet
    const next = fileJudged(this.#match, seat, answer, { salt, ms })
    this.#match = next.match
    if (!next.closed) return this.#parts.hooks.answered(this.standing, seat, quiet)
    this.#told.push(next.told)
    this.#openAsk()
    this.#parts.hooks.stepped(this.standing)
    const outcome = outcomeOf(this.#match)
    if (outcome) this.#parts.hooks.over(outcome)
  }

  #openAsk(): void {
    const { ask, rules, world } = this.#match
    if (ask === null) return this.#clock.open(null)
    const hands = this.#parts.hooks.goingRound([...ask.prompts.keys()])
    this.#clock.open(limitFor(rules.clock?.(world.table).limitMs ?? null, hands))
    this.startBots()
  }

  /** Closes the ask for those who have not answered. Nothing shows whether there are any. */
  close(step: number): Refusal | null {
    const asked = this.#match.step
    if (step !== asked) return { rule: 'CO-5', params: { asked, answered: step } }
    if (!isClosable(this.#match)) return hostRefusal('not-allowed')
    if (this.#paused) return hostRefusal('paused')
    this.#answerForSilent('closed')
    return null
  }

  /** Submits what silence means for everyone who has not answered, if it means anything in this game. */
  #answerForSilent(why: string): void {
    const match = this.#filed
    if (match.ask === null || !match.rules.silence) return
    for (const seat of match.ask.prompts.keys()) {
      if (match.answers.has(seat)) continue
      const silence = silenceOf(match, seat)
      void this.#byItself(() => this.answer(seat, match.step, `${why}-${match.step}`, silence))
    }
  }

  /** One extension per seat and ask; none of a player's own time. */
  moreTime(seat: Seat): Refusal | null {
    const asked = this.#match.ask?.prompts.has(seat) ?? false
    if (!asked || this.#isCharged || !this.#clock.extend(seat)) return hostRefusal('not-allowed')
    this.#parts.hooks.timeChanged(this.standing)
    return null
  }

  pause(on: boolean): void {
    // A stopped match has no clock to start: after a move it goes on elsewhere.
    if (on === this.#paused || this.#stopped) return
    this.#paused = on
    this.#clock.pause(on)
    if (on) this.#keepTime()
    if (!on) this.startBots()
  }

  /** Starts every bot that is asked and isn't thinking yet. */
  startBots(): void {
    if (this.#paused || this.#stopped) return
    void this.#byItself(() => this.#bots.start(this.#filed, this.#told, this.#isCharged ? this.#clock.msLeft : null))
  }

  #halt(): void {
    if (this.#keeping) clearInterval(this.#keeping)
    this.#stopped = true
    this.#clock.stop()
    if (this.#retry) clearTimeout(this.#retry)
  }

  async stop(): Promise<void> {
    if (!this.#stopped) this.#keepTime()
    this.#halt()
    await this.#turns.settled()
    await this.#parts.file.close()
  }
}
