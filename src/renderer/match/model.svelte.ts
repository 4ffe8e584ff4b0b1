/** The stage that a game's components see, drawn from the session and the match. */
import { untrack } from 'svelte'
import type { GameEvent, Outcome, Refusal, Seat } from '../../engine/core/contract'
import { askKey } from '../connection/askKey'
import { calledShort } from './callNames'
import { session } from '../connection/session.svelte'
import { settings } from '../device/settings.svelte'
import { language, t } from '../words/index.svelte'
import type { AnyPresentation, AnyStage, Draft, GameWords, Language, Layout, RunningClock, Sound } from './contract'
import { Doings } from './doings.svelte'
import { matchStore } from './match.svelte'
import {
  asideAmong,
  facesOf,
  hasAnswered,
  heardEvents,
  isSuspense,
  logLines,
  promptNow,
  refusalNote,
  waitedFor,
} from './model'
import type { LogLine } from './model'
import { play } from './sounds'

export class StageModel implements AnyStage {
  readonly presentation: AnyPresentation
  /**
   * The same stage as far as it may be talked about: while a reveal runs, its view, log and outcome are those from before.
   * Everything but the board is drawn from it.
   */
  readonly revealed: StageModel
  readonly #layout: () => Layout
  readonly #onRule: (id: string) => void
  readonly #doings: Doings
  readonly faces = $derived.by(() => {
    const faces = facesOf(session.table, t(), session.reactions)
    return this.layout === 'screen' ? calledShort(faces) : faces
  })
  readonly names = $derived(this.faces.map(({ name }) => name))

  constructor(
    presentation: AnyPresentation,
    layout: () => Layout,
    onRule: (id: string) => void,
    drawn: StageModel | null = null,
  ) {
    this.presentation = presentation
    this.#layout = layout
    this.#onRule = onRule
    this.#doings =
      drawn === null ? untrack(() => new Doings(presentation, matchStore.frame?.match ?? null)) : drawn.#doings
    this.revealed = drawn === null ? new StageModel(presentation, layout, onRule, this) : this
    if (drawn === null) this.#follow(presentation)
  }

  #follow(presentation: AnyPresentation): void {
    matchStore.pace = (events) => presentation.pace(events)
    matchStore.reveal = (events) => presentation.reveal?.(events) ?? 0
    matchStore.history = (view) => presentation.history?.(view) ?? []
    matchStore.onShow = ({ match, events }) => this.#doings.shows(match, events)
  }

  get draft(): Draft {
    return this.#doings.draft
  }

  get #frame() {
    return (this.revealed === this ? matchStore.revealed : matchStore.frame)!
  }

  get #match() {
    return this.#frame.match
  }

  get view() {
    return this.#match.view
  }

  get seat(): Seat | null {
    return this.#seat
  }

  /** The seat this page plays, whatever is being looked at. */
  get mine(): Seat | null {
    return matchStore.latest?.match.seat ?? null
  }

  get prompt(): unknown {
    const { past, waiting, revealing } = matchStore
    return promptNow(this.#match, this.#doings.answering, { past, waiting: waiting + Number(revealing) })
  }

  /**
   * What may be said aside is told by the table itself; on a device that is passed round, the player who has just moved goes first.
   */
  readonly #newestAside = $derived.by(() => {
    const match = matchStore.latest?.match
    if (!match || match.seat === null || match.outcome !== null) return null
    const may = this.presentation.rules.ask?.(match.view.table)?.may
    return asideAmong(may, [...(match.open ? session.seatsBeside : []), match.seat], this.presentation.calls)
  })

  get #aside() {
    const { past, waiting, revealing } = matchStore
    return past || waiting > 0 || revealing ? null : this.#newestAside
  }

  get aside(): unknown {
    return this.#aside?.aside ?? null
  }

  get asideOf(): Seat | null {
    return this.#aside?.seat ?? null
  }

  /** Whether somebody else is waiting for an aside of this seat. */
  get called(): boolean {
    return this.aside !== null && (this.presentation.calls?.(this.aside) ?? false)
  }

  get clock(): RunningClock<unknown> | null {
    const { latest, past } = matchStore
    if (past || latest === null) return null
    const { view, msLeft, msHeld } = latest.match
    return { table: view.table, ms: msLeft, held: msHeld, at: latest.at }
  }

  get asked(): readonly Seat[] {
    return this.#match.asked
  }

  // Derived, so that the same step arriving again, as when somebody else has chosen, sets nothing off.
  readonly #events = $derived.by(() => {
    const isHeld = this.revealed === this && matchStore.revealing
    return isHeld ? this.#frame.events : matchStore.events
  })
  readonly #step = $derived(this.#match.step)
  readonly #seat = $derived(this.past ? null : this.#match.seat)
  readonly #suspense = $derived.by(() => {
    const { still, past } = this
    return isSuspense(this.presentation, this.#match, { still, past, endedFor: this.#doings.endedFor })
  })

  get events(): readonly GameEvent[] {
    return this.#events
  }

  get heard(): readonly GameEvent[] {
    return heardEvents(matchStore.logOf(this.#frame), this.presentation.rules, this.#newestTable)
  }

  get #newestTable(): unknown {
    return matchStore.latest?.match.view.table ?? this.view.table
  }

  get step(): number {
    return this.#step
  }

  get language(): Language {
    return language()
  }

  get layout(): Layout {
    return this.#layout()
  }

  get still(): boolean {
    return settings.still
  }

  get past(): boolean {
    return matchStore.past
  }

  get open(): readonly unknown[] | null {
    return this.#frame.open ?? null
  }

  get sending(): boolean {
    return this.#doings.answering.sending !== null
  }

  get answered(): boolean {
    return hasAnswered(this.#match, this.#doings.answering)
  }

  get outcome(): Outcome | null {
    return this.#match.outcome
  }

  get suspense(): boolean {
    return this.#suspense
  }

  get words(): GameWords<unknown, unknown, unknown, GameEvent> {
    return this.presentation.words[language()]
  }

  get status(): string {
    if (this.outcome && !this.suspense) return this.words.ending(this.outcome, this.names, this.view.table)
    const next = this.prompt === null ? null : (this.presentation.next?.(this) ?? null)
    return next ?? this.words.status(this.view, this.prompt, this.names)
  }

  get waitedFor(): string[] {
    return waitedFor(this)
  }

  /** What happened, newest last; what may no longer be looked up is left out. */
  get log(): LogLine[] {
    return logLines(matchStore.logOf(this.#frame), {
      rules: this.presentation.rules,
      words: this.words,
      names: this.names,
      table: this.view.table,
      now: this.#newestTable,
      // What led to a step is filed under the ask it closed, the one before.
      hideStep: this.suspense ? this.step - 1 : null,
      places: this.presentation.places,
    })
  }

  /** Whether the past may be stepped through: not while a game depends on people's memory. */
  get mayLookBack(): boolean {
    return this.presentation.rules.remembers === undefined || (matchStore.latest?.match.outcome ?? null) !== null
  }

  say(aside: unknown): void {
    const match = matchStore.latest?.match
    const seat = this.asideOf
    if (!match || seat === null) return
    void session.answerFor({ match: match.number, step: match.step, seat, answer: aside }).then((result) => {
      if (!result.ok && result.why !== null) this.blocked(result.why)
    })
  }

  send(answer: unknown): void {
    const { number, step } = this.#match
    if (this.prompt === null) return
    const ask = askKey(this.#match)
    this.#doings.answering = { ...this.#doings.answering, sending: ask }
    const giver = session.passAndPlay.open
    void session.answer(number, step, answer).then((result) => {
      if (this.#doings.answering.sending === ask) this.#doings.answering = { ...this.#doings.answering, sending: null }
      if (result.ok) {
        this.#doings.answering = { ...this.#doings.answering, done: ask }
        return
      }
      if (result.why === null) return
      const { text, rule } = refusalNote(result.why, t(), this.words, this.names)
      session.passAndPlay.tell(giver, text, rule)
    })
  }

  blocked(refusal: Refusal): void {
    const { text, rule } = refusalNote(refusal, t(), this.words, this.names)
    session.passAndPlay.tell(session.passAndPlay.open, text, rule)
  }

  ended(): void {
    this.#doings.endedFor = this.#match.number
  }

  showRule(id: string): void {
    this.#onRule(id)
  }

  sound(name: Sound): void {
    play(name)
  }
}
