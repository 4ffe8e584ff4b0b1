/** What lessons of this game are made of: positions, written answers and goals. */
import type { Seat } from '../../../core/contract'
import {
  goalsFor,
  type Lesson,
  type LessonStart,
  type LessonStep,
  type Task,
  type WrongTry,
} from '../../../core/lesson'
import { both } from '../../../core/manifest'
import { cells, size } from '../board'
import type { Answer, Cell, Colour, Event, Hidden, Own, PlaceAnswer, Prompt, Table } from '../facts'
import { answerNamed, cellNamed } from '../notation'
import { position, type PositionSpec } from '../position'
import { canClaim } from '../routes/exists'
import { afterPlacing, openings } from '../routes/openings'
import { bestClaims } from '../search/best'

export type ForrasLesson = Lesson<Table, Own, Hidden, Prompt, Answer, Event>
export type ForrasStep = LessonStep<Table, Own, Hidden, Prompt, Answer, Event>
export type ForrasTask = Task<Table, Own, Hidden, Answer, Event>
export type ForrasGoal = ForrasTask['goal']
export type ForrasStart = LessonStart<Table, Own, Hidden>
export type ForrasWrong = WrongTry<Table, Own, Hidden, Answer, Event>

export const learner: Seat = 0
export const bela: Seat = 1

export const goals = goalsFor<Table, Own, Hidden, Answer, Event>()

/** The sheets of every lesson, so that a learner comes to know them. */
export const sheets = { learner: '↻↖→↘↙↑↗←↓', bela: '→↓↑↖↻↘↙↗←' } as const

/** A lesson's position, its discs as text: `Ld1 Rd2 Ye3`. */
export interface LessonSpec extends Omit<PositionSpec, 'board' | 'sheets'> {
  readonly on?: string
  readonly sheets?: readonly string[]
}

export function worldOf({ on = '', ...spec }: LessonSpec) {
  const board = Array<string>(cells).fill('.')
  for (const disc of on.split(' ').filter(Boolean)) board[cellOf(disc.slice(1))] = disc[0]
  const drawing = Array.from({ length: size }, (_, row) => board.slice(row * size, row * size + size).join(''))
  return position({
    card: 4,
    pile: ([5, 6, 7, 8, 9, '?'] as const).filter((card) => card !== spec.card && !spec.won?.flat().includes(card)),
    sheets: [sheets.learner, sheets.bela],
    ...spec,
    board: drawing.join('\n'),
  })
}

export const startAt = (spec: LessonSpec) => (): ForrasStart => {
  const world = worldOf(spec)
  return { options: world.table.options, world }
}

function cellOf(text: string): Cell {
  const cell = cellNamed(text)
  if (cell === null) throw new Error(`no cell: ${text}`)
  return cell
}

/** A claim as colour and route, `L d1 d2 e3 d4`; whose sheets carry it, if it matters. */
export function claim(text: string, by?: string): Answer {
  const steps = text.split(' ').length - 2
  return written(`claim ${text} by ${by ?? Array<string>(steps).fill('-').join(' ')}`)
}

export const place = (text: string): Answer => written(`place ${text[0]} ${text.slice(1)}`)
export const pass: Answer = { type: 'pass' }

function written(text: string): Answer {
  const answer = answerNamed(text)
  if (answer === null) throw new Error(`no answer: ${text}`)
  return answer
}

// Goals.

export const routeWon = goals.happened('route-won', { seat: learner })
export const falseClaim = goals.happened('false-claim', { seat: learner })
export const placed: ForrasGoal = ({ answer }) => answer.type === 'place'
export const passed: ForrasGoal = ({ answer }) => answer.type === 'pass'
export const quiet = goals.any(placed, passed)

/** The claim takes this route, perhaps with this colour on the spring. */
export const claimsBy =
  (route: string, colour?: Colour): ForrasGoal =>
  ({ answer }) =>
    answer.type === 'claim' &&
    JSON.stringify(answer.route) === JSON.stringify(route.split(' ').map(cellOf)) &&
    (colour === undefined || answer.colour === colour)

/** The route begins with these cells. */
export const claimsFrom =
  (route: string): ForrasGoal =>
  ({ answer }) =>
    answer.type === 'claim' && route.split(' ').every((cell, at) => answer.route[at] === cellOf(cell))

/** The learner's disc went to this cell. */
export const placedOn =
  (cell: string, colour?: Colour): ForrasGoal =>
  ({ answer }) =>
    answer.type === 'place' && answer.cell === cellOf(cell) && (colour === undefined || answer.colour === colour)

/** At least this many discs. */
export const longRoute =
  (length: number): ForrasGoal =>
  ({ events }) =>
    events.some((event) => event.type === 'route-won' && event.rewards.length >= length)

/** The disc of a cell goes to a seat. */
export const goesTo =
  (cell: string, seat: Seat): ForrasGoal =>
  ({ events }) =>
    events.some(
      (event) =>
        event.type === 'route-won' && event.rewards.some((one) => one.cell === cellOf(cell) && one.seat === seat),
    )

/** After the learner's disc, a seat could claim on its next turn. */
export const opensFor =
  (seat: Seat): ForrasGoal =>
  ({ answer, before: { table } }) =>
    answer.type === 'place' && canClaim(afterPlacing(table, learner, answer), seat)

/** After the learner's disc, no single disc lets a seat claim. */
export const shutsOut =
  (seat: Seat): ForrasGoal =>
  ({ answer, before: { table } }) => {
    if (answer.type !== 'place') return false
    const after = afterPlacing(table, learner, answer)
    return !canClaim(after, seat) && openings(after, seat, { expansions: 20, hurry: () => false }).openings.length === 0
  }

/** A claim's events end here: the next player's turn is not part of the lesson. */
export const endOfClaim: ForrasStep['until'] = ({ type }) => ['card-drawn', 'false-claim', 'ended'].includes(type)

/** Béla claims if he can; otherwise he plays the first of these discs that still has room, or passes. */
export const belaPlays =
  (...discs: readonly string[]): ForrasStep['others'] =>
  ({ world: { table }, seat }) => {
    const [best] = bestClaims(table, seat, 1, { expansions: 200, hurry: () => false }).routes
    if (best !== undefined) return best.claim
    return discs.map(place).find((answer) => table.board[(answer as PlaceAnswer).cell] === null) ?? pass
  }

export const praise = (hu: string, en: string): ForrasTask['praise'][number] => ({
  when: goals.always,
  say: both(hu, en),
})

export const wrong = (when: ForrasGoal, example: Answer, hu: string, en: string): ForrasWrong => ({
  when,
  example,
  say: both(hu, en),
})

/** A wrong try whose consequences are worth a look. */
export const shown = (when: ForrasGoal, example: Answer, hu: string, en: string): ForrasWrong => ({
  ...wrong(when, example, hu, en),
  play: true,
})
