/** Pictures of rules: a game's own, and positions of the lessons that teach them. */
import type { AnyLesson, AnyLessonStep, AnyTeaching } from './lesson'

export type AnyPicture = AnyTeaching['pictures'][number]

interface Place {
  readonly lesson: AnyLesson
  readonly step: AnyLessonStep
}

/** The pictures that stand at a rule. */
export function picturesAt(pictures: readonly AnyPicture[], rule: string): AnyPicture[] {
  return pictures.filter((one) => one.rule === rule)
}

/** Which lesson's step teaches a rule, basic lessons first. */
export function taughtBy(
  lessons: AnyTeaching['lessons'],
  rule: string,
): { readonly lesson: string; readonly step: string } | null {
  const best = stepsFor(lessons, rule)[0]
  return best === undefined ? null : { lesson: best.lesson.id, step: best.step.id }
}

/** What shows a rule by itself: the pictures that stand at it, or else where the step begins that teaches it. */
export function picturesFor({ pictures, lessons }: AnyTeaching, rule: string): AnyPicture[] {
  const own = picturesAt(pictures, rule)
  if (own.length > 0) return own
  const all = stepsFor(lessons, rule)
  const place = all.find(({ step }) => step.start !== null) ?? all[0]
  return place === undefined ? [] : beginningOf(place, rule)
}

/** A step that goes on from another one is shown as that one begins. */
function beginningOf({ lesson, step }: Place, rule: string): AnyPicture[] {
  const upTo = lesson.steps.slice(0, lesson.steps.indexOf(step) + 1).reverse()
  const start = upTo.find((one) => one.start !== null)?.start
  const seat = step.seat ?? 0
  return start ? [{ rule, caption: step.headline, look: step.look, start, seat }] : []
}

function stepsFor(lessons: AnyTeaching['lessons'], rule: string): Place[] {
  const all = lessons.flatMap((lesson) => lesson.steps.map((step) => ({ lesson, step })))
  const found = all.filter(({ step }) => step.rules.includes(rule))
  return [...found.filter(({ lesson }) => !lesson.extra), ...found.filter(({ lesson }) => lesson.extra)]
}
