/**
 * Nothing is told before it is shown: while a step's reveal runs, everything but the board keeps to the frame before it.
 * Pure bookkeeping with a timer; the match store makes it visible.
 */
import type { GameEvent } from '../../engine/core/contract'
import type { Frame } from './playback'

export interface RevealOptions {
  /** How many milliseconds of a step belong to its reveal. */
  reveal(events: readonly GameEvent[]): number
  /** True where nobody is looking: then everything is told at once. */
  unseen(): boolean
  /** A reveal is over. */
  changed(): void
}

export class Reveal {
  /** What may be told meanwhile; null if that is what is shown. */
  held: Frame | null = null
  #options: RevealOptions
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(options: RevealOptions) {
    this.#options = options
  }

  /** A frame comes into sight in place of another. That ends a reveal that was still running. */
  shows(frame: Frame, before: Frame | null): void {
    this.#end()
    if (before === null || before.match.number !== frame.match.number || before.match.step >= frame.match.step) return
    const ms = frame.events.length === 0 || this.#options.unseen() ? 0 : this.#options.reveal(frame.events)
    if (ms <= 0) return
    this.held = before
    this.#timer = setTimeout(() => {
      this.#end()
      this.#options.changed()
    }, ms)
  }

  /** Tells at once. True if something was held back. */
  skip(): boolean {
    const running = this.held !== null
    this.#end()
    return running
  }

  #end(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.held = null
  }
}
