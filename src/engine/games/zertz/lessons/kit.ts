/** What lessons of this game are made of: positions, written moves and goals. */
import { goalsFor, type Lesson, type LessonStart, type LessonStep, type Task } from '../../../core/lesson'
import { promptOf } from '../ask'
import {
  marbles,
  marbleSigns,
  supplies,
  type Answer,
  type Event,
  type Hidden,
  type Marble,
  type Own,
  type Prompt,
  type Ring,
  type Stock,
  type Table,
} from '../facts'
import { list } from '../legal'
import { position, type PositionSpec } from '../position'
import { playText } from '../record/replay'
import { tableAfter } from '../resolve'
import { worldOf } from '../setup'

export type ZertzLesson = Lesson<Table, Own, Hidden, Prompt, Answer, Event>
export type ZertzStep = LessonStep<Table, Own, Hidden, Prompt, Answer, Event>
export type ZertzTask = Task<Table, Own, Hidden, Answer, Event>
export type ZertzGoal = ZertzTask['goal']
export type ZertzStart = LessonStart<Table, Own, Hidden>

export const learner = 0
export const bela = 1

export const goals = goalsFor<Table, Own, Hidden, Answer, Event>()

/** A lesson's position; captured marbles as letters, such as `WWG`, the learner's first. */
export interface LessonSpec extends Omit<PositionSpec, 'captured' | 'supply'> {
  readonly captured?: readonly [string, string]
  /** Moves made from there before the lesson begins. */
  readonly then?: readonly string[]
}

/** The supply is what neither lies on the board nor was captured, as in a real game. */
export function tableOf({ captured: [mine, his] = ['', ''], then = [], ...spec }: LessonSpec): Table {
  const whole = supplies[spec.options?.variant ?? 'basic']
  const used = `${mine}${his}${spec.marbles ?? ''}`
  const supply = Object.fromEntries(
    marbles.map((marble) => [marble, whole[marble] - stockOf(used)[marble]]),
  ) as unknown as Stock
  const first = position({ ...spec, supply, captured: [stockOf(mine), stockOf(his)] }).table
  return then.reduce((table, text) => {
    const next = playText(table, text)
    if ('failed' in next) throw new Error(`${text} can't be played in this lesson`)
    return next.table
  }, first)
}

/** Marbles by their letters; everything else in the text is passed over. */
function stockOf(letters: string): Stock {
  const count = (marble: Marble) => letters.split(marbleSigns[marbles.indexOf(marble)]).length - 1
  return { white: count('white'), grey: count('grey'), black: count('black') }
}

export const startAt = (spec: LessonSpec) => (): ZertzStart => {
  const table = tableOf(spec)
  return { options: table.options, world: worldOf(table) }
}

/** A placement as it is written: `Wd4,b2`, or `Wd4` where no ring is free. Isolated groups named by `leave` are left. */
export function place(text: string, leave: readonly Ring[] = []): Answer {
  const [what, remove = null] = text.split(',')
  return { type: 'place', marble: marbles[marbleSigns.indexOf(what[0])], at: what.slice(1), remove, leave }
}

/** A capture by its rings: `d1 d3 f3`. */
export const capture = (rings: string): Answer => ({ type: 'capture', path: rings.split(' ') })

/** The learner has won. */
export const won = goals.happened('won', { seat: learner })
export const belaWon = goals.happened('won', { seat: bela })
export const belaJumped = goals.happened('jumped', { seat: bela })
export const belaQuiet = goals.not(belaJumped)

/** The learner put a marble on one of these rings. */
export const placedOn =
  (...rings: readonly Ring[]): ZertzGoal =>
  ({ answer }) =>
    answer.type === 'place' && rings.includes(answer.at)

/** The learner took one of these rings off. */
export const removed =
  (...rings: readonly Ring[]): ZertzGoal =>
  ({ answer }) =>
    answer.type === 'place' && answer.remove !== null && rings.includes(answer.remove)

/** The learner's marble ended its jumps on this ring. */
export const landedOn =
  (ring: Ring): ZertzGoal =>
  ({ answer }) =>
    answer.type === 'capture' && answer.path.at(-1) === ring

export const claimed =
  (ring: Ring): ZertzGoal =>
  ({ events }) =>
    events.some((event) => event.type === 'claimed' && event.group.some((one) => one.ring === ring))

/** Whether an event is the last of the learner's placement, ring included. */
export function endsPlacement(event: Event, { last }: Table): boolean {
  if (last?.type !== 'place') return false
  const type = last.remove === null ? 'placed' : 'removed'
  return event.type === type && event.seat === learner
}

const view = (table: Table) => ({ seat: table.turn, table, own: null })

/** An answer that wins at once for the seat on turn, or null. */
export function winningAnswer(table: Table): Answer | null {
  if (table.outcome !== null) return null
  const answers = list(view(table), promptOf(table))
  return answers.find((answer) => tableAfter(table, answer).outcome?.winners.includes(table.turn)) ?? null
}

/** Whether every answer of the seat on turn lets the other one win at once. */
export function isLost(table: Table): boolean {
  if (table.outcome !== null || !table.captures) return false
  return list(view(table), promptOf(table)).every((answer) => winningAnswer(tableAfter(table, answer)) !== null)
}

/** How Béla answers where nothing else is scripted: he wins if he can. */
export const belaPlaysOn: ZertzStep['others'] = ({ world }) => winningAnswer(world.table)
