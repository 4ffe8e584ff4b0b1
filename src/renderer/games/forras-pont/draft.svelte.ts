/** The reactive shell of the draft; what happens to it is in `draft.ts`. */
import { ChosenDraft } from '../../match/chosenDraft.svelte'
import { nothingChosen, type Choices } from './draft'

export class ForrasDraft extends ChosenDraft<Choices> {
  /** Whether everyone's sheets lie open before the player. Not part of the answer: it stays through a reset. */
  sheetsOpen = $state(false)
}

export const createDraft = () => new ForrasDraft(nothingChosen)
