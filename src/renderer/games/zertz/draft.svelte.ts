/** The move under construction, shared by board and controls. */
import { ChosenDraft } from '../../match/chosenDraft.svelte'
import { nothingChosen, type Choices } from './draft'

export type ZertzDraft = ChosenDraft<Choices>

export const createDraft = (): ZertzDraft => new ChosenDraft(nothingChosen)
