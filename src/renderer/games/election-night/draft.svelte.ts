/** The reactive shell around draft.ts. */
import { ChosenDraft } from '../../match/chosenDraft.svelte'
import { nothingChosen, type Choices } from './draft'

export type ElectionDraft = ChosenDraft<Choices>

export const createDraft = (): ElectionDraft => new ChosenDraft(nothingChosen)
