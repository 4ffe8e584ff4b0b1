import type { Refusal, Rng } from '../../../core/contract'
import { refusal } from '../../../core/refusal'
import { pick } from '../../../core/rng'
import type { Answer, Move, Prompt, Table } from '../facts'
import type { GameView } from '../motion'
import { capturePaths } from '../grid/jumping'
import { gridOf } from '../grid/tables'
import { isFlagDown } from '../time'
import { captureAnswer, checkCapture, sampleCapture } from './captures'
import { checkPlacement, listPlacements, samplePlacement } from './placements'

type MovePrompt = Prompt & { type: 'move' }
type MoveKind = Move['type'] | 'demand'

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
function whyNoPlacement(table: Table, prompt: MovePrompt): Refusal {
  if (table.ordered) return refusal('ZE-29')
  return refusal(prompt.capture ? 'ZE-10' : 'ZE-24')
}

function answersTo({ say }: Prompt & { type: 'takeBack' }): readonly Answer[] {
  return say === 'ask' ? [{ type: 'askBack' }] : [{ type: 'agree' }, { type: 'decline' }]
}

/** All legal answers. */
export function list({ table }: GameView, prompt: Prompt): readonly Answer[] {
  if (prompt.type === 'takeBack') return answersTo(prompt)
  if (isFlagDown(table)) return [{ type: 'flag' }]
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
export function sample({ table }: GameView, prompt: Prompt, rng: Rng): Answer {
  if (prompt.type === 'takeBack') return pick(rng, answersTo(prompt))
  if (isFlagDown(table)) return { type: 'flag' }
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

function legalKinds(prompt: MovePrompt): MoveKind[] {
  const kinds: MoveKind[] = []
  if (prompt.capture) kinds.push('capture')
  if (prompt.place !== null) kinds.push('place')
  if (prompt.pass) kinds.push('pass')
  if (prompt.demand) kinds.push('demand')
  return kinds
}
