/** One line the first time a person meets a kind of decision, never twice. */
import type { AnyView } from '../../../engine/core/contract'
import type { AnyTeaching, FirstTime } from '../../../engine/core/lesson'

export interface FirstLine extends FirstTime {
  readonly kind: string
}

/** The kinds of decision met before, as kept. */
export function readSeen(kept: string | null): readonly string[] {
  return (kept ?? '').split(',').filter((kind) => kind !== '')
}

export function withSeen(seen: readonly string[], kind: string): readonly string[] {
  return seen.includes(kind) ? seen : [...seen, kind]
}

/** The line for a decision, if it is the first of its kind. */
export function firstLine(
  { firstTime, firstTimes }: Pick<AnyTeaching, 'firstTime' | 'firstTimes'>,
  view: AnyView,
  prompt: unknown,
  seen: readonly string[],
): FirstLine | null {
  const kind = firstTime(view, prompt)
  if (kind === null || seen.includes(kind)) return null
  const line = firstTimes[kind]
  return line === undefined ? null : { ...line, kind }
}

/** The lesson and step of a `lesson/step`. */
export function lessonOf(learn: string): { readonly lesson: string; readonly step: string | null } {
  const [lesson = '', step = null] = learn.split('/')
  return { lesson, step }
}
