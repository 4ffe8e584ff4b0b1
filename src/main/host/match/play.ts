/** A match being played at a table: takes answers, keeps the journal, runs the clock and lets the bots think. */
import type { BotLevel, GameEvent, Outcome, Refusal, Seat, Told } from '../../../engine/core/contract'
import type { JournalEntry } from '../../../engine/core/journal'
import { judge, matchView, promptFor, silenceOf, submit, wouldClose, type Match } from '../../../engine/core/match'
import { quickRng } from '../../../engine/core/rng'
import { eventsFor } from '../../../engine/core/views'
import type { GameId } from '../../../engine/games/catalog'
import type { Heard, MatchState } from '../../../protocol/toClient'
import type { BotRunner } from './bots/runner'
import type { JournalFile } from '../disk/journalFile'
import { hostRefusal } from '../refusals'
import { ticks } from '../ticks'

export interface PlayHooks {
  /** An ask was resolved: everyone gets the new state. */
  stepped(): void
  /** A seat answered and the ask stays open. `quiet`: nobody else may notice. */
  answered(seat: Seat, quiet: boolean): void
  /** The time left changed. */
  timeChanged(): void
  /** Which bot answers for a seat now, if any. */
  botFor(seat: Seat): BotLevel | null
  /** Between how many of these seats one device goes round; 1 if all have devices of their own. */
  goingRound(seats: readonly Seat[]): number
  over(outcome: Outcome): void
  log(line: string): void
}

export interface PlayParts {
  readonly number: number
  readonly match: Match
  /** What was told so far: at index k, when ask k closed. */
  readonly told: readonly (readonly Told[])[]
  readonly entries: readonly JournalEntry[]
  readonly file: JournalFile
  readonly bots: BotRunner
  /** Milliseconds that a bot waits at the least before it answers, so that people can follow. */
  readonly botPause: number
  /** How much faster than real time the games' clocks run: 1 but in tests. */
  readonly clockSpeed: number
  readonly paused: boolean
  readonly hooks: PlayHooks
}

const moreTimeMs = 15_000
/** What it takes to hand a device on. */
const handOverMs = 10_000
const mostHelp = 400
/** After a failed write: a full disk is not emptied in a moment. */
export const retryMs = 3000

export class Play {
  readonly #parts: PlayParts
  #match: Match
  #told: (readonly Told[])[]
  #entries: JournalEntry[]
  #keys: Set<string>
  #queue: Promise<unknown> = Promise.resolve()
  #openedAt = 0
  #deadline: number | null = null
  #timer: NodeJS.Timeout | null = null
  #timeLeftAtPause: number | null = null
  #moreTimeUsed = new Set<Seat>()
  /** The answer that closes the ask, on disk already, applied when the ask has been open long enough. */
  #held: { readonly seat: Seat; readonly answer: unknown } | null = null
  #thinking = new Set<string>()
  #paused: boolean
  #stopped = false
  /** Set while what failed to be written is waiting for another try. */
  #retry: NodeJS.Timeout | null = null

  constructor(parts: PlayParts) {
    this.#parts = parts
    this.#match = parts.match
    this.#told = parts.told.slice()
    this.#entries = parts.entries.slice()
    this.#keys = new Set(parts.entries.map((entry) => `${entry.seat} ${entry.key}`))
    this.#paused = parts.paused
  }

  /** Starts the clock and the bots; to be called once. */
  begin(): void {
    this.#openAsk()
  }

  get number(): number {
    return this.#parts.number
  }

  get match(): Match {
    return this.#match
  }

  /** The match with every answer that is on disk: a held one is judged, and looks, like any other that was taken. */
  get #filed(): Match {
    const held = this.#held
    return held ? { ...this.#match, answers: new Map(this.#match.answers).set(held.seat, held.answer) } : this.#match
  }

  get outcome(): Outcome | null {
    return this.#match.ask === null ? this.#match.rules.outcome(this.#match.world.table) : null
  }

  journal() {
    return { setup: this.#match.setup, entries: this.#entries }
  }

  /** Judges an answer and files it; resolves with `null` when it is on disk. The same key twice is one answer. */
  answer(seat: Seat, step: number, key: string, raw: unknown): Promise<Refusal | null> {
    return this.#inTurn(async () => {
      if (this.#keys.has(`${seat} ${key}`)) return null
      if (this.#paused) return hostRefusal('paused')
      const judged = judge(this.#filed, step, seat, raw)
      if ('refusal' in judged) return judged.refusal
      const entry = { step, seat, answer: judged.value, key }
      try {
        await this.#parts.file.append(entry)
      } catch (error) {
        this.#parts.hooks.log(`journal of match ${this.#parts.number} can't be written: ${String(error)}`)
        this.#tryLater()
        return hostRefusal('disk')
      }
      this.#entries.push(entry)
      this.#keys.add(`${seat} ${key}`)
      this.#file(seat, judged.value)
      return null
    })
  }

  /** People send their answers again; bots and the clock need to be asked again. */
  #tryLater(): void {
    this.#retry ??= setTimeout(() => {
      this.#retry = null
      if (this.#stopped) return
      if (this.#deadline !== null && this.#deadline <= ticks()) this.#answerForSilent('clock')
      this.askBots()
    }, retryMs)
  }

  /** Files an answer that is on disk, now or when the ask has been open long enough. */
  #file(seat: Seat, answer: unknown): void {
    const { rules, ask } = this.#match
    const least = rules.clock?.(this.#match.world.table).leastMs ?? 0
    const wait = this.#openedAt + least / this.#parts.clockSpeed - ticks()
    const cutsShort = ask!.closes === 'race' && !rules.isPass!(answer)
    if (wait > 0 && !cutsShort && wouldClose(this.#match, seat, answer)) {
      this.#held = { seat, answer }
      this.#parts.hooks.answered(seat, ask!.quiet)
      setTimeout(() => void this.#inTurn(() => Promise.resolve(this.#applyHeld())), wait)
      return
    }
    this.#apply(seat, answer)
  }

  #applyHeld(): void {
    const held = this.#held
    if (held === null || this.#stopped) return
    this.#held = null
    this.#apply(held.seat, held.answer)
  }

  #apply(seat: Seat, answer: unknown): void {
    const quiet = this.#match.ask!.quiet
    const next = submit(this.#match, this.#match.step, seat, answer)
    if ('refusal' in next) throw new Error(`judged legal, then refused: ${JSON.stringify(next.refusal)}`)
    this.#match = next.match
    if (!next.closed) return this.#parts.hooks.answered(seat, quiet)
    this.#told.push(next.told)
    this.#openAsk()
    this.#parts.hooks.stepped()
    const outcome = this.outcome
    if (outcome) this.#parts.hooks.over(outcome)
  }

  #openAsk(): void {
    this.#openedAt = ticks()
    this.#moreTimeUsed.clear()
    this.#clearTimer()
    this.#deadline = null
    if (this.#match.ask === null) return
    const wanted = this.#match.rules.clock?.(this.#match.world.table).limitMs ?? null
    const hands = this.#parts.hooks.goingRound([...this.#match.ask.prompts.keys()])
    // Whoever shares a device needs the whole time too, one after the other.
    const stretched = wanted === null ? null : hands === 1 ? wanted : hands * (wanted + handOverMs)
    const limit = stretched === null ? null : stretched / this.#parts.clockSpeed
    if (this.#paused) this.#timeLeftAtPause = limit
    else if (limit !== null) this.#setDeadline(limit)
    this.askBots()
  }

  #setDeadline(ms: number): void {
    this.#clearTimer()
    this.#deadline = ticks() + ms
    this.#timer = setTimeout(() => this.#answerForSilent('clock'), ms)
  }

  #clearTimer(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }

  /** Whether those who have not answered may be taken as silent: where nobody is shown who they are, nobody can be urged. */
  get #closable(): boolean {
    const { ask, rules } = this.#match
    return ask !== null && ask.quiet && rules.silence !== undefined
  }

  /** Closes the ask for those who have not answered. Whether there are any shows in nothing. */
  close(step: number): Refusal | null {
    const asked = this.#match.step
    if (step !== asked) return { rule: 'CO-5', params: { asked, answered: step } }
    if (!this.#closable) return hostRefusal('not-allowed')
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
      void this.answer(seat, match.step, `${why}-${match.step}`, silenceOf(match, seat))
    }
  }

  /** Answers that this seat could give now, as far as they can be listed; one at random where there are too many. */
  help(seat: Seat): { readonly answers: readonly unknown[]; readonly all: boolean } {
    const match = this.#filed
    const prompt = promptFor(match, seat)
    if (prompt === undefined) return { answers: [], all: true }
    const view = matchView(match, seat)
    const list = match.rules.list(view, prompt)
    if (list !== null && list.length <= mostHelp) return { answers: list, all: true }
    const rng = quickRng(Math.floor(Math.random() * 0x1_0000_0000))
    return { answers: [match.rules.sample(view, prompt, rng)], all: false }
  }

  /** One extension per seat and ask. */
  moreTime(seat: Seat): Refusal | null {
    const asked = this.#match.ask?.prompts.has(seat) ?? false
    if (!asked || this.#deadline === null || this.#moreTimeUsed.has(seat)) return hostRefusal('not-allowed')
    this.#moreTimeUsed.add(seat)
    this.#setDeadline(this.#deadline - ticks() + moreTimeMs)
    this.#parts.hooks.timeChanged()
    return null
  }

  pause(on: boolean): void {
    if (on === this.#paused) return
    this.#paused = on
    if (on) {
      this.#timeLeftAtPause = this.#deadline === null ? null : Math.max(1000, this.#deadline - ticks())
      this.#clearTimer()
      this.#deadline = null
    } else {
      if (this.#timeLeftAtPause !== null) this.#setDeadline(this.#timeLeftAtPause)
      this.#timeLeftAtPause = null
      this.askBots()
    }
  }

  /** Lets every bot that is asked and does not think yet begin to. */
  askBots(): void {
    const { ask, step, answers } = this.#filed
    if (ask === null || this.#paused || this.#stopped) return
    for (const seat of ask.prompts.keys()) {
      const mark = `${step} ${seat}`
      if (answers.has(seat) || this.#parts.hooks.botFor(seat) === null || this.#thinking.has(mark)) continue
      this.#thinking.add(mark)
      void this.#letBotAnswer(seat, step).finally(() => this.#thinking.delete(mark))
    }
  }

  async #letBotAnswer(seat: Seat, step: number): Promise<void> {
    const match = this.#match
    const level = this.#parts.hooks.botFor(seat)!
    const view = matchView(match, seat)
    const prompt = promptFor(match, seat)
    const seed = Math.floor(Math.random() * 0x1_0000_0000)
    // The pause depends on nothing that the bot knows.
    const pause = () => new Promise((done) => setTimeout(done, this.#parts.botPause * (0.6 + 0.8 * Math.random())))
    const paused = pause()
    const heard = eventsFor(this.#told.flat(), seat)
    let thinks = true
    const choosing = this.#parts.bots
      .choose({ game: match.setup.game as GameId, view, prompt, heard, level, seed })
      .catch((error: unknown) => {
        this.#parts.hooks.log(`bot of ${match.setup.game} failed: ${String(error)}`)
        return match.rules.sample(view, prompt, quickRng(seed))
      })
      .finally(() => (thinks = false))
    await paused
    // How long it thinks may depend on what its seat hides: that shows in whole pauses only.
    if (view.own !== null) while (thinks && this.#parts.botPause > 0) await pause()
    const chosen = await choosing
    if (this.#stopped || this.#match.step !== step || this.#parts.hooks.botFor(seat) === null) return
    const refusal = await this.answer(seat, step, `bot-${step}`, chosen)
    if (refusal === null || this.#match.step !== step || this.#paused || this.#retry) return
    this.#parts.hooks.log(`bot of ${match.setup.game} answered against ${refusal.rule}`)
    await this.answer(seat, step, `sample-${step}`, match.rules.sample(view, prompt, quickRng(seed)))
  }

  /** The match as one viewer may see it. `fresh`: with the whole log instead of the last step. */
  stateFor(seat: Seat | null, fresh: boolean): MatchState {
    const { rules, setup, step, ask, world, answers } = this.#filed
    const answeredBy = (one: Seat) => answers.has(one)
    const asked = ask === null ? [] : [...ask.prompts.keys()].filter((one) => ask.quiet || !answeredBy(one))
    const isAsked = seat !== null && ask !== null && ask.prompts.has(seat)
    const remembered = (event: GameEvent) => rules.remembers?.(event, world.table) ?? true
    const heard = (at: number): Heard => ({ step: at, events: eventsFor(this.#told[at], seat) })
    const whole = () =>
      this.#told
        .map((_, at) => ({ step: at, events: heard(at).events.filter(remembered) }))
        .filter((one) => one.events.length > 0)
    return {
      number: this.#parts.number,
      game: setup.game as GameId,
      version: setup.version,
      seats: setup.seats,
      seat,
      step,
      view: matchView(this.#match, seat),
      asked,
      closable: this.#closable,
      prompt: isAsked && !answeredBy(seat) ? ask.prompts.get(seat) : null,
      answered: isAsked && answeredBy(seat),
      msLeft: this.#deadline === null ? null : Math.max(0, this.#deadline - ticks()),
      heard: fresh ? whole() : [heard(this.#told.length - 1)],
      fresh,
      outcome: this.outcome,
    }
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(task)
    this.#queue = done.catch(() => undefined)
    return done
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#clearTimer()
    if (this.#retry) clearTimeout(this.#retry)
    await this.#queue
    await this.#parts.file.close()
  }
}
