import type { Refusal, Rng } from '../../core/contract'
import { refusal } from '../../core/refusal'
import { pick } from '../../core/rng'
import { mostPerTurn, type Answer, type Prompt } from './facts'
import type { GameView } from './motion'

/** The one judge of legality. */
export function check({ table }: GameView, _prompt: Prompt, { count }: Answer): Refusal | null {
  if (count < 1 || count > mostPerTurn) return refusal('__prefix__-3', { most: mostPerTurn })
  if (count > table.heap) return refusal('__prefix__-4', { left: table.heap })
  return null
}

/** All legal answers. */
export function list(_view: GameView, { most }: Prompt): readonly Answer[] {
  return Array.from({ length: most }, (_, i): Answer => ({ type: 'take', count: i + 1 }))
}

/** One legal answer; each is equally likely. */
export function sample(view: GameView, prompt: Prompt, rng: Rng): Answer {
  return pick(rng, list(view, prompt))
}
