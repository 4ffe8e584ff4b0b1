/** The stage that a game's components see, drawn from the session and the match. */
import { untrack } from 'svelte'
import type { GameEvent, Outcome, Seat } from '../../engine/core/contract'
import type { TableState } from '../../protocol/toClient'
import type { AnyScreen, AnyStage, Draft, GameWords, Language, SeatFace, Sound } from './contract'
import { session } from '../connection/session.svelte'
import { settings } from '../device/settings.svelte'
import { language, t } from '../words/index.svelte'
import type { Words } from '../words/en'
import { hostRefusalText } from '../words/refusals'
import { matchStore } from './match.svelte'
import type { Frame } from './playback'
import { play } from './sounds'

export type Layout = 'phone' | 'desk' | 'screen'

/** Who sits where, by the table's people; bots are numbered. */
export function facesOf(table: TableState | null, words: Words): SeatFace[] {
  let bots = 0
  return (table?.seats ?? []).map((one, seat) => {
    const nobody = { seat, name: words.lobby.free, side: null, bot: false, here: true, standIn: false }
    if (one === null) return nobody
    if (one.kind === 'bot') return { ...nobody, name: words.lobby.botName(++bots), bot: true }
    const { name = '?', side = null, here = false } = table!.people.find(({ id }) => id === one.person) ?? {}
    return { seat, name, side, bot: false, here, standIn: one.standIn !== null }
  })
}

export interface LogLine {
  readonly key: string
  readonly text: string
  readonly rule: string
}

function askOf({ match }: Frame): string {
  return `${match.number}/${match.step}`
}

export class StageModel implements AnyStage {
  readonly screen: AnyScreen
  readonly draft: Draft
  readonly #layout: () => Layout
  readonly #onRule: (id: string) => void
  #sendingAsk = $state<string | null>(null)
  /** The ask whose answer the host has taken; its prompt is over even before the next state arrives. */
  #doneAsk = $state<string | null>(null)
  /** The ask that the draft is for: a new snapshot of the same one, as after a broken connection, leaves it alone. */
  #draftFor: string
  /** The match whose end show is over. */
  #endedFor = $state<number | null>(null)
  readonly faces = $derived(facesOf(session.table, t()))
  readonly names = $derived(this.faces.map(({ name }) => name))

  constructor(screen: AnyScreen, layout: () => Layout, onRule: (id: string) => void) {
    this.screen = screen
    this.#layout = layout
    this.#onRule = onRule
    this.draft = screen.createDraft()
    matchStore.pace = (events) => screen.pace(events)
    matchStore.history = (view) => screen.history?.(view) ?? []
    this.#draftFor = untrack(() => (matchStore.frame ? askOf(matchStore.frame) : ''))
    matchStore.onShow = (frame) => {
      const ask = askOf(frame)
      if (ask === this.#draftFor) return
      this.#draftFor = ask
      untrack(() => this.draft.reset())
    }
  }

  get #match() {
    return matchStore.frame!.match
  }

  /** Steps are counted anew in each match, and this stage may outlast one. */
  get #ask(): string {
    return askOf(matchStore.frame!)
  }

  get view() {
    return this.#match.view
  }

  get seat(): Seat | null {
    return this.past ? null : this.#match.seat
  }

  /** The seat this page plays, whatever is being looked at. */
  get mine(): Seat | null {
    return matchStore.latest?.match.seat ?? null
  }

  get prompt(): unknown {
    const match = this.#match
    if (this.past || matchStore.waiting > 0 || match.answered || match.outcome) return null
    if (this.#sendingAsk === this.#ask || this.#doneAsk === this.#ask) return null
    return match.prompt ?? null
  }

  get asked(): readonly Seat[] {
    return this.#match.asked
  }

  get events(): readonly GameEvent[] {
    return matchStore.events
  }

  get heard(): readonly GameEvent[] {
    const now = matchStore.latest?.match.view.table ?? this.view.table
    const { rules } = this.screen
    return matchStore.log.flatMap(({ events }) => events.filter((event) => rules.remembers?.(event, now) ?? true))
  }

  get step(): number {
    return this.#match.step
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
    return matchStore.frame?.open ?? null
  }

  get sending(): boolean {
    return this.#sendingAsk !== null
  }

  get answered(): boolean {
    return this.#match.answered || this.#doneAsk === this.#ask
  }

  get outcome(): Outcome | null {
    return this.#match.outcome
  }

  get suspense(): boolean {
    const { outcome, number } = this.#match
    return this.screen.suspense === true && outcome !== null && !this.still && !this.past && this.#endedFor !== number
  }

  get words(): GameWords<unknown, unknown, unknown, GameEvent> {
    return this.screen.words[language()]
  }

  get status(): string {
    if (this.outcome && !this.suspense) return this.words.ending(this.outcome, this.names, this.view.table)
    const next = this.prompt === null ? null : (this.screen.next?.(this) ?? null)
    return next ?? this.words.status(this.view, this.prompt, this.names)
  }

  /**
   * Whom everyone waits for, by name; nobody if the sentence begins with the only one. Where the host shows nobody who
   * has answered, I still know that I have.
   */
  get waitedFor(): string[] {
    if (this.outcome) return []
    const others = this.answered ? this.asked.filter((seat) => seat !== this.mine) : this.asked
    const names = others.map((seat) => this.names[seat] ?? '?')
    return names.length === 1 && this.status.startsWith(`${names[0]} `) ? [] : names
  }

  /** What happened, newest last; what may no longer be looked up is left out. */
  get log(): LogLine[] {
    const table = this.view.table
    const now = matchStore.latest?.match.view.table ?? table
    const { rules } = this.screen
    const { suspense } = this
    return matchStore.log.flatMap(({ step, events }) =>
      suspense && step === this.step
        ? []
        : events.flatMap((event, at) => {
            if (rules.remembers && !rules.remembers(event, now)) return []
            const text = this.words.tell(event, this.names, table)
            return text === null ? [] : [{ key: `${step}.${at}`, text, rule: event.rule }]
          }),
    )
  }

  /** Whether the past may be stepped through: not while a game lives from remembering. */
  get mayLookBack(): boolean {
    return this.screen.rules.remembers === undefined || (matchStore.latest?.match.outcome ?? null) !== null
  }

  send(answer: unknown): void {
    const { number, step } = this.#match
    if (this.prompt === null) return
    const ask = this.#ask
    this.#sendingAsk = ask
    const giver = session.passAndPlay.open
    void session.answer(number, step, answer).then((result) => {
      if (this.#sendingAsk === ask) this.#sendingAsk = null
      if (result.ok) {
        this.#doneAsk = ask
        return
      }
      if (result.why === null) return
      const text = hostRefusalText(t(), result.why) ?? this.words.refusal(result.why, this.names) ?? t().common.refused
      session.passAndPlay.tell(giver, text, result.why.rule.startsWith('host.') ? null : result.why.rule)
    })
  }

  ended(): void {
    this.#endedFor = this.#match.number
  }

  showRule(id: string): void {
    this.#onRule(id)
  }

  sound(name: Sound): void {
    play(name)
  }
}
