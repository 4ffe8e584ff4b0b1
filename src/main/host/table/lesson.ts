/** A lesson that the whole table takes, as pure functions from a record to the changed record or a refusal. */
import type { PersonId } from '../../../protocol/toClient'
import type { Numbered } from '../../../protocol/toHost'
import { hostRefusal } from '../refusals'
import type { Changed } from './lobby'
import type { TableRecord } from './record'

type Message<Do extends Numbered['do']> = Extract<Numbered, { do: Do }>
type SharedLesson = NonNullable<TableRecord['lesson']>

/** Begins a lesson, goes to one of its steps, or (null) ends it. Who has solved an earlier step is forgotten. */
export function teach(record: TableRecord, next: Message<'teach'>['lesson']): Changed {
  if (record.phase === 'playing') return { refusal: hostRefusal('match-is-on') }
  if (next === null) return { ...record, lesson: null }
  const { id, step, of, auto } = next
  if (step > of) return { refusal: hostRefusal('not-allowed') }
  const before = record.lesson
  const same = before?.lesson === id && before.step === step
  const lesson = { lesson: id, step, of, auto, solved: same ? before.solved : [], knows: before?.knows ?? [] }
  return { ...record, lesson }
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

/** Whom the step waits for: those who are here, don't know the game and haven't solved it. */
export function stillLearning({ solved, knows }: SharedLesson, here: readonly PersonId[]): PersonId[] {
  return here.filter((one) => !solved.includes(one) && !knows.includes(one))
}

/** How long a step that is nearly over stays: a moment when all have solved it, longer for the last of several. */
export const stays = { all: 4_000, last: 20_000 }

/**
 * When a step goes on by itself, in milliseconds; null: not yet. Nobody solving it is no reason to go on,
 * and of two learners neither is left behind.
 */
export function goesOnAfter(lesson: SharedLesson, here: readonly PersonId[]): number | null {
  const { auto, step, of, solved } = lesson
  const done = here.filter((one) => solved.includes(one)).length
  if (!auto || step >= of || done === 0) return null
  const left = stillLearning(lesson, here).length
  if (left === 0) return stays.all
  return left === 1 && done > 1 ? stays.last : null
}

/** The next step of the lesson, if it is still at this one. */
export function nextStep(record: TableRecord, from: SharedLesson): TableRecord {
  const { lesson } = record
  if (lesson === null || lesson.lesson !== from.lesson || lesson.step !== from.step) return record
  return { ...record, lesson: { ...lesson, step: Math.min(lesson.of, lesson.step + 1), solved: [] } }
}
