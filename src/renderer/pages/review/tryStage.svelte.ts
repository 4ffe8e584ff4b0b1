/** The stage that a game's components see while a position is played on against bots. */
import type { AnyVantage, GameEvent, Refusal, RulesAndBot, Seat } from '../../../engine/core/contract'
import { quickRng } from '../../../engine/core/rng'
import { settings } from '../../device/settings.svelte'
import type { AnyStage, SeatFace } from '../../match/contract'
import { OwnStage, type OwnStageOptions } from '../../match/ownStage'
import { answerTry, beginTry, botAnswers, nextBot, promptIn, viewIn, type TryPlace } from './tryRun'

export interface TryOptions extends OwnStageOptions {
  readonly game: RulesAndBot
  readonly options: unknown
  readonly vantage: AnyVantage
  readonly faces: readonly SeatFace[]
  readonly names: readonly string[]
}

/** How long a bot may think, and how long each of its steps is at least in sight. */
const thinkMs = 60
const leastMs = 500

export class TryStage extends OwnStage implements AnyStage {
  readonly #options: TryOptions
  readonly #rng = quickRng(Math.floor(Math.random() * 2 ** 31))
  #timer: ReturnType<typeof setTimeout> | undefined
  #place: TryPlace = $state.raw()!
  /** Why the last answer was refused. */
  refused = $state.raw<Refusal | null>(null)

  constructor(options: TryOptions) {
    super(options)
    this.#options = options
    this.#place = beginTry(options.game, options.options, options.vantage, this.#rng)
    this.#goOn(0)
  }

  /** Lets bots answer one after the other until the player has to. */
  #goOn(wait: number): void {
    clearTimeout(this.#timer)
    if (nextBot(this.#place) === null) return
    this.#timer = setTimeout(() => {
      const bot = nextBot(this.#place)!
      const until = performance.now() + thinkMs
      this.#take(botAnswers(this.#options.game, this.#place, bot, this.#rng, () => performance.now() > until))
    }, wait)
  }

  #take(place: TryPlace): void {
    const closed = place.match.step !== this.#place.match.step
    this.#place = place
    if (closed) this.draft.reset()
    this.#goOn(closed && !settings.still ? Math.max(leastMs, this.presentation.pace(place.events)) : 0)
  }

  leave(): void {
    clearTimeout(this.#timer)
  }

  readonly view = $derived(viewIn(this.#place))
  readonly prompt: unknown = $derived(promptIn(this.#place))
  readonly events: readonly GameEvent[] = $derived(this.#place.events)
  readonly step: number = $derived(this.#place.match.step)
  readonly heard: readonly GameEvent[] = $derived(this.#place.heard[this.#place.seat]!)
  readonly asked: readonly Seat[] = $derived([...(this.#place.match.ask?.prompts.keys() ?? [])])

  get seat(): Seat {
    return this.#place.seat
  }

  get over(): boolean {
    return this.#place.match.ask === null
  }

  get faces(): readonly SeatFace[] {
    return this.#options.faces
  }

  get names(): readonly string[] {
    return this.#options.names
  }

  readonly past = false
  readonly open = null
  readonly outcome = null

  send(answer: unknown): void {
    const next = answerTry(this.#place, this.seat, answer, this.#rng)
    this.refused = 'refusal' in next ? next.refusal : null
    if (!('refusal' in next)) this.#take(next)
  }

  blocked(refusal: Refusal): void {
    this.refused = refusal
  }
}
