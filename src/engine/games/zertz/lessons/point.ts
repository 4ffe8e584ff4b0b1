import type { Pointing } from '../../../core/lesson'
import type { Answer, Prompt } from '../facts'
import type { GameView } from '../motion'

/** Where a move is made: the marble, the rings, and what confirms it. */
export function point(_view: GameView, _prompt: Prompt, answer: Answer): Pointing {
  const at = (...look: readonly string[]): Pointing => ({ look, amount: null })
  switch (answer.type) {
    case 'capture':
      return at(...answer.path)
    case 'place':
      return at(`supply-${answer.marble}`, answer.at, ...(answer.remove === null ? [] : [answer.remove]))
    case 'demand':
    case 'pass':
      return at(answer.type)
    case 'accept':
      return at('main')
    case 'flag':
    case 'askBack':
    case 'agree':
    case 'decline':
      return at()
    default:
      return answer satisfies never
  }
}
