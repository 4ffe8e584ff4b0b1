import { expect, it } from 'vitest'
import type { AnyRules } from '../../../core/contract'
import { answerLesson, beginStep, solvedThrough, taskAt } from '../../../core/lessonRun'
import { rules } from '../rules'
import { teaching } from './index'

const steps = teaching.lessons.flatMap((lesson) =>
  lesson.steps.map((step, at) => ({ name: `${lesson.id}/${step.id}`, lesson, at })),
)

it.each(steps)('$name can be solved as it says', ({ lesson, at }) => {
  expect(solvedThrough(rules as AnyRules, lesson, at).solved).toBe(true)
})

it.each(steps)('$name explains the wrong tries of its first task', ({ lesson, at }) => {
  const place = beginStep(rules as AnyRules, lesson, at)
  for (const { example, say } of taskAt(place)?.wrong ?? [])
    expect(answerLesson(place, example)).toMatchObject({ kind: 'missed', say })
})
