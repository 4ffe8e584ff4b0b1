import type { Pointing } from '../../../core/lesson'
import type { Answer, Prompt } from '../facts'
import type { GameView } from '../motion'
import { agentLooks } from './kit'

/** Where an answer is given: an agent, its deed and its way; a button; and the amount, where one is named. */
export function point(_view: GameView, _prompt: Prompt, answer: Answer): Pointing {
  const at = (...look: readonly string[]): Pointing => ({ look, amount: null })
  switch (answer.type) {
    case 'move':
    case 'carry':
      return at(agentLooks[answer.agent], answer.type, answer.to, `to-${answer.to}`)
    case 'murder':
      return at(agentLooks[answer.agent], answer.type, `choice-${answer.victim}`)
    case 'book':
      return { look: [agentLooks[answer.agent], answer.type, 'pad'], amount: answer.amount }
    case 'veto':
    case 'raise':
      return { look: [answer.type, 'pad'], amount: answer.amount }
    case 'pass':
    case 'offerDraw':
    case 'letGo':
    case 'hold':
    case 'giveUp':
    case 'agree':
    case 'refuse':
      return at(answer.type)
    default:
      return answer satisfies never
  }
}
