/** What the end of a match tells: who won, from how far behind, what decided it, and what each player did best. */
import type { Seat } from '../../../engine/core/contract'
import { matchStore } from '../../match/match.svelte'
import type { StageModel } from '../../match/model.svelte'
import { t } from '../../words/index.svelte'
import { decisive } from './decisive.svelte'
import { decisiveText } from './decisiveText'
import { isCounted, rankingOf } from './highlights'
import { behindLine, bestLine, partLine, partsIn, whyLine } from './resultLines'
import { toneOf } from './tone'

export class ResultStory {
  readonly #model: () => StageModel
  readonly number = $derived(matchStore.latest?.match.number ?? 0)
  readonly outcome = $derived.by(() => this.#model().outcome)
  readonly tone = $derived.by(() => (this.outcome === null ? 'draw' : toneOf(this.outcome, this.#model().mine)))
  /** Where a match is merely won or lost there is nothing to count. */
  readonly counted = $derived.by(
    () => this.outcome !== null && !this.#model().presentation.unscored && isCounted(this.outcome),
  )
  /** Whether the ranking says more than who won. */
  readonly ranked = $derived.by(() => this.counted || this.#model().presentation.unscored === 'places')
  readonly #countedOutcome = $derived(this.counted ? this.outcome : null)
  readonly ranking = $derived(this.outcome === null ? [] : rankingOf(this.outcome))
  /** The parts of the score that were played for, with their names. */
  readonly parts = $derived.by(() => partsIn(this.outcome, this.#model().words.scoreParts))
  readonly #labels = $derived(Object.fromEntries(this.parts))
  readonly #playedFor = $derived.by(() => {
    const { tieBreaks = [] } = this.#model().presentation
    return this.parts.map(([key]) => key).filter((key) => !tieBreaks.includes(key))
  })

  constructor(model: () => StageModel) {
    this.#model = model
  }

  /** Has the decisive moment looked for; to be called once the end may be told. */
  look(): void {
    const winner = this.outcome?.winners[0]
    if (winner !== undefined) decisive.start(this.number, winner)
  }

  /** From how far behind; nothing if the winners never were, or if this page has not seen all of it. */
  get #behind(): string {
    const { presentation, words, faces } = this.#model()
    const { standing } = presentation
    if (!this.outcome || !standing) return ''
    const standings = matchStore.tables?.map((one) => standing(one).slice(0, faces.length)) ?? null
    return behindLine(this.outcome, standings, words.behind)
  }

  /** From how far behind, and by how much. */
  get why(): string {
    return whyLine(this.#behind, this.#countedOutcome, t())
  }

  /** The step that the review names as decisive, once it is known. */
  get decisiveAt(): number | undefined {
    return decisive.of(this.number)?.step
  }

  /** Everyone's chances after each step, once they are known. */
  get chances() {
    return decisive.rows(this.number)
  }

  /** What decided it: the moment that the review names, and until that is known the part of the score. */
  get turned(): string {
    const { words, names } = this.#model()
    const moment = decisiveText(decisive.of(this.number), words, names, t(), names[this.outcome?.winners[0] ?? 0] ?? '')
    const counted = this.#countedOutcome
    return moment ?? (counted && partLine(counted, this.#playedFor, this.#labels, t())) ?? ''
  }

  best(seat: Seat): string {
    const counted = this.#countedOutcome
    return counted ? bestLine(counted, seat, this.#playedFor, this.#labels, t()) : ''
  }
}
