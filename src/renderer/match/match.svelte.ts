/** The match as this page has received it: playback, log and looking back, for components to read. */
import type { AnyView, GameEvent } from '../../engine/core/contract'
import type { Heard, MatchState } from '../../protocol/toClient'
import { session } from '../connection/session.svelte'
import { settings } from '../device/settings.svelte'
import { earlierFrames, lookAt, noEvents, rewatched, type Look } from './frames'
import { Playback, type Frame } from './playback'
import type { Moment } from './replay'
import { Reveal } from './reveal'
import { SeatDrafts } from './seatDrafts'

const present: Look = { cursor: null, lively: true }

class MatchStore {
  readonly drafts = new SeatDrafts()
  /** Set by the stage once the game's presentation is loaded. */
  pace: (events: readonly GameEvent[]) => number = () => 0
  reveal: (events: readonly GameEvent[]) => number = () => 0
  onShow: (frame: Frame) => void = () => {}
  /** The views that led to a view, oldest first, where the game can tell them from the view itself. */
  history: (view: AnyView) => readonly AnyView[] = () => []
  /** What came before the first frame that this page received, rebuilt from that frame. */
  #earlier: { readonly first: Frame; readonly frames: readonly Frame[] } | null = null
  /** A finished match rebuilt from its journal, which takes the place of what this page has seen of it. */
  #rewatched = $state.raw<{
    readonly number: number
    readonly frames: readonly Frame[]
    readonly log: readonly Heard[]
  } | null>(null)
  /** Counts up with every change of the playback, which knows nothing of components. */
  #changes = $state(0)
  #look = $state.raw(present)
  #playback = new Playback({
    pace: (events) => this.pace(events),
    instant: () => settings.still || document.hidden,
    now: () => performance.now(),
    onShow: (frame, before) => {
      this.#reveal.shows(frame, before)
      if (!this.past && !this.#look.lively) this.#look = present
      this.onShow(frame)
    },
    changed: () => this.#changes++,
  })
  #reveal = new Reveal({
    reveal: (events) => this.reveal(events),
    unseen: () => document.hidden,
    changed: () => this.#changes++,
  })

  receive(match: MatchState): void {
    if (match.number !== this.#playback.latest?.match.number) this.#backToPresent()
    this.#playback.receive(match)
  }

  clear(): void {
    this.#rewatched = null
    this.drafts.reset()
    if (this.#playback.latest === null) return
    this.#backToPresent()
    this.#reveal.skip()
    this.#playback.clear()
    this.#changes++
  }

  /** Makes the whole of the current match, which is over, ready to be looked at. */
  rewatch(moments: readonly Moment[]): void {
    const last = this.#playback.latest
    if (last === null) return
    this.#backToPresent()
    this.#rewatched = { number: last.match.number, ...rewatched(moments, last) }
  }

  /** Whether the current match can be watched from its beginning. */
  get whole(): boolean {
    return this.#rewatched !== null && this.#rewatched.number === this.latest?.match.number
  }

  /** Shows and tells the newest step at once; true if it was still waiting, or its reveal was running. */
  skip(): boolean {
    const waited = this.#playback.skip()
    if (!this.#reveal.skip()) return waited
    this.#look = { ...this.#look, lively: false }
    this.#changes++
    return true
  }

  /** All frames that can be looked at, oldest first. */
  get #frames(): readonly Frame[] {
    void this.#changes
    const [first] = this.#playback.frames
    if (first === undefined) return []
    if (this.whole) return [...this.#rewatched!.frames, this.#playback.latest!]
    if (this.#earlier?.first !== first)
      this.#earlier = { first, frames: earlierFrames(first, this.history(first.match.view)) }
    return [...this.#earlier.frames, ...this.#playback.frames]
  }

  /** The frame in sight: the current one, or one of the past. */
  get frame(): Frame | null {
    void this.#changes
    const { cursor } = this.#look
    return cursor === null ? this.#playback.shown : (this.#frames[cursor] ?? null)
  }

  /** The frame that may be talked about: the one in sight, or the one before it while its reveal runs. */
  get revealed(): Frame | null {
    void this.#changes
    return (this.past ? null : this.#reveal.held) ?? this.frame
  }

  /** Whether the reveal of what is in sight is still running. */
  get revealing(): boolean {
    return this.revealed !== this.frame
  }

  /** What is to be animated: the steps of the present, and one step forward in the past. */
  get events(): readonly GameEvent[] {
    return this.#look.lively ? (this.frame?.events ?? noEvents) : noEvents
  }

  /** The newest state, which may still wait to be shown. */
  get latest(): Frame | null {
    void this.#changes
    return this.#playback.latest
  }

  /** How many steps are still to be shown. */
  get waiting(): number {
    void this.#changes
    return this.#playback.queue.length
  }

  /** The log as far as a frame goes. */
  logOf(frame: Frame | null): readonly Heard[] {
    void this.#changes
    const log = frame?.open ? this.#rewatched!.log : this.#playback.log
    return frame ? log.slice(0, frame.logLength) : []
  }

  get past(): boolean {
    return this.#look.cursor !== null
  }

  get position(): number {
    void this.#changes
    return this.#look.cursor ?? this.length - 1
  }

  get length(): number {
    return this.#frames.length
  }

  /** Every table so far, oldest first; null unless this page knows the match from its beginning. */
  get tables(): readonly unknown[] | null {
    const frames = this.#frames
    // Asks are numbered from 1.
    const fromStart = this.whole || (frames[0]?.match.step ?? 1) <= 1 || (this.#earlier?.frames.length ?? 0) > 0
    return fromStart ? frames.map(({ match }) => match.view.table) : null
  }

  /** What led to each frame that can be looked at. */
  get steps(): readonly (readonly GameEvent[])[] {
    return this.#frames.map(({ events }) => events)
  }

  /** Looks at another frame; the last one is the present. */
  look(at: number): void {
    this.#look = lookAt(at, this.position, this.length) ?? this.#look
  }

  #backToPresent(): void {
    this.#look = { ...this.#look, cursor: null }
  }
}

export const matchStore = new MatchStore()
session.onMatch.add((match) => (match === null ? matchStore.clear() : matchStore.receive(match)))
