/** What this page is doing with the match: one for the stage that is drawn and the one that is told. */
import { untrack } from 'svelte'
import type { GameEvent } from '../../engine/core/contract'
import type { MatchState } from '../../protocol/toClient'
import { session } from '../connection/session.svelte'
import type { AnyPresentation, Draft } from './contract'
import { draftAt } from './doings'
import { matchStore } from './match.svelte'
import type { Answering } from './model'

type Shown = Pick<MatchState, 'number' | 'step' | 'seat'>

export class Doings {
  /** The answer under construction. */
  draft: Draft
  answering = $state.raw<Answering>({ sending: null, done: null })
  /** The match whose end show is over. */
  endedFor = $state<number | null>(null)
  readonly #presentation: AnyPresentation
  /** The ask that the draft is for. */
  #draftFor: Pick<Shown, 'number' | 'step'> | null

  constructor(presentation: AnyPresentation, shown: Shown | null) {
    this.#presentation = presentation
    this.#draftFor = shown
    this.draft = $state.raw(this.#newDraft(shown))
  }

  /** A step comes into sight. */
  shows(shown: Shown, events: readonly GameEvent[]): void {
    const fate = draftAt(shown, this.#draftFor, events, this.#presentation)
    this.#draftFor = { number: shown.number, step: shown.step }
    if (fate === 'new') this.draft = untrack(() => this.#newDraft(shown))
    if (fate === 'reset') untrack(() => this.draft.reset())
  }

  /** A stage is made anew whenever a passed device is uncovered: the draft may go on with what the same seat had. */
  #newDraft(shown: Shown | null): Draft {
    const create = () => this.#presentation.createDraft()
    const table = session.table?.id
    if (shown === null || shown.seat === null || table === undefined) return create()
    return matchStore.drafts.begin({ table, match: shown.number, seat: shown.seat }, create)
  }
}
