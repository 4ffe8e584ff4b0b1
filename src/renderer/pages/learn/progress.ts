/** How far a person has come with a game's lessons, as kept on the device. */
import type { AnyLesson } from '../../../engine/core/lesson'

/** Per lesson: its revision, the steps solved or skipped, and the step to go on with. */
export interface LessonProgress {
  readonly revision: number
  readonly solved: readonly string[]
  readonly at: string | null
}
export type Progress = Readonly<Record<string, LessonProgress>>

/** What was kept; nothing, if it can't be read. */
export function readProgress(kept: string | null): Progress {
  try {
    const raw: unknown = JSON.parse(kept ?? '{}')
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {}
    return Object.fromEntries(Object.entries(raw).filter(([, one]) => isProgress(one)))
  } catch {
    return {}
  }
}

function isProgress(raw: unknown): raw is LessonProgress {
  if (typeof raw !== 'object' || raw === null) return false
  const { revision, solved, at } = raw as Record<string, unknown>
  const ids = Array.isArray(solved) && solved.every((id) => typeof id === 'string')
  return Number.isInteger(revision) && ids && (at === null || typeof at === 'string')
}

/** How far in a lesson; a lesson that has changed since starts over. */
export function progressIn(progress: Progress, { id, revision }: AnyLesson): LessonProgress {
  const kept = progress[id]
  return kept?.revision === revision ? kept : { revision, solved: [], at: null }
}

export function withSolved(progress: Progress, lesson: AnyLesson, step: string): Progress {
  const before = progressIn(progress, lesson)
  if (before.solved.includes(step)) return { ...progress, [lesson.id]: before }
  return { ...progress, [lesson.id]: { ...before, solved: [...before.solved, step] } }
}

/** The step in sight, or (null) the lesson was left at its end. */
export function withPlace(progress: Progress, lesson: AnyLesson, at: string | null): Progress {
  return { ...progress, [lesson.id]: { ...progressIn(progress, lesson), at } }
}

/** The step to go on with: where the learner was, else the first one. */
export function resumeAt(progress: Progress, lesson: AnyLesson): number {
  const { at } = progressIn(progress, lesson)
  return Math.max(
    0,
    lesson.steps.findIndex(({ id }) => id === at),
  )
}

export function isDone(progress: Progress, lesson: AnyLesson): boolean {
  const { solved } = progressIn(progress, lesson)
  return lesson.steps.every(({ id }) => solved.includes(id))
}

/** The basic lessons that aren't done. */
export function basicsLeft(progress: Progress, lessons: readonly AnyLesson[]): readonly AnyLesson[] {
  return lessons.filter((lesson) => !lesson.extra && !isDone(progress, lesson))
}

/** The lesson to begin or go on with: the first basic one that isn't done. */
export function nextLesson(progress: Progress, lessons: readonly AnyLesson[]): AnyLesson | null {
  return basicsLeft(progress, lessons)[0] ?? null
}

/** Whether all basic lessons are done; a game without any can't be learned. */
export function knowsBasics(progress: Progress, lessons: readonly AnyLesson[]): boolean {
  return lessons.some(({ extra }) => !extra) && nextLesson(progress, lessons) === null
}
