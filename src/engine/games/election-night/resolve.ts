import type { Rng, Seat } from '../../core/contract'
import { setInMotion, stepOf } from '../../core/step'
import type { Answer } from './facts'
import type { GameMotion, GameStep, GameWorld } from './motion'
import { hideDice, takeFlips } from './round/flips'
import { endAction, revealDice, takeVetoes } from './round/playing'
import { showHands, writeInOrder, writeNext } from './round/writing'

/** Carries out the answers to the current ask, and everything that follows until somebody has to decide again. */
export function resolve(world: GameWorld, answers: ReadonlyMap<Seat, Answer>, rng: Rng): GameStep {
  const motion: GameMotion = setInMotion(world, rng)
  const { phase } = world.table
  switch (phase.type) {
    case 'study':
      hideDice(motion)
      break
    case 'flip':
    case 'answerFlip':
      takeFlips(motion, phase.action, answers, phase.type === 'answerFlip')
      break
    case 'choose': {
      const chosen = (seat: Seat) => (answers.get(seat) as Answer & { type: 'choose' }).color
      revealDice(motion, phase.action, [chosen(0), chosen(1)])
      break
    }
    case 'veto':
      takeVetoes(motion, phase.action, answers)
      break
    case 'hands':
      showHands(motion, phase.action, phase.attempt, answers)
      break
    case 'order': {
      const { first } = answers.get(phase.winner) as Answer & { type: 'order' }
      if (writeInOrder(motion, phase.action, first, 'hands', 'EN-9.4') === 'done') endAction(motion, phase.action)
      break
    }
    case 'write': {
      const { by, value } = phase.pending[0]
      const answer = answers.get(by) as Answer & { type: 'write' | 'bonus' }
      const number = answer.type === 'bonus' ? answer.value : value!
      const progress = writeNext(motion, phase.action, phase.pending, answer.field, number)
      if (progress === 'done') endAction(motion, phase.action)
      break
    }
    case 'over':
      break
    default:
      phase satisfies never
  }
  return stepOf(motion)
}
