import type { Rng, Seat } from '../../../core/contract'
import { setInMotion, stepOf } from '../../../core/step'
import type { Answer } from '../facts'
import type { GameStep, GameWorld } from '../motion'
import { resolveHold, resolveRaise, resolveWindow } from './auction'
import type { GameMotion } from '../motion'
import { resolveDraw, resolveTurn } from './turn'

/** Carries legal answers out until the next decision. Nothing is left to chance once the game has begun. */
export function resolve(world: GameWorld, answers: ReadonlyMap<Seat, Answer>, rng: Rng): GameStep {
  const { phase, seat } = world.table
  const motion: GameMotion = setInMotion(world, rng)
  switch (phase.type) {
    case 'turn':
      resolveTurn(motion, answers.get(seat)!)
      break
    case 'window':
      resolveWindow(motion, phase, answers)
      break
    case 'hold':
      resolveHold(motion, phase, answers.get(seat)!)
      break
    case 'raise':
      resolveRaise(motion, phase, answers.get(phase.auction.vetoer)!)
      break
    case 'draw':
      resolveDraw(motion, answers)
      break
    case 'over':
      break
    default:
      phase satisfies never
  }
  return stepOf(motion)
}
