/** A lesson that the whole table takes, as pure functions from a record to the changed record or a refusal. */
import type { PersonId } from '../../../protocol/toClient'
import type { Numbered } from '../../../protocol/toHost'
import { hostRefusal } from '../refusals'
import type { Changed } from './lobby'
import type { TableRecord } from './record'

type Message<Do extends Numbered['do']> = Extract<Numbered, { do: Do }>
type TableLesson = NonNullable<TableRecord['lesson']>

/** Begins a lesson, goes to one of its steps, or (null) ends it. Who has solved an earlier step is forgotten. */
export function teach(record: TableRecord, next: Message<'teach'>['lesson']): Changed {
  if (record.phase === 'playing') return { refusal: hostRefusal('match-is-on') }
  if (next === null) return { ...record, lesson: null }
  const { id, step, of, auto } = next
  if (step > of) return { refusal: hostRefusal('not-allowed') }
  const before = record.lesson
  const same = before?.lesson === id && before.step === step
  const answer = next.answer || (same && before.answer)
  const solved = same ? before.solved : []
  return { ...record, lesson: { lesson: id, step, of, auto, answer, solved, knows: before?.knows ?? [] } }
}

/** What people tell about themselves. A mark for a step that is over changes nothing. */
export function lessonByPerson(record: TableRecord, person: PersonId, message: Message<'solved' | 'knows'>): Changed {
  const { lesson } = record
  if (lesson === null) return message.do === 'solved' ? record : { refusal: hostRefusal('not-allowed') }
  if (message.do === 'knows') {
    const others = lesson.knows.filter((one) => one !== person)
    return { ...record, lesson: { ...lesson, knows: message.on ? [...others, person] : others } }
  }
  const late = message.lesson !== lesson.lesson || message.step !== lesson.step
  if (late || lesson.solved.includes(person)) return record
  return { ...record, lesson: { ...lesson, solved: [...lesson.solved, person] } }
}

/** Who the step waits for: those who are here, don't know the game and haven't solved it. */
function stillLearning({ solved, knows }: TableLesson, here: readonly PersonId[]): PersonId[] {
  return here.filter((one) => !solved.includes(one) && !knows.includes(one))
}

/** Whether screens that belong to nobody are there, and have shown the answer. */
export type Screens = 'none' | 'showing' | 'shown'

/** What a lesson does next by itself, and in how many milliseconds. */
export interface Onward {
  readonly to: 'answer' | 'next'
  readonly ms: number
}

/**
 * How long a step stays: a moment when all have solved it, until a shared screen has shown the answer, and longer for
 * the last of several. `showing` is for a screen that never reports.
 */
export const stays = { all: 4_000, last: 20_000, showing: 60_000, shown: 500 }

/**
 * How a step goes on by itself; null: not yet. Nobody solving it is no reason to go on, and of two learners neither is
 * left behind. The last of several is shown the answer before everyone leaves the step.
 */
export function goesOn(lesson: TableLesson, here: readonly PersonId[], screens: Screens): Onward | null {
  const { auto, step, of, solved, answer } = lesson
  if (!auto || step >= of) return null
  const done = here.filter((one) => solved.includes(one)).length
  const left = stillLearning(lesson, here).length
  if (answer || (left === 0 && done > 0))
    return { to: 'next', ms: { none: stays.all, showing: stays.showing, shown: stays.shown }[screens] }
  return left === 1 && done > 1 ? { to: 'answer', ms: stays.last } : null
}

/** The lesson moved on, if it is still at this step. */
export function goneOn(record: TableRecord, from: TableLesson, to: Onward['to']): TableRecord {
  const { lesson } = record
  if (lesson === null || lesson.lesson !== from.lesson || lesson.step !== from.step) return record
  if (to === 'answer') return { ...record, lesson: { ...lesson, answer: true } }
  const step = Math.min(lesson.of, lesson.step + 1)
  return { ...record, lesson: { ...lesson, step, answer: false, solved: [] } }
}
