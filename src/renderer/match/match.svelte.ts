/** The match as this page has received it: playback, log and looking back, made visible to components. */
import type { AnyView, GameEvent } from '../../engine/core/contract'
import type { Heard, MatchState } from '../../protocol/toClient'
import { session } from '../connection/session.svelte'
import { settings } from '../device/settings.svelte'
import { Playback, type Frame } from './playback'
import type { Moment } from './replay'

class MatchStore {
  /** Set by the stage once the game's screen is loaded. */
  pace: (events: readonly GameEvent[]) => number = () => 0
  onShow: (frame: Frame, before: Frame | null) => void = () => {}
  /** The views that led to a view, oldest first, where the game can tell them from the view itself. */
  history: (view: AnyView) => readonly AnyView[] = () => []
  /** What came before the first frame that this page received, rebuilt from that frame. */
  #earlier: { readonly first: Frame; readonly frames: readonly Frame[] } | null = null
  /** A finished match from its journal, which takes the place of what this page has seen of it. */
  #again = $state.raw<{ readonly number: number; readonly frames: readonly Frame[]; readonly log: Heard[] } | null>(
    null,
  )
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

  /** Makes the whole of the present match, which is over, ready to be looked at. */
  rewatch(moments: readonly Moment[]): void {
    const last = this.#playback.latest
    if (last === null) return
    const frames = moments.slice(0, -1).map(({ step, table, own, asked, events }, at) => ({
      match: { ...last.match, step, view: { seat: null, table, own: null }, asked, prompt: null, outcome: null },
      events,
      logLength: at + 1,
      at: last.at,
      open: own,
    }))
    this.#cursor = null
    this.#again = { number: last.match.number, frames, log: moments.map(({ step, events }) => ({ step, events })) }
  }

  /** Whether the present match can be watched from its beginning. */
  get whole(): boolean {
    return this.#again !== null && this.#again.number === this.latest?.match.number
  }

  skip(): boolean {
    return this.#playback.skip()
  }

  /** All frames that can be looked at, oldest first. */
  get #frames(): readonly Frame[] {
    void this.#changes
    const [first] = this.#playback.frames
    if (first === undefined) return []
    if (this.whole) return [...this.#again!.frames, this.#playback.latest!]
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
    const log = frame?.open ? this.#again!.log : this.#playback.log
    return frame ? log.slice(0, frame.logLength) : []
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
session.onMatch.add((match) => (match === null ? matchStore.clear() : matchStore.receive(match)))
