/** The answer under construction, as one piece of data: what happens to it is in each game's `draft.ts`. */
import type { Draft } from './contract'

/** Games extend it by what is no part of the answer, such as a sheet that stays open. */
export class ChosenDraft<Choices> implements Draft {
  #chosen: Choices
  readonly #nothing: Choices

  constructor(nothing: Choices) {
    this.#chosen = $state.raw(nothing)
    this.#nothing = nothing
  }

  get chosen(): Choices {
    return this.#chosen
  }

  change(next: Choices): void {
    this.#chosen = next
  }

  reset(): void {
    this.#chosen = this.#nothing
  }
}
