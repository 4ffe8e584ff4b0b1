/** The match as this page has received it: playback, log and looking back, made visible to components. */
import type { AnyView, GameEvent } from '../../engine/core/contract'
import type { MatchState } from '../../protocol/toClient'
import { settings } from '../settings.svelte'
import { Playback, type Frame } from './playback'

class MatchStore {
  /** Set by the stage once the game's screen is loaded. */
  pace: (events: readonly GameEvent[]) => number = () => 0
  onShow: (frame: Frame, before: Frame | null) => void = () => {}
  /** The views that led to a view, oldest first, where the game can tell them from the view itself. */
  history: (view: AnyView) => readonly AnyView[] = () => []
  /** What came before the first frame that this page received, rebuilt from that frame. */
  #earlier: { readonly first: Frame; readonly frames: readonly Frame[] } | null = null
  #changes = $state(0)
  #cursor = $state<number | null>(null)
  /** Whether the events of the frame in sight are to be animated. */
  #lively = $state(true)
  #playback = new Playback({
    pace: (events) => this.pace(events),
    instant: () => settings.still || document.hidden,
    now: () => performance.now(),
    onShow: (frame, before) => {
      if (this.#cursor === null) this.#lively = true
      this.onShow(frame, before)
    },
    changed: () => this.#changes++,
  })

  receive(match: MatchState): void {
    if (match.number !== this.#playback.latest?.match.number) this.#cursor = null
    this.#playback.receive(match)
  }

  clear(): void {
    if (this.#playback.latest === null) return
    this.#cursor = null
    this.#playback.clear()
    this.#changes++
  }

  skip(): boolean {
    return this.#playback.skip()
  }

  /** All frames that can be looked at, oldest first. */
  get #frames(): readonly Frame[] {
    void this.#changes
    const [first] = this.#playback.frames
    if (first === undefined) return []
    if (this.#earlier?.first !== first) {
      const frames = this.history(first.match.view).map((view) => ({
        ...first,
        events: none,
        match: { ...first.match, view, prompt: null, asked: [], outcome: null },
      }))
      this.#earlier = { first, frames }
    }
    return [...this.#earlier.frames, ...this.#playback.frames]
  }

  /** The frame in sight: the present one, or one of the past. */
  get frame(): Frame | null {
    void this.#changes
    return this.#cursor === null ? this.#playback.shown : (this.#frames[this.#cursor] ?? null)
  }

  /** What is to be animated: the steps of the present, and one step forward in the past. */
  get events(): readonly GameEvent[] {
    return this.#lively ? (this.frame?.events ?? none) : none
  }

  /** The newest state, which may still wait to be shown. */
  get latest(): Frame | null {
    void this.#changes
    return this.#playback.latest
  }

  get waiting(): number {
    void this.#changes
    return this.#playback.queue.length
  }

  /** The log as far as it has been shown. */
  get log() {
    void this.#changes
    const frame = this.frame
    return frame ? this.#playback.log.slice(0, frame.logLength) : []
  }

  get past(): boolean {
    return this.#cursor !== null
  }

  get position(): number {
    void this.#changes
    return this.#cursor ?? this.length - 1
  }

  get length(): number {
    return this.#frames.length
  }

  /** Looks at another frame; the last one is the present. A step forward is played, a jump is not. */
  look(at: number): void {
    const wanted = Math.max(0, Math.min(at, this.length - 1))
    if (wanted === this.position) return
    this.#lively = wanted === this.position + 1
    this.#cursor = wanted === this.length - 1 ? null : wanted
  }
}

const none: readonly GameEvent[] = []

export const matchStore = new MatchStore()
