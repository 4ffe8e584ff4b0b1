import type { Pointing } from '../../../core/lesson'
import { regionOf, regions } from '../board'
import type { Answer, Prompt } from '../facts'
import type { GameView } from '../motion'

/** Where an answer is given: a die, a choice, or a region and a number. */
export function point(_view: GameView, _prompt: Prompt, answer: Answer): Pointing {
  const at = (...look: readonly string[]): Pointing => ({ look, amount: null })
  const region = (field: number) => regions[regionOf[field]].id
  switch (answer.type) {
    case 'ready':
      return at('main')
    case 'flip':
      return at(answer.color === null ? 'no-flip' : `die-${answer.color}`)
    case 'choose':
      return at(`die-${answer.color}`)
    case 'veto':
      return at(answer.veto ? 'choice-veto' : 'choice-stand')
    case 'hand':
      return at(`hand-${answer.hand}`)
    case 'order':
      return at(`choice-${answer.first}`)
    case 'write':
      return at(region(answer.field))
    case 'bonus':
      return at(`number-${answer.value}`, region(answer.field))
    default:
      return answer satisfies never
  }
}
