import type { Rng } from '../../../core/contract'
import { pick } from '../../../core/rng'
import type { Answer, Move, Prompt } from '../facts'
import { gridOf } from '../grid/tables'
import type { GameView } from '../motion'
import { isFlagDown } from '../time'
import { sampleCapture } from './captures'
import { answersTo } from './list'
import { samplePlacement } from './placements'

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

function legalKinds(prompt: Prompt & { type: 'move' }): (Move['type'] | 'demand')[] {
  const kinds: (Move['type'] | 'demand')[] = []
  if (prompt.capture) kinds.push('capture')
  if (prompt.place !== null) kinds.push('place')
  if (prompt.pass) kinds.push('pass')
  if (prompt.demand) kinds.push('demand')
  return kinds
}
