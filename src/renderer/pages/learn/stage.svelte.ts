/** The stage that a game's components see in a lesson: no table, no host, only the lesson's player. */
import type { AnyRules, GameEvent, Refusal, Seat } from '../../../engine/core/contract'
import type { AnyLesson, AnyTeaching } from '../../../engine/core/lesson'
import { seatOfStep, stepAt } from '../../../engine/core/lessonRun'
import { settings } from '../../device/settings.svelte'
import type { AnyScreen, AnyStage, Draft, Language, SeatFace, Sound } from '../../match/contract'
import { play } from '../../match/sounds'
import { language } from '../../words/index.svelte'
import { castOf } from '../frame/cast'
import { LessonPlayer } from './player'

export interface LessonStageOptions {
  readonly screen: AnyScreen
  readonly rules: AnyRules
  readonly lesson: AnyLesson
  /** What the seats are called, if the game says so. */
  readonly names: AnyTeaching['names']
  readonly at: number
  layout(): 'phone' | 'desk' | 'screen'
  onRule(id: string): void
  onSolved(step: number): void
}

/** Sounds by which a match calls its players; a lesson doesn't call. */
const calls: readonly Sound[] = ['chime', 'end']

export class LessonStage implements AnyStage {
  readonly screen: AnyScreen
  readonly draft: Draft
  readonly #options: LessonStageOptions
  readonly #player: LessonPlayer
  #changes = $state(0)

  constructor(options: LessonStageOptions) {
    const { screen, rules, lesson, at } = options
    this.screen = screen
    this.draft = screen.createDraft()
    this.#options = options
    this.#player = new LessonPlayer(
      {
        rules,
        lesson,
        pace: (events) => screen.pace(events),
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

  get asked(): readonly Seat[] {
    const { mode, place } = this.player
    return mode === 'ask' ? [...(place.match.ask?.prompts.keys() ?? [])] : []
  }

  get names(): readonly string[] {
    return castOf(this.#options.names, language(), this.player.place.match.world.own.length, this.seat ?? 0)
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

  get language(): Language {
    return language()
  }

  get layout() {
    return this.#options.layout()
  }

  get still(): boolean {
    return settings.still
  }

  readonly past = false
  readonly open = null
  readonly sending = false
  /** A lesson that ends with a victory goes on by a tap: no end screen. */
  readonly outcome = null
  readonly suspense = false

  send(answer: unknown): void {
    this.#player.send(answer)
  }

  blocked(refusal: Refusal): void {
    this.#player.blocked(refusal)
  }

  ended(): void {}

  showRule(id: string): void {
    this.#options.onRule(id)
  }

  sound(name: Sound): void {
    if (!calls.includes(name)) play(name)
  }
}
