/** The stage that a game's components see while a kept match is watched again: no table, no host, only its moments. */
import type { GameEvent, Outcome, Seat } from '../../../engine/core/contract'
import { eventsFor } from '../../../engine/core/views'
import type { AnyStage, GameWords, SeatFace } from '../../match/contract'
import { OwnStage, type OwnStageOptions } from '../../match/ownStage'
import type { Moment } from '../../match/replay'
import { language, t } from '../../words/index.svelte'
import { replayLines } from './lines'

export interface ReplayOptions extends OwnStageOptions {
  readonly moments: readonly Moment[]
  /** Null: the record stops before the end. */
  readonly outcome: Outcome | null
  faces(): readonly SeatFace[]
}

export class ReplayStage extends OwnStage implements AnyStage {
  /** Through whose eyes; null: everyone's. */
  eyes = $state<Seat | null>(null)
  #at = $state(0)
  #lively = $state(false)
  readonly #options: ReplayOptions

  constructor(options: ReplayOptions) {
    super(options)
    this.#options = options
  }

  get at(): number {
    return this.#at
  }

  get last(): number {
    return this.#options.moments.length - 1
  }

  /** A step forward is played, a jump is not. */
  look = (wanted: number): void => {
    const at = Math.max(0, Math.min(wanted, this.last))
    this.#lively = at === this.#at + 1
    this.#at = at
  }

  readonly #moment = $derived.by(() => this.#options.moments[this.#at]!)
  // Derived, so that looking through other eyes or at another moment moves only what it changes.
  readonly view = $derived({
    seat: this.eyes,
    table: this.#moment.table,
    own: this.eyes === null ? null : this.#moment.own[this.eyes],
  })
  readonly events: readonly GameEvent[] = $derived(this.#lively ? this.#heardAt(this.#moment) : [])
  readonly heard: readonly GameEvent[] = $derived.by(() =>
    this.#options.moments.slice(0, this.#at + 1).flatMap((moment) => this.#heardAt(moment)),
  )

  /** Where the record is open, everyone's eyes have heard all there was to hear. */
  #heardAt({ told }: Moment): readonly GameEvent[] {
    return this.eyes === null ? told.map(({ event }) => event) : eventsFor(told, this.eyes)
  }

  get seat(): Seat | null {
    return this.eyes
  }

  get asked(): readonly Seat[] {
    return this.#moment.asked
  }

  get step(): number {
    return this.#moment.step
  }

  get open(): readonly unknown[] | null {
    return this.eyes === null ? this.#moment.own : null
  }

  get outcome(): Outcome | null {
    return this.#at === this.last ? this.#options.outcome : null
  }

  get faces(): readonly SeatFace[] {
    return this.#options.faces()
  }

  get names(): readonly string[] {
    return this.faces.map(({ name }) => name)
  }

  get words(): GameWords<unknown, unknown, unknown, GameEvent> {
    return this.presentation.words[language()]
  }

  /** What this moment is called. */
  readonly caption = $derived.by(
    () => this.presentation.caption?.(this.view) ?? t().stage.stepOf(this.at + 1, this.last + 1),
  )
  /** Where the match stood. */
  readonly status = $derived.by(() =>
    this.outcome
      ? this.words.ending(this.outcome, this.names, this.view.table)
      : this.words.status(this.view, null, this.names),
  )
  /** What these eyes have read so far. */
  readonly lines = $derived.by(() =>
    replayLines(this.#options.moments.slice(0, this.at + 1), this.eyes, this.words, this.names),
  )

  /** In whose seat one would play on: the one whose eyes one looks through, or else somebody whose turn it is. */
  get playable(): Seat | null {
    const [first] = this.asked
    return first === undefined ? null : (this.eyes ?? first)
  }

  readonly prompt = null
  readonly past = true

  send(): void {}
  blocked(): void {}
}
