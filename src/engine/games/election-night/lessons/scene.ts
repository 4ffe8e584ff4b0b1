/** Positions for lessons, in any phase of a round, and what their goals are made of. */
import type { Seat } from '../../../core/contract'
import {
  goalsFor,
  type Attempt,
  type Caption,
  type Goal,
  type Lesson,
  type LessonStart,
  type LessonStep,
} from '../../../core/lesson'
import { regionOf, regions, type RegionId } from '../board'
import type { Event } from '../events'
import {
  colors,
  type Action,
  type Answer,
  type Die,
  type Hand,
  type Hidden,
  type Own,
  type PerSeat,
  type Phase,
  type Prompt,
  type Table,
} from '../facts'
import { answerNamed, dieNamed } from '../notation'
import { position } from '../position'
import { countRegion, countRegions, freeFieldIn, withMark } from '../region'

export type EnLesson = Lesson<Table, Own, Hidden, Prompt, Answer, Event>
export type EnLessonStep = LessonStep<Table, Own, Hidden, Prompt, Answer, Event>
export type EnGoal = Goal<Table, Own, Hidden, Answer, Event>
export type EnCaption = Caption<Event>
type EnAttempt = Attempt<Table, Own, Hidden, Answer, Event>

export interface LessonScene {
  /** Each party's numbers: "KM1=5 KM2=3". */
  readonly marks: PerSeat<string>
  readonly round: number
  readonly phase: Phase
  /** Each party's dice still behind the screen: "R3 W2". */
  readonly left: PerSeat<string>
  /** Each party's dice played this round, oldest first. */
  readonly played?: PerSeat<string>
  readonly flips?: PerSeat<number>
  readonly vetoed?: readonly Action[]
  /** Keeps the rolled dice in sight. */
  readonly aid?: true
}

const diceIn = (names: string): Die[] => names.split(' ').filter(Boolean).map(dieNamed)

/** A round in the middle, with the dice as they were rolled. */
export function sceneStart(scene: LessonScene): LessonStart<Table, Own, Hidden> {
  const { marks, round, phase, left, flips, vetoed = [], aid = false } = scene
  const played = scene.played ?? ['', '']
  const rolled = [0, 1].map((seat) => [...diceIn(left[seat]), ...diceIn(played[seat])])
  const named = (dice: readonly Die[]) => dice.map(({ color, value }) => `${letter[color]}${value}`).join(' ')
  const options = { memoryAid: aid, clock: 'off' } as const
  const world = position({ dice: [named(rolled[0]), named(rolled[1])], round, flips, marks, options })
  const inSight = aid || phase.type === 'study'
  return {
    options,
    world: {
      ...world,
      table: {
        ...world.table,
        phase,
        rolled: inSight ? world.table.rolled : null,
        played: [diceIn(played[0]), diceIn(played[1])],
        vetoed,
      },
      own: [0, 1].map((seat) => ({ dice: handOf(diceIn(left[seat])), flipped: [] })),
    },
  }
}

const letter = { blue: 'B', red: 'R', white: 'W' } as const

function handOf(dice: readonly Die[]): Hand {
  const [blue, red, white] = colors.map((color) => dice.find((die) => die.color === color)?.value ?? null)
  return { blue, red, white }
}

/** The phase in which these numbers wait to be written: "0 by 0 B5". */
export function writing(action: Action, ...pending: readonly string[]): Phase {
  return {
    type: 'write',
    action,
    pending: pending.map((text) => {
      const [seat, , by, die] = text.split(' ')
      return { seat: Number(seat), by: Number(by), ...dieNamed(die) }
    }),
  }
}

const regionAt = (id: RegionId): number => regions.findIndex((region) => region.id === id)

/** An answer in notation: "choose blue", "KM4", "DA2=6". */
export function say(text: string): Answer {
  const answer = answerNamed(text)
  if (answer === null) throw new Error(`no such answer: ${text}`)
  return answer
}

/** Writes in a region's first free field, wherever that is by now. */
export const writeIn =
  (id: RegionId) =>
  ({ table }: { readonly table: Table }): Answer => ({
    type: 'write',
    field: freeFieldIn(table.fields, regionAt(id)) ?? table.fields.indexOf(null),
  })

export const goals = goalsFor<Table, Own, Hidden, Answer, Event>()

/** The map with the answer's number on it, before anything else is written. */
function fieldsAfter({ before, answer }: EnAttempt): Table['fields'] {
  const { phase, fields } = before.table
  if (phase.type !== 'write' || (answer.type !== 'write' && answer.type !== 'bonus')) return fields
  const [{ seat, value }] = phase.pending
  return withMark(fields, answer.field, { seat, value: answer.type === 'bonus' ? answer.value : value! })
}

/** The number goes into one of these regions. */
export const wroteIn =
  (...ids: readonly RegionId[]): EnGoal =>
  ({ answer }) =>
    (answer.type === 'write' || answer.type === 'bonus') && ids.includes(regions[regionOf[answer.field]].id)

/** With the number, this party leads that region. */
export const leads =
  (id: RegionId, seat: Seat): EnGoal =>
  (attempt) =>
    countRegion(fieldsAfter(attempt), regionAt(id)).winner === seat

/** With the number, that region is tied. */
export const tied =
  (id: RegionId): EnGoal =>
  (attempt) =>
    countRegion(fieldsAfter(attempt), regionAt(id)).winner === null

/** The number takes a region from the other party. */
export const takesRegion =
  (seat: Seat): EnGoal =>
  (attempt) => {
    const before = countRegions(attempt.before.table.fields)
    return countRegions(fieldsAfter(attempt)).some(
      ({ winner }, at) => winner === seat && before[at].winner === 1 - seat,
    )
  }

/** No region changes its leader, becomes tied or stops being tied. */
export const leadersKept: EnGoal = (attempt) => {
  const before = countRegions(attempt.before.table.fields)
  return countRegions(fieldsAfter(attempt)).every(({ winner }, at) => winner === before[at].winner)
}

/** The number makes a clean sweep. */
export const wonTotally =
  (seat: Seat): EnGoal =>
  (attempt) =>
    wroteInWhere(attempt, (fields, at) => {
      const { winner, total } = countRegion(fields, at)
      return winner === seat && total
    })

/** The number repeats one that its owner has in a region they lead. */
export const spoils =
  (seat: Seat): EnGoal =>
  (attempt) =>
    wroteInWhere(attempt, (fields, at) => {
      const was = countRegion(attempt.before.table.fields, at)
      return was.winner === seat && !was.twice[seat] && countRegion(fields, at).twice[seat]
    })

function wroteInWhere(attempt: EnAttempt, holds: (fields: Table['fields'], at: number) => boolean): boolean {
  const { answer } = attempt
  return (answer.type === 'write' || answer.type === 'bonus') && holds(fieldsAfter(attempt), regionOf[answer.field])
}

/** Whether the region has a free field, for solutions and scripts. */
export const firstFree = (fields: Table['fields'], id: RegionId): number | null => freeFieldIn(fields, regionAt(id))
