/** The clock of one ask: when silence answers, and how long the ask has been open. */
import type { Seat } from '../../../engine/core/contract'
import { ticks } from '../ticks'

const moreTimeMs = 15_000
/** Time to hand a device to the next person. */
const handOverMs = 10_000
const leastAfterPauseMs = 1000

/** An ask's limit where one device goes round between `hands` of the people asked: each needs the whole time. */
export function limitFor(limitMs: number | null, hands: number): number | null {
  if (limitMs === null || hands === 1) return limitMs
  return hands * (limitMs + handOverMs)
}

export class AskClock {
  readonly #speed: number
  readonly #ranOut: () => void
  #openedAt = 0
  #limit: number | null = null
  #deadline: number | null = null
  #timer: NodeJS.Timeout | null = null
  #leftAtPause: number | null = null
  #extended = new Set<Seat>()
  #paused: boolean

  /** `speed`: how much faster than real time it runs. */
  constructor(speed: number, paused: boolean, ranOut: () => void) {
    this.#speed = speed
    this.#paused = paused
    this.#ranOut = ranOut
  }

  /** Starts over for a new ask with this limit in the game's time; null: no limit. */
  open(limitMs: number | null): void {
    this.#openedAt = ticks()
    this.#extended.clear()
    this.stop()
    this.#deadline = null
    const limit = limitMs === null ? null : limitMs / this.#speed
    this.#limit = limit
    if (this.#paused) this.#leftAtPause = limit
    else if (limit !== null) this.#setDeadline(limit)
  }

  /** Sets this much time instead of the ask's limit, if it has one: it was open elsewhere before. */
  goOnWith(ms: number): void {
    if (this.#paused) this.#leftAtPause = this.#leftAtPause && ms
    else if (this.#deadline !== null) this.#setDeadline(ms)
  }

  /** Deducts this much of the game's time. */
  skip(ms: number): void {
    const left = this.msToGoOn
    if (left !== null && ms > 0) this.goOnWith(Math.max(leastAfterPauseMs, left - ms / this.#speed))
  }

  /** What another clock has to continue with, also during a pause. */
  get msToGoOn(): number | null {
    return this.msHeld ?? this.msLeft
  }

  /** What is left while it stands still. */
  get msHeld(): number | null {
    return this.#paused ? this.#leftAtPause : null
  }

  get msLeft(): number | null {
    return this.#deadline === null ? null : Math.max(0, this.#deadline - ticks())
  }

  /** How much of the ask's limit is gone, in whole milliseconds of the game's time; pauses don't count. */
  get spentMs(): number {
    const left = this.msToGoOn
    return this.#limit === null || left === null ? 0 : Math.max(0, Math.round((this.#limit - left) * this.#speed))
  }

  /** Milliseconds until the ask has been open this long in the game's time; negative if it has been. */
  untilOpenFor(leastMs: number): number {
    return this.#openedAt + leastMs / this.#speed - ticks()
  }

  /** One extension per seat and ask; false if there is none to give. */
  extend(seat: Seat): boolean {
    if (this.#deadline === null || this.#extended.has(seat)) return false
    this.#extended.add(seat)
    this.#setDeadline(this.#deadline - ticks() + moreTimeMs)
    return true
  }

  pause(on: boolean): void {
    this.#paused = on
    if (on) {
      this.#leftAtPause = this.#deadline === null ? null : Math.max(leastAfterPauseMs, this.#deadline - ticks())
      this.stop()
      this.#deadline = null
    } else {
      if (this.#leftAtPause !== null) this.#setDeadline(this.#leftAtPause)
      this.#leftAtPause = null
    }
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }

  #setDeadline(ms: number): void {
    this.stop()
    this.#deadline = ticks() + ms
    this.#timer = setTimeout(() => {
      // Timers may come a moment early.
      this.#deadline = Math.min(this.#deadline!, ticks())
      this.#ranOut()
    }, ms)
  }
}
