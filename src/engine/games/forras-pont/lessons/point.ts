import type { Pointing } from '../../../core/lesson'
import type { Answer, Prompt, Sheet } from '../facts'
import type { GameView } from '../motion'
import { cellText, operationText } from '../notation'

/** The places on a sheet of what leads forward: ↖ ↑ ↗. */
export const forwardPairs = (sheet: Sheet): number[] =>
  sheet.flatMap((operation, pair) => ('↖↑↗'.includes(operationText(operation)) ? [pair] : []))

/** Where a turn is taken: a colour and a cell, or a route from its first disc to the spring's. Of a sheet, the pairs that lead forward. */
export function point(_view: GameView, _prompt: Prompt, answer: Answer): Pointing | null {
  const at = (...look: readonly string[]): Pointing => ({ look, amount: null })
  switch (answer.type) {
    case 'place':
      return at(`bank-${answer.colour}`, cellText(answer.cell))
    case 'claim':
      return at('claim', ...answer.route.map(cellText), `spring-${answer.colour}`)
    case 'pass':
      return at('pass')
    case 'sheet':
      return at(...forwardPairs(answer.operations).map((pair) => `pair-${pair}`))
    default:
      return answer satisfies never
  }
}
