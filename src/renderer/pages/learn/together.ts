/** What a page shows of a lesson that the whole table takes. */
import type { AnyLesson } from '../../../engine/core/lesson'
import { readingSeconds } from '../../../engine/core/reading'
import type { InBoth } from '../../../engine/core/manifest'
import type { Occupant, Person, PersonId, TableLesson } from '../../../protocol/toClient'
import type { ToHost } from '../../../protocol/toHost'
import type { LessonPlayer } from './player'

export type Mark = 'solved' | 'thinking' | 'knows'

/** Those who take part, by name; people who are away are left out, unless they have solved the step. */
export function marksOf(
  { solved, knows }: TableLesson,
  people: readonly Person[],
): { readonly id: PersonId; readonly name: string; readonly mark: Mark }[] {
  const markOf = (id: PersonId): Mark => (solved.includes(id) ? 'solved' : knows.includes(id) ? 'knows' : 'thinking')
  return people
    .filter(({ id, here }) => here || solved.includes(id))
    .map(({ id, name }) => ({ id, name, mark: markOf(id) }))
}

/** What the player on the shared screen is called: like nobody at the table, whose marks stand below. */
export function nobodysName(people: readonly Person[]): string {
  const names = ['Anna', 'Nóra', 'Zita']
  return names.find((name) => people.every((one) => one.name !== name)) ?? ''
}

/** How many the step still waits for. */
export function waitedFor(lesson: TableLesson, people: readonly Person[]): number {
  return marksOf(lesson, people).filter(({ mark }) => mark === 'thinking').length
}

/** Whether the answer may be shown: all have got it, or nobody is waited for any longer. */
export function answerIsOut(lesson: TableLesson, people: readonly Person[]): boolean {
  return lesson.answer || (lesson.solved.length > 0 && waitedFor(lesson, people) === 0)
}

/** The first second goes by finding it. */
const msToRead = (text: InBoth): number => 1000 + 1000 * readingSeconds(text)

/** What a page does next that plays a step's answer by itself, and after how many milliseconds; null: it is at rest. */
export function nextOfAnswer(player: LessonPlayer): { readonly ms: number; act(): void } | null {
  const { mode, place, caption, say } = player
  if (mode === 'caption') return { ms: msToRead(caption!), act: () => player.tap() }
  // The first task has been in sight for long; the ones behind it come up only now.
  if (mode === 'ask') return { ms: place.task === 0 ? 300 : msToRead(say), act: () => player.solve() }
  return null
}

/** How long what is said about a played answer takes to read, in milliseconds. */
export function readingAnswer({ note }: LessonPlayer): number {
  return note?.say ? msToRead(note.say) : 0
}

/** The message that leads everyone to a step, or to its answer. */
export function teachAt({ id, steps }: AnyLesson, step: number, auto: boolean, answer = false): ToHost {
  const at = Math.min(Math.max(0, step), steps.length)
  return { do: 'teach', lesson: { id, step: at, of: steps.length, auto, answer } }
}

/** From the lesson to a match: people keep their seats, and bots fill what the game still needs. */
export function startMessages(seats: readonly Occupant[], least: number): ToHost[] {
  const free = seats.flatMap((one, seat) => (one === null ? [seat] : []))
  const missing = Math.max(0, least - (seats.length - free.length))
  const bots = free.slice(0, missing).map((seat): ToHost => ({ do: 'bot', seat, level: 'medium' }))
  return [...bots, { do: 'start' }]
}
