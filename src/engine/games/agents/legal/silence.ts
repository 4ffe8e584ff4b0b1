import type { Answer, Prompt } from '../facts'
import type { GameView } from '../motion'

/** What a seat answers by saying nothing until its clock runs out (AG-8.3). */
export function silence(_view: GameView, prompt: Prompt): Answer {
  switch (prompt.type) {
    case 'turn':
    case 'raise':
      return { type: 'pass' }
    case 'window':
      return { type: 'letGo' }
    case 'hold':
      return { type: 'giveUp' }
    case 'draw':
      return { type: 'refuse' }
    default:
      return prompt satisfies never
  }
}
