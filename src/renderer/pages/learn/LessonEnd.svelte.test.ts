import { afterEach, expect, it } from 'vitest'
import type { AnyLesson, AnyTeaching } from '../../../engine/core/lesson'
import { mounted } from '../../ui/testing/mounted'
import { speak } from '../../words/index.svelte'
import { hearBoth } from '../../words/testing/hearBoth'
import type { ProgressBook } from './book.svelte'
import LessonEnd from './LessonEnd.svelte'
import { withSolved, type Progress } from './progress'
import { learnWords } from './words'

await hearBoth()
const both = (said: string) => ({ hu: said, en: said })
const lessons = ['one', 'two', 'three'].map(
  (id) => ({ id, revision: 1, title: both(id), extra: false, steps: [{ id: 'step' }] }) as unknown as AnyLesson,
)
let page: ReturnType<typeof mounted>
afterEach(() => page.remove())

function endAfter(done: number, of = lessons): string {
  speak('en')
  document.body.innerHTML = ''
  const now = of.slice(0, done).reduce<Progress>((so, lesson) => withSolved(so, lesson, 'step'), {})
  page = mounted(LessonEnd, {
    ...{ game: 'zertz' as const, teaching: { lessons: of } as unknown as AnyTeaching, lesson: of[done - 1]! },
    ...{ book: { now } as ProgressBook, go: () => undefined, again: () => undefined },
  })
  return document.body.textContent ?? ''
}

it.each([
  [1, null],
  [2, learnWords.en.oneMore],
  [3, learnWords.en.knowAll],
])('after %i lessons of three the learner hears how far it is', (done, said) => {
  const text = endAfter(done)
  const possible = [learnWords.en.oneMore, learnWords.en.knowAll]
  expect(possible.filter((one) => text.includes(one))).toEqual(said === null ? [] : [said])
})

it('a title that ends with a sign of its own gets no other', () => {
  expect(endAfter(1, [{ ...lessons[0]!, title: both('Who gets it?') }])).not.toContain('?.')
})
