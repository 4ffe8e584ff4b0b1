import type { Pointing } from '../../../core/lesson'
import type { View } from '../../../core/contract'
import type { Answer, Own, Prompt, Table } from '../facts'
import { cellText } from '../notation'

/** Where a turn is taken: a colour and a cell, or a route from its first disc to the spring's. A sheet is too much to point at. */
export function point(_view: View<Table, Own>, _prompt: Prompt, answer: Answer): Pointing | null {
  const at = (...look: readonly string[]): Pointing => ({ look, amount: null })
  switch (answer.type) {
    case 'place':
      return at(`bank-${answer.colour}`, cellText(answer.cell))
    case 'claim':
      return at('claim', ...answer.route.map(cellText), `spring-${answer.colour}`)
    case 'pass':
      return at('pass')
    case 'sheet':
      return null
    default:
      return answer satisfies never
  }
}
