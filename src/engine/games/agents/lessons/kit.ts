/** What lessons of this game are made of: positions, scripted bidders and goals. */
import type { Seat } from '../../../core/contract'
import { goalsFor, type Lesson, type LessonStart, type LessonStep, type Task } from '../../../core/lesson'
import type { InBoth } from '../../../core/manifest'
import type { Agent, Answer, Event, Hidden, Own, Point, Prompt, Table } from '../facts'
import type { GameWorld } from '../motion'
import { answerNamed } from '../notation'
import { position, type PositionSpec } from '../position'
import { resolve } from '../resolve'

export type AgentsLesson = Lesson<Table, Own, Hidden, Prompt, Answer, Event>
export type AgentsStep = LessonStep<Table, Own, Hidden, Prompt, Answer, Event>
export type AgentsTask = Task<Table, Own, Hidden, Answer, Event>
export type AgentsGoal = AgentsTask['goal']
export type AgentsStart = LessonStart<Table, Own, Hidden>

/** The seats by the names they have in lessons; the learner sits right, the partner opposite. */
export const [learner, bela, cili, dani, emma, feri] = [0, 1, 2, 3, 4, 5]
export const seatNames = {
  hu: ['Te', 'Béla', 'Cili', 'Dani', 'Emma', 'Feri'],
  en: ['You', 'Ben', 'Celia', 'Dan', 'Emma', 'Fred'],
} as const

export const [fox, owl, hare, stag, bat, raven, snake, bear, shark, , spider] = Array.from({ length: 12 }, (_, i) => i)

/** What the board calls the agents. */
export const agentLooks = 'fox owl hare stag bat raven snake bear shark ram spider swan'.split(' ')

export const goals = goalsFor<Table, Own, Hidden, Answer, Event>()

/** A lesson's position, and what was said at the table since: `2: veto 1200`. */
export interface LessonSpec extends PositionSpec {
  readonly then?: readonly string[]
}

/** The world of a position. Unless it says otherwise, it is round 8 of a table without clocks. */
export function worldAt({ then = [], ...set }: LessonSpec): GameWorld {
  const seat = set.seat ?? 0
  const start = position({ round: 8, turn: 43 + seat, ...set, options: { windowClock: 'off', ...set.options } })
  const saidBy = (text: string) => {
    const [who, what] = text.split(': ')
    const answer = answerNamed(what)
    if (answer === null) throw new Error(`${text} is no answer`)
    return new Map([[Number(who), answer]])
  }
  return then.reduce((world, text) => resolve(world, saidBy(text), { below: () => 0 }).world, start)
}

export const startAt = (spec: LessonSpec) => (): AgentsStart => {
  const world = worldAt(spec)
  return { options: world.table.options, world }
}

/** The game as it begins. */
export const opening: LessonSpec = { round: 1, turn: 1 }

/** An answer in notation, such as `A* > 3,0`. */
export const say = (text: string): Answer => answerNamed(text)!

/** Scripted seats that hold bids up to these amounts; everyone else gives up, lets go and passes. */
export const holding =
  (most: Readonly<Record<Seat, number>>): NonNullable<AgentsStep['others']> =>
  ({ seat, prompt }) =>
    prompt.type === 'hold' && prompt.bid <= (most[seat] ?? 0) ? { type: 'hold' } : null

/** A scripted seat that vetoes orders of the learner to some agents, with these amounts. */
export const vetoing =
  (vetoer: Seat, amounts: Readonly<Record<Agent, number>>): NonNullable<AgentsStep['others']> =>
  ({ seat, prompt }) =>
    seat === vetoer && prompt.type === 'window' && prompt.mover === learner && prompt.least === 1
      ? vetoOf(amounts[prompt.order.agent])
      : null

const vetoOf = (amount: number | undefined): Answer | null => (amount === undefined ? null : { type: 'veto', amount })

/** The learner's order, whatever becomes of it. */
export const ordered = (type: 'move' | 'carry' | 'murder', agent?: Agent): AgentsGoal =>
  goals.answered(agent === undefined ? { type } : { type, agent })

export const carriedTo = (...points: readonly Point[]): AgentsGoal =>
  goals.any(...points.map((to) => goals.answered({ type: 'carry', to })))

export const foiled = goals.happened('foiled', { vetoer: learner })
export const wonBy = (...winners: readonly Seat[]): AgentsGoal => goals.happened('ended', { winners })

/** Whether an event ends a turn, with the game's end told too if that is the end. */
export function endsTurn(event: Event, { table }: GameWorld): boolean {
  if (event.type === 'ended') return true
  if (table.phase.type === 'over') return false
  return ['moved', 'carried', 'murdered', 'foiled', 'booked', 'passed'].includes(event.type)
}

/** A step of its own, as a lesson. */
export const lessonOf = (
  id: string,
  title: InBoth,
  extra: boolean,
  steps: readonly AgentsStep[],
  revision = 1,
): AgentsLesson => ({
  id,
  revision,
  title,
  extra,
  steps,
})
