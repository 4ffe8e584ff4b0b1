/** Questions that a learner must be able to answer from the lessons alone, and where the lessons answer them. */
import { describe, expect, it } from 'vitest'
import type { AnyRules } from '../core/contract'
import type { AnyLesson, AnyTeaching } from '../core/lesson'
import { answerLesson, beginStep, solutionOf } from '../core/lessonRun'

export interface Question {
  readonly ask: string
  /** `lesson/step` that answers it. */
  readonly at: string
  /** What is said there, in both languages; the parts between `…` may stand apart. */
  readonly hu: string
  readonly en: string
}

/** Questions about a game as its rulebook tells it, written without looking at the lessons. */
export interface Exam {
  readonly basic: readonly Question[]
  readonly rare: readonly Question[]
}

export const question = (ask: string, at: string, hu: string, en: string): Question => ({ ask, at, hu, en })

/** What a step tells everyone who goes through it without a mistake, in one language. */
function toldBy(rules: AnyRules, lesson: AnyLesson, at: number, language: 'hu' | 'en'): string {
  const { say, captions = [], tasks } = lesson.steps[at]
  const texts = [say, ...captions.map((one) => one.say)]
  let place = beginStep(rules, lesson, at)
  while (!place.solved) {
    const task = tasks[place.task]
    const reply = answerLesson(place, solutionOf(place))
    texts.push(...[task.say, reply.say].filter((one) => one != null))
    place = reply.place
  }
  return texts.map((text) => text[language]).join('\n')
}

/** Each question's answer stands where it says, in both languages, and nobody has to be wrong to read it. */
export function examSuite(rules: AnyRules, { lessons }: AnyTeaching, exam: Exam) {
  const places = new Map<string, { readonly lesson: AnyLesson; readonly at: number }>(
    lessons.flatMap((lesson) => lesson.steps.map(({ id }, at) => [`${lesson.id}/${id}`, { lesson, at }] as const)),
  )
  const missing = ({ at: where, hu, en }: Question): string[] => {
    const place = places.get(where)
    if (place === undefined) return [`no step ${where}`]
    const parts = { hu: hu.split('…'), en: en.split('…') }
    return (['hu', 'en'] as const).flatMap((language) => {
      const told = toldBy(rules, place.lesson, place.at, language)
      return parts[language].filter((part) => !told.includes(part))
    })
  }

  describe(`${rules.id}: the lessons answer ten basic and ten rare questions`, () => {
    it('there are that many', () => {
      expect(exam.basic.length).toBeGreaterThanOrEqual(10)
      expect(exam.rare.length).toBeGreaterThanOrEqual(10)
    })

    it.each([...exam.basic, ...exam.rare])('$ask', (one) => {
      expect(missing(one)).toEqual([])
    })
  })
}
