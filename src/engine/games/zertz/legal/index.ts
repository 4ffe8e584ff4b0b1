import type { Refusal, Rng, View } from '../../../core/contract'
import type { Answer, Own, Prompt, Table } from '../facts'
import { capturePaths } from '../grid/jumping'
import { gridOf } from '../grid/tables'
import { captureAnswer, checkCapture, sampleCapture } from './captures'
import { checkPlacement, listPlacements, samplePlacement } from './placements'

type Seen = View<Table, Own>
type MovePrompt = Prompt & { type: 'move' }

const refuse = (rule: string): Refusal => ({ rule, params: {} })

/** The one judge of legality. */
export function check({ table }: Seen, prompt: Prompt, answer: Answer): Refusal | null {
  if (prompt.type === 'verdict') return answer.type === 'demand' || answer.type === 'accept' ? null : refuse('ZE-31')
  switch (answer.type) {
    case 'place':
      if (prompt.place === null) return refuse(whyNoPlacement(table, prompt))
      return checkPlacement(gridOf(table), answer)
    case 'capture':
      return checkCapture(gridOf(table), answer)
    case 'pass':
      return prompt.pass ? null : refuse('ZE-24')
    case 'demand':
      return prompt.demand ? null : refuse('ZE-28')
    case 'accept':
      return refuse('ZE-31')
    default:
      return answer satisfies never
  }
}

/** The rule that forbids a placement: ordered to capture, a capture is possible, or no marble is left. */
function whyNoPlacement(table: Table, prompt: MovePrompt): string {
  if (table.ordered) return 'ZE-29'
  return prompt.capture ? 'ZE-10' : 'ZE-24'
}

/** All legal answers. */
export function list({ table }: Seen, prompt: Prompt): readonly Answer[] {
  if (prompt.type === 'verdict') return [{ type: 'demand' }, { type: 'accept' }]
  const grid = gridOf(table)
  const answers: Answer[] = []
  if (prompt.capture) for (const path of capturePaths(grid)) answers.push(captureAnswer(grid, path))
  if (prompt.place !== null) for (const placement of listPlacements(grid)) answers.push(placement)
  if (prompt.pass) answers.push({ type: 'pass' })
  if (prompt.demand) answers.push({ type: 'demand' })
  return answers
}

/** One legal answer: first a kind of answer at random, then one of that kind. */
export function sample({ table }: Seen, prompt: Prompt, rng: Rng): Answer {
  if (prompt.type === 'verdict') return rng.below(2) === 0 ? { type: 'demand' } : { type: 'accept' }
  const kinds = legalKinds(prompt)
  const kind = kinds[rng.below(kinds.length)]
  switch (kind) {
    case 'capture':
      return sampleCapture(gridOf(table), rng)
    case 'place':
      return samplePlacement(gridOf(table), rng)
    case 'pass':
    case 'demand':
      return { type: kind }
    default:
      return kind satisfies never
  }
}

function legalKinds(prompt: MovePrompt): Exclude<Answer['type'], 'accept'>[] {
  const kinds: Exclude<Answer['type'], 'accept'>[] = []
  if (prompt.capture) kinds.push('capture')
  if (prompt.place !== null) kinds.push('place')
  if (prompt.pass) kinds.push('pass')
  if (prompt.demand) kinds.push('demand')
  return kinds
}
