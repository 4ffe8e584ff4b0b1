import { goalsFor, type Goal, type Lesson, type LessonStart, type LessonStep } from '../../../core/lesson'
import type { Seat } from '../../../core/contract'
import { both } from '../../../core/manifest'
import { quickRng } from '../../../core/rng'
import { stepOf } from '../../../core/step'
import type { Event } from '../events'
import { faces, type Answer, type AnswerOf, type Face, type Hidden, type Own, type Prompt, type Table } from '../facts'
import { townInMotion } from '../motion'
import { diceOf, position, type PositionSpec } from '../position'
import { advance } from '../resolve'

/** What the lessons are written with. */

export type DtLesson = Lesson<Table, Own, Hidden, Prompt, Answer, Event>
export type DtStep = LessonStep<Table, Own, Hidden, Prompt, Answer, Event>
export type DtStart = LessonStart<Table, Own, Hidden>
export type DtGoal = Goal<Table, Own, Hidden, Answer, Event>
type Others = NonNullable<DtStep['others']>

const goals = goalsFor<Table, Own, Hidden, Answer, Event>()
export const { always, all, any, not, happened, answered } = goals

/** The learner is seat 0, the others are dealt by name. */
export const bence: Seat = 1
export const reka: Seat = 2
export const dan: Seat = 3
export const seatNames = {
  hu: ['Te', 'Bence', 'Réka', 'Dan', 'Emma'],
  en: ['You', 'Bence', 'Réka', 'Dan', 'Emma'],
} as const

/** Dice lie under the cups. `last`: the throw that is kept whole. */
export function cupsDown(town: PositionSpec, last = false): () => DtStart {
  return () => {
    const world = position(town)
    return { options: {}, world: { ...world, table: { ...world.table, phase: { type: last ? 'last' : 'keep' } } } }
  }
}

/** All hands are whole; the street is resolved up to its first decision. */
export function streetOf(town: PositionSpec): () => DtStart {
  return () => {
    const world = position(town)
    const motion = townInMotion(world, quickRng(1))
    advance(motion, world.table.phase)
    return { options: {}, world: stepOf(motion).world }
  }
}

export function keep(dice: string, brutes = 0): AnswerOf<'keep'> {
  return { type: 'keep', dice: diceOf(dice), brutes, cheats: [] }
}

export const offer = (
  seat: Seat,
  money: number,
  more: Partial<Pick<AnswerOf<'offer'>, 'nuggets' | 'property' | 'store'>> = {},
): AnswerOf<'offer'> => ({ type: 'offer', for: seat, money, nuggets: 0, property: [], store: [], ...more })

export const pass: Answer = { type: 'pass' }

/** What is said whatever the right answer was. */
export const praise = (hu: string, en: string) => ({ when: always, say: both(hu, en) })

/** What is said to a learner who lets it pass. */
export const passing = (hu: string, en: string) => ({ when: passed, say: both(hu, en), example: pass })

/** Dice to come, seat by seat, as the engine draws them. */
export function sides(...throws: readonly string[]): number[] {
  return throws.flatMap((dice) =>
    dice
      .split(' ')
      .filter((die) => die !== '')
      .map((die) => faces.indexOf(die as Face)),
  )
}

/** The learner kept exactly these dice. */
export function kept(dice: string): DtGoal {
  const wanted = diceOf(dice).join()
  return ({ answer }) => answer.type === 'keep' && [...answer.dice].sort(byName).join() === wanted
}
const byName = (a: Face, b: Face) => faces.indexOf(a) - faces.indexOf(b)

/** The learner kept between `least` and `most` dice. */
export const keptCount =
  (least: number, most = least): DtGoal =>
  ({ answer }) =>
    answer.type === 'keep' && answer.dice.length >= least && answer.dice.length <= most

/** The learner kept at least `least` dice of this side. */
export const keptOf =
  (face: Face, least = 1): DtGoal =>
  ({ answer }) =>
    answer.type === 'keep' && answer.dice.filter((die) => die === face).length >= least

const passed: DtGoal = answered({ type: 'pass' })

/** What the named seats keep; everything else is left to silence. */
export const keeping =
  (dice: Readonly<Record<Seat, string>>, more?: Others): Others =>
  (asked) =>
    asked.prompt.type === 'keep' && asked.seat in dice ? keep(dice[asked.seat]) : (more?.(asked) ?? null)
