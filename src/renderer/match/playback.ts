/**
 * What arrived from the host, shown one step after another. Keeps the log and the frames of the match for looking back.
 * Pure bookkeeping with timers; the stage's model makes it visible.
 */
import type { GameEvent } from '../../engine/core/contract'
import type { Heard, MatchState } from '../../protocol/toClient'

/** One step as it was seen: the view after it, what led there, and how long the log was then. */
export interface Frame {
  readonly match: MatchState
  readonly events: readonly GameEvent[]
  readonly logLength: number
  readonly at: number
  /** What every seat had for itself; only where a finished match is watched again. */
  readonly open?: readonly unknown[]
}

export interface PlaybackOptions {
  /** How long a step is shown before the next may replace it. */
  pace(events: readonly GameEvent[]): number
  /** True when steps are to be shown at once: reduced motion, or a hidden page. */
  instant(): boolean
  now(): number
  /** A frame comes into sight. Called before `changed`. */
  onShow(frame: Frame, before: Frame | null): void
  changed(): void
}

const mostFrames = 3000

/** The share of its time a step gets when this many are waiting behind it. */
export function haste(waiting: number): number {
  if (waiting <= 1) return 1
  if (waiting === 2) return 0.6
  if (waiting <= 4) return 0.35
  return waiting <= 10 ? 0.12 : 0
}

export class Playback {
  frames: Frame[] = []
  log: Heard[] = []
  shown: Frame | null = null
  queue: Frame[] = []
  #options: PlaybackOptions
  #shownAt = 0
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(options: PlaybackOptions) {
    this.#options = options
  }

  /** The newest there is, shown or not. */
  get latest(): Frame | null {
    return this.queue.at(-1) ?? this.shown
  }

  receive(match: MatchState): void {
    const latest = this.latest
    if (latest && latest.match.number !== match.number) this.clear()
    if (match.fresh || !this.shown) this.#replace(match)
    else this.#append(match)
    this.#options.changed()
  }

  /** Shows the newest at once. True if something was waiting. */
  skip(): boolean {
    const last = this.queue.at(-1)
    if (!last) return false
    this.#stop()
    this.queue = []
    this.#show(last)
    this.#options.changed()
    return true
  }

  clear(): void {
    this.#stop()
    this.frames = []
    this.log = []
    this.queue = []
    this.shown = null
  }

  #replace(match: MatchState): void {
    this.#stop()
    this.queue = []
    this.log = match.fresh ? [...match.heard] : [...this.log, ...this.#news(match)]
    const same = this.shown?.match.step === match.step ? this.shown : null
    // When a whole snapshot arrives, only the start of a match is worth animating.
    const events = same ? same.events : match.step <= 1 ? match.heard.flatMap((heard) => heard.events) : []
    const frame = this.#frame(match, events)
    this.frames = [...this.frames.filter((old) => old.match.step < match.step), frame]
    this.#show(frame)
  }

  #append(match: MatchState): void {
    const latest = this.latest!
    const news = this.#news(match)
    this.log = [...this.log, ...news]
    if (match.step < latest.match.step) return
    if (match.step === latest.match.step) {
      const frame = { ...latest, match, logLength: this.log.length, at: this.#options.now() }
      this.frames[this.frames.length - 1] = frame
      if (this.queue.length > 0) this.queue[this.queue.length - 1] = frame
      else this.shown = frame
      return
    }
    const frame = this.#frame(
      match,
      news.flatMap((heard) => heard.events),
    )
    this.frames.push(frame)
    if (this.frames.length > mostFrames) this.frames.shift()
    this.queue.push(frame)
    this.#pump()
  }

  #news(match: MatchState): Heard[] {
    const last = this.log.at(-1)?.step ?? -1
    return match.heard.filter((heard) => heard.step > last)
  }

  #frame(match: MatchState, events: readonly GameEvent[]): Frame {
    return { match, events, logLength: this.log.length, at: this.#options.now() }
  }

  #show(frame: Frame): void {
    const before = this.shown
    this.shown = frame
    this.#shownAt = this.#options.now()
    this.#options.onShow(frame, before)
  }

  /** Restarts the timer for the next frame, since haste depends on how many are waiting. */
  #pump(): void {
    this.#stop()
    if (this.queue.length === 0) return
    if (this.#options.instant()) {
      while (this.queue.length > 0) this.#show(this.queue.shift()!)
      return
    }
    const full = this.shown ? this.#options.pace(this.shown.events) : 0
    const left = full * haste(this.queue.length) - (this.#options.now() - this.#shownAt)
    if (left <= 0) this.#next()
    else
      this.#timer = setTimeout(() => {
        this.#next()
        this.#options.changed()
      }, left)
  }

  #next(): void {
    const frame = this.queue.shift()
    if (!frame) return
    this.#show(frame)
    this.#pump()
  }

  #stop(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }
}
