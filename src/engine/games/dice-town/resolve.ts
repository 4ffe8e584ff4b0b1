import type { Rng, Seat } from '../../core/contract'
import { stepOf } from '../../core/step'
import { runEffects } from './cards/effects'
import { playJoe, runJoe } from './cards/joe'
import { resolveWanted, runPlay } from './cards/wanted'
import { resolveWindow, runWindow } from './cards/windows'
import { giveBack, resolveKeep, resolveLast, runSettle, runThrow } from './dice/throwing'
import type { Answer, AnswerOf, Phase, Task } from './facts'
import { townInMotion, type GameMotion, type GameStep, type GameWorld } from './motion'
import { runPlace, runYield } from './places'
import { resolveDecide, resolveOffers } from './places/bribes'
import { keepLoot, rob, runSteal } from './places/saloon'
import { runBadge } from './places/sheriff'
import { runDraw, takeDrawn } from './places/store'
import { runSlide } from './places/townHall'
import { runVisit, visit } from './places/visit'
import { runEndRound, runRound, win } from './round'

/** Applies the answers to the present phase, then works through the agenda until players have to decide again. */
export function resolve(world: GameWorld, answers: ReadonlyMap<Seat, Answer>, rng: Rng): GameStep {
  const motion = townInMotion(world, rng)
  apply(motion, world.table.phase, answers)
  advance(motion, world.table.phase)
  return stepOf(motion)
}

/** Works through the agenda until a task enters a phase other than `answered`. */
export function advance(motion: GameMotion, answered: Phase) {
  const { table } = motion
  while (table.phase === answered) run(motion, table.agenda.shift()!)
}

function apply(motion: GameMotion, phase: Phase, answers: ReadonlyMap<Seat, Answer>) {
  const answer = answers.values().next().value as Answer
  switch (phase.type) {
    case 'keep':
      return resolveKeep(motion, answers as ReadonlyMap<Seat, AnswerOf<'keep'>>)
    case 'last':
      return resolveLast(motion, answers as ReadonlyMap<Seat, AnswerOf<'last'>>)
    case 'giveBack':
      return giveBack(motion, phase.seat, (answer as AnswerOf<'giveBack'>).die)
    case 'window':
      return resolveWindow(motion, phase.window, answers)
    case 'wanted':
      return resolveWanted(motion, phase.played, answers)
    case 'offers':
      return resolveOffers(motion, phase, answers)
    case 'decide':
      return resolveDecide(motion, phase, answer)
    case 'take':
      return takeDrawn(motion, phase.seat, (answer as AnswerOf<'take'>).card)
    case 'joe':
      return playJoe(motion, phase.seat, (answer as AnswerOf<'target'>).seat)
    case 'steal': {
      const { victim, property, store } = answer as AnswerOf<'steal'>
      return rob(motion, phase.seat, { victim, property, store })
    }
    case 'loot':
      return keepLoot(motion, phase.seat, phase.theft.victim, (answer as AnswerOf<'loot'>).card)
    case 'visit':
      return answer.type === 'visit'
        ? visit(motion, phase.seat, answer.action, answer.properties, phase.action !== null)
        : visit(motion, phase.seat, null, [], false)
    case 'final':
      return win(motion, (answer as AnswerOf<'choose'>).seat, 'DT-17.3')
    case 'over':
      return
    default:
      return phase satisfies never
  }
}

function run(motion: GameMotion, task: Task) {
  switch (task.do) {
    case 'round':
      return runRound(motion)
    case 'throw':
      return runThrow(motion)
    case 'settle':
      return runSettle(motion, task.owing)
    case 'place':
      return runPlace(motion, task.place)
    case 'yield':
      return runYield(motion, task.place, task.seat)
    case 'draw':
      return runDraw(motion, task.seat, task.jacks)
    case 'steal':
      return runSteal(motion, task.seat, task.queens)
    case 'window':
      return runWindow(motion, task.window)
    case 'play':
      return runPlay(motion, task.played)
    case 'effects':
      return runEffects(motion, task.played, task.cancelled)
    case 'joe':
      return runJoe(motion, task.seat)
    case 'badge':
      return runBadge(motion, task.seat)
    case 'slide':
      return runSlide(motion)
    case 'visit':
      return runVisit(motion, task.seat, task.action)
    case 'endRound':
      return runEndRound(motion)
    default:
      return task satisfies never
  }
}
