import type { Refusal } from '../../../core/contract'
import { refusal } from '../../../core/refusal'
import type { Answer, Prompt, Table } from '../facts'
import { gridOf } from '../grid/tables'
import type { GameView } from '../motion'
import { isFlagDown } from '../time'
import { checkCapture } from './captures'
import { answersTo } from './list'
import { checkPlacement } from './placements'

/** The one judge of legality. */
export function check({ table }: GameView, prompt: Prompt, answer: Answer): Refusal | null {
  if (prompt.type === 'takeBack')
    return answersTo(prompt).some(({ type }) => type === answer.type) ? null : refusal('ZE-37')
  if (isFlagDown(table)) return answer.type === 'flag' ? null : refusal('ZE-34')
  if (prompt.type === 'verdict') return answer.type === 'demand' || answer.type === 'accept' ? null : refusal('ZE-31')
  switch (answer.type) {
    case 'place':
      if (prompt.place === null) return whyNoPlacement(table, prompt)
      return checkPlacement(gridOf(table), answer)
    case 'capture':
      return checkCapture(gridOf(table), answer)
    case 'pass':
      return prompt.pass ? null : refusal('ZE-24')
    case 'demand':
      return prompt.demand ? null : refusal('ZE-28')
    case 'accept':
      return refusal('ZE-31')
    case 'flag':
      return refusal('ZE-34')
    case 'askBack':
      return refusal('ZE-36')
    case 'agree':
    case 'decline':
      return refusal('ZE-37')
    default:
      return answer satisfies never
  }
}

/** Why no marble may be placed: ordered to capture, a capture is possible, or none is left. */
function whyNoPlacement(table: Table, prompt: Prompt & { type: 'move' }): Refusal {
  if (table.ordered) return refusal('ZE-29')
  return refusal(prompt.capture ? 'ZE-10' : 'ZE-24')
}
