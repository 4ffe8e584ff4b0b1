/** How many stones are picked so far; board and controls share it. */
import { ChosenDraft } from '../../match/chosenDraft.svelte'

export type __Name__Draft = ChosenDraft<number>

export const createDraft = (): __Name__Draft => new ChosenDraft(0)
