/** Questions that a learner must be able to answer from the lessons alone, and where the lessons answer them. */
import { describe, expect, it } from 'vitest'
import type { AnyLessonStep, AnyTeaching } from '../core/lesson'

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

/** Everything that a step may say in one language. */
function textOf({ say, captions = [], tasks }: AnyLessonStep, language: 'hu' | 'en'): string {
  const told = tasks.flatMap(({ say: task, wrong, asides = [], refused = [], praise }) => [
    ...(task ? [task] : []),
    ...[...wrong, ...asides, ...refused, ...praise].map((one) => one.say),
  ])
  return [say, ...captions.map((one) => one.say), ...told].map((text) => text[language]).join('\n')
}

/** Each question's answer stands where it says, in both languages. */
export function examSuite(game: string, { lessons }: AnyTeaching, exam: Exam) {
  const named = lessons.flatMap(({ id, steps }) =>
    steps.map((step): [string, AnyLessonStep] => [`${id}/${step.id}`, step]),
  )
  const steps = new Map(named)
  const missing = ({ at, hu, en }: Question): string[] => {
    const step = steps.get(at)
    if (step === undefined) return [`no step ${at}`]
    const parts = { hu: hu.split('…'), en: en.split('…') }
    return (['hu', 'en'] as const).flatMap((language) =>
      parts[language].filter((part) => !textOf(step, language).includes(part)),
    )
  }

  describe(`${game}: the lessons answer ten basic and ten rare questions`, () => {
    it('there are that many', () => {
      expect(exam.basic.length).toBeGreaterThanOrEqual(10)
      expect(exam.rare.length).toBeGreaterThanOrEqual(10)
    })

    it.each([...exam.basic, ...exam.rare])('$ask', (one) => {
      expect(missing(one)).toEqual([])
    })
  })
}
