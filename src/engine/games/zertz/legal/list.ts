import type { Answer, Prompt } from '../facts'
import { capturePaths } from '../grid/jumping'
import { gridOf } from '../grid/tables'
import type { GameView } from '../motion'
import { isFlagDown } from '../time'
import { captureAnswer } from './captures'
import { listPlacements } from './placements'

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

/** What may be said to a question of taking back. */
export function answersTo({ say }: Prompt & { type: 'takeBack' }): readonly Answer[] {
  return say === 'ask' ? [{ type: 'askBack' }] : [{ type: 'agree' }, { type: 'decline' }]
}
