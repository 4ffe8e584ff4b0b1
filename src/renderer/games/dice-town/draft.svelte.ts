/** The reactive shell of the answer under construction. */
import { reactionMs } from '../../../engine/games/dice-town/cards/reactions'
import type { Draft } from '../../match/contract'
import { nothingChosen, type Chosen } from './draft'

export interface TownDraft extends Draft {
  readonly chosen: Chosen
  /** When a reaction may leave the page, so that its haste reveals nothing. */
  readonly due: number
  /** "Don't ask me this round": kept on this page only, so the table can't tell it from someone who passes. */
  mutedRound: number | null
  change(next: Chosen): void
  /** Holds reactions back for another while. */
  postpone(ms: number): void
}

class ReactiveDraft implements TownDraft {
  chosen = $state.raw(nothingChosen)
  due = $state(dueByChance())
  // Not part of an answer, so it outlasts a reset and a device passed round.
  mutedRound = $state<number | null>(null)

  change(next: Chosen) {
    this.chosen = next
  }

  postpone(ms: number) {
    this.due = performance.now() + ms
  }

  resume(before: Draft) {
    this.mutedRound = (before as TownDraft).mutedRound
  }

  reset() {
    this.chosen = nothingChosen
    this.due = dueByChance()
  }
}

function dueByChance(): number {
  return performance.now() + reactionMs(Math.random())
}

export function createDraft(): TownDraft {
  return new ReactiveDraft()
}
