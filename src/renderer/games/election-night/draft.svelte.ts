/** The reactive shell around draft.ts. */
import type { Draft } from '../../match/contract'
import { nothing, type Choices } from './draft'

export class ElectionDraft implements Draft {
  choices = $state.raw<Choices>(nothing)

  /** Makes, changes or takes back some choices. */
  choose(part: Partial<Choices>): void {
    this.choices = { ...this.choices, ...part }
  }

  reset(): void {
    this.choices = nothing
  }
}

export const createDraft = (): ElectionDraft => new ElectionDraft()
