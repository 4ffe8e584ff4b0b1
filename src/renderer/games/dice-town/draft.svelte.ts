/** The reactive shell of the answer under construction. */
import { reactionMs } from '../../../engine/games/dice-town/cards/reactions'
import { ChosenDraft } from '../../match/chosenDraft.svelte'
import type { Draft } from '../../match/contract'
import { nothingChosen, type Choices } from './draft'

export class TownDraft extends ChosenDraft<Choices> {
  #due = $state(dueByChance())
  /**
   * "Don't ask me this round": kept on this page only, so the table can't tell it from someone who passes. Not part of an
   * answer, so it outlasts a reset and a device passed round.
   */
  mutedRound = $state<number | null>(null)

  /** When a reaction may leave the page, so that its haste reveals nothing. */
  get due(): number {
    return this.#due
  }

  /** Holds reactions back for another while. */
  postpone(ms: number): void {
    this.#due = performance.now() + ms
  }

  resume(before: Draft): void {
    this.mutedRound = (before as TownDraft).mutedRound
  }

  override reset(): void {
    super.reset()
    this.#due = dueByChance()
  }
}

function dueByChance(): number {
  return performance.now() + reactionMs(Math.random())
}

export const createDraft = () => new TownDraft(nothingChosen)
