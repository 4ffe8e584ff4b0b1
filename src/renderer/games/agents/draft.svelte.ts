/** The reactive shell of the draft; its logic is in draft.ts. */
import type { Agent } from '../../../engine/games/agents/facts'
import type { Draft } from '../../match/contract'
import { nothingChosen, type Choices } from './draft'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

export interface AgentsDraft extends Writable<Choices>, Draft {
  /** The agent whose card is open. Stays open across asks. */
  card: Agent | null
  /** The sheet that is open. Stays open across asks. */
  sheet: 'notebook' | 'more' | null
  choose(choices: Choices): void
}

export function createDraft(): AgentsDraft {
  const draft: AgentsDraft = $state({
    ...nothingChosen,
    card: null,
    sheet: null,
    reset: () => draft.choose(nothingChosen),
    choose(choices) {
      const { agent, deed, to, victim, amount, pad, asking, sure } = choices
      Object.assign(draft, { agent, deed, to, victim, amount, pad, asking, sure })
    },
  })
  return draft
}
