import { afterEach, expect, it } from 'vitest'
import type { AnyLesson } from '../../../engine/core/lesson'
import { lesson as bidding } from '../../../engine/testing/toyLesson'
import { ProgressBook } from './book.svelte'
import { readProgress, withPlace, withSolved } from './progress'

const lesson = bidding as unknown as AnyLesson

afterEach(() => localStorage.clear())

it('keeps what was solved and where the learner is, by game', () => {
  const book = new ProgressBook('zertz')
  expect(book.now).toEqual({})
  book.solve(lesson, 'outbid')
  book.be(lesson, 'look')
  expect(book.now).toEqual(withPlace(withSolved(readProgress(null), lesson, 'outbid'), lesson, 'look'))
  expect(new ProgressBook('zertz').now).toEqual(book.now)
  expect(new ProgressBook('agents').now).toEqual({})
})
