/** The stage that a game's components see in a lesson: no table, no host, only the lesson's player. */
import type { AnyRules, GameEvent, Refusal, Seat } from '../../../engine/core/contract'
import type { AnyLesson, AnyTeaching } from '../../../engine/core/lesson'
import { seatOfStep, stepAt } from '../../../engine/core/lessonRun'
import { settings } from '../../device/settings.svelte'
import type { AnyPresentation, AnyStage, SeatFace } from '../../match/contract'
import { OwnStage, type OwnStageOptions } from '../../match/ownStage'
import { language } from '../../words/index.svelte'
import { castOf, withLearner } from '../frame/cast'
import { LessonPlayer } from './player'

/** A lesson and everything needed to play it. */
export interface Course {
  readonly presentation: AnyPresentation
  readonly teaching: AnyTeaching
  readonly rules: AnyRules
  readonly lesson: AnyLesson
}

export interface LessonStageOptions extends Omit<OwnStageOptions, 'presentation'> {
  readonly course: Course
  readonly at: number
  /** What the learner is called; without it, a name of the lesson's own. */
  readonly name?: string
  onSolved(step: number): void
}

export class LessonStage extends OwnStage implements AnyStage {
  readonly #names: AnyTeaching['names']
  readonly #name: string
  readonly #player: LessonPlayer
  #changes = $state(0)

  constructor(options: LessonStageOptions) {
    const { course, at, layout, onRule } = options
    const { presentation, teaching, rules, lesson } = course
    super({ presentation, layout, onRule })
    this.#names = teaching.names
    this.#name = options.name ?? ''
    this.#player = new LessonPlayer(
      {
        rules,
        lesson,
        pace: (events) => presentation.pace(events),
        reveal: (events) => presentation.reveal?.(events) ?? 0,
        instant: () => settings.still || document.hidden,
        resetDraft: () => this.draft.reset(),
        changed: () => this.#changes++,
        solved: (step) => options.onSolved(step),
      },
      at,
    )
  }

  /** The player, read so that components follow its changes. */
  get player(): LessonPlayer {
    void this.#changes
    return this.#player
  }

  // Derived, so that a change of the player moves only what it changes: an effect of a game must not run again for a touch.
  readonly view = $derived(this.player.view)
  readonly seat: Seat | null = $derived(seatOfStep(stepAt(this.player.place)))
  readonly prompt: unknown = $derived(this.player.prompt)
  readonly events: readonly GameEvent[] = $derived(this.player.events)
  readonly step: number = $derived(this.player.step)
  readonly heard: readonly GameEvent[] = $derived(this.player.heard)

  /** This stage with what may be told in place of what is shown. */
  readonly revealed: AnyStage = new Proxy<LessonStage>(this, {
    get(shown, key) {
      const { view, events, step, heard } = shown.player.revealed
      const revealed: Partial<Record<string | symbol, unknown>> = { view, events, step, heard }
      const value = key in revealed ? revealed[key] : Reflect.get(shown, key, shown)
      return typeof value === 'function' ? value.bind(shown) : value
    },
  })

  get asked(): readonly Seat[] {
    const { mode, place } = this.player
    return mode === 'ask' ? [...(place.match.ask?.prompts.keys() ?? [])] : []
  }

  get names(): readonly string[] {
    const me = this.seat ?? 0
    return withLearner(castOf(this.#names, language(), this.player.place.match.world.own.length, me), me, this.#name)
  }

  get faces(): readonly SeatFace[] {
    return this.names.map((name, seat) => ({
      seat,
      name,
      avatar: null,
      side: null,
      bot: seat !== this.seat,
      here: true,
      standIn: false,
    }))
  }

  readonly past = false
  readonly open = null
  /** A lesson that ends with a victory goes on by a tap: no end screen. */
  readonly outcome = null

  send(answer: unknown): void {
    this.#player.send(answer)
  }

  blocked(refusal: Refusal): void {
    this.#player.blocked(refusal)
  }
}
