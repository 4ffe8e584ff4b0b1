/** Leads through a match by itself, at the speed that was chosen. */
import { nextSpeed, stepMs, type Speed } from './watching'

export interface AutoplayOptions {
  at(): number
  last(): number
  /** How long the game needs to show the step in sight. */
  pace(): number
  look(at: number): void
}

export class Autoplay {
  playing = $state(false)
  speed = $state<Speed>(1)
  readonly #options: AutoplayOptions

  constructor(options: AutoplayOptions) {
    this.#options = options
  }

  /** From the end it begins again. */
  toggle(): void {
    const { at, last, look } = this.#options
    if (!this.playing && at() >= last()) look(0)
    this.playing = !this.playing
  }

  faster(): void {
    this.speed = nextSpeed(this.speed)
  }

  /** To be run as an effect: waits for the next step, and stops at the end. */
  run(): (() => void) | void {
    const { at, last, pace, look } = this.#options
    if (!this.playing) return
    if (at() >= last()) {
      this.playing = false
      return
    }
    const next = at() + 1
    const timer = setTimeout(() => look(next), stepMs(pace(), this.speed))
    return () => clearTimeout(timer)
  }
}
