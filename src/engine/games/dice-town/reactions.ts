import type { View } from '../../core/contract'
import type { Answer, Prompt } from './dialogue'
import type { Own, Table } from './facts'
import { list } from './list'
import { silence } from './silence'

/**
 * The only answer this player has, if there is no choice; else `null`. A page gives it for its player without a
 * question, in windows as if someone had thought about it (DT-14.3).
 */
export function onlyAnswer(view: View<Table, Own>, prompt: Prompt): Answer | null {
  const answers = list(view, prompt)
  return answers?.length === 1 ? answers[0] : null
}

/** Whether a player who does not want to be asked this round may be passed over here (DT-14.3). */
export function passesFor(view: View<Table, Own>, prompt: Prompt): Answer | null {
  return prompt.type === 'window' || prompt.type === 'wanted' || prompt.type === 'last' ? silence(view, prompt) : null
}
