/** What a page shows of a lesson that the whole table takes. */
import type { AnyLesson } from '../../../engine/core/lesson'
import type { Person, PersonId, SharedLesson } from '../../../protocol/toClient'
import type { ToHost } from '../../../protocol/toHost'

export type Mark = 'solved' | 'thinking' | 'knows'

/** Those who take part, by name; people who are away are left out, unless they have solved the step. */
export function marksOf(
  { solved, knows }: SharedLesson,
  people: readonly Person[],
): { readonly id: PersonId; readonly name: string; readonly mark: Mark }[] {
  const markOf = (id: PersonId): Mark => (solved.includes(id) ? 'solved' : knows.includes(id) ? 'knows' : 'thinking')
  return people
    .filter(({ id, here }) => here || solved.includes(id))
    .map(({ id, name }) => ({ id, name, mark: markOf(id) }))
}

/** How many the step still waits for. */
export function waitedFor(lesson: SharedLesson, people: readonly Person[]): number {
  return marksOf(lesson, people).filter(({ mark }) => mark === 'thinking').length
}

/** The message that leads everyone to a step. */
export function teachAt({ id, steps }: AnyLesson, step: number, auto: boolean): ToHost {
  const at = Math.min(Math.max(0, step), steps.length)
  return { do: 'teach', lesson: { id, step: at, of: steps.length, auto } }
}
