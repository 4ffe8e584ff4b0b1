/** The reactive shell of the draft; its logic is in draft.ts. */
import type { Agent } from '../../../engine/games/agents/facts'
import { ChosenDraft } from '../../match/chosenDraft.svelte'
import { nothingChosen, type Choices } from './draft'

export class AgentsDraft extends ChosenDraft<Choices> {
  /** The agent whose card is open. Stays open across asks. */
  card = $state<Agent | null>(null)
  /** The sheet that is open. Stays open across asks. */
  sheet = $state<'notebook' | 'more' | null>(null)
}

export const createDraft = () => new AgentsDraft(nothingChosen)
