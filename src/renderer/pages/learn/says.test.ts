import { describe, expect, it } from 'vitest'
import type { AnyLessonStep, AnyTask } from '../../../engine/core/lesson'
import type { LessonPlace } from '../../../engine/core/lessonRun'
import type { Mode, Note } from './player'
import { heading, sentence, sheetsOf } from './says'
import { learnWords } from './words'

const text = (en: string) => ({ hu: en, en })
const words = learnWords.en
const place = (tasks: number, task = 0) =>
  ({
    step: 0,
    task,
    lesson: { steps: [{ tasks: Array.from({ length: tasks }, () => ({}) as AnyTask) }] },
  }) as unknown as LessonPlace
const shown = (mode: Mode, note: Note | null = null, more = {}) => ({
  mode,
  note,
  caption: null,
  say: text('Jump!'),
  place: place(2),
  ...more,
})
const note = (tone: Note['tone'], say: string | null): Note => ({
  tone,
  say: say === null ? null : text(say),
  refusal: null,
})

describe('the paper of a lesson', () => {
  it('tells whose turn it is and how many moves are left', () => {
    expect(heading(shown('ask'), words)).toBe('Your turn · 2 moves')
    expect(heading(shown('ask', null, { place: place(2, 1) }), words)).toBe('Your turn · 1 move')
    expect(heading(shown('solved', null, { place: place(0) }), words)).toBe('Just look')
    expect(heading(shown('hold'), words)).toBe('Taking it back')
  })

  it('says the task, then what came of the answer', () => {
    const says = (...[mode, said, more]: Parameters<typeof shown>) =>
      sentence(shown(mode, said, more), words, 'The game says no.', 'en')
    expect(says('ask')).toEqual({ first: null, text: 'Jump!', covers: false })
    expect(says('ask', note('praise', 'Good.'))).toEqual({ first: 'Good.', text: 'Jump!', covers: false })
    expect(says('solved', note('praise', 'Good.'))).toEqual({ first: null, text: 'Good.', covers: false })
    expect(says('ask', note('wrong', 'Too far.')).text).toBe('Too far.')
    expect(says('ask', note('wrong', null)).text).toBe('The game says no.')
    expect(says('ask', note('aside', 'He asks again.'))).toEqual({ first: null, text: 'He asks again.', covers: true })
    expect(sentence(shown('ask', note('wrong', null)), words, null, 'en').text).toBe(words.wrong)
    expect(says('caption', null, { caption: text('He had to.') }).text).toBe('He had to.')
  })

  it('has room from the beginning for everything that the step may say', () => {
    const remark = (say: string) => ({ say: text(say) })
    const step = {
      say: text('Jump!'),
      captions: [remark('He had to.')],
      tasks: [
        { wrong: [remark('Too far.')], praise: [remark('Good.')] },
        { say: text('Once more!'), wrong: [], refused: [remark('Not there.')], praise: [remark('Done.')] },
      ],
    } as unknown as AnyLessonStep
    expect(sheetsOf(step, 'en')).toEqual([
      { first: null, text: 'Jump!', covers: false },
      { first: null, text: 'He had to.', covers: false },
      { first: null, text: 'Too far.', covers: true },
      { first: null, text: 'Not there.', covers: true },
      { first: 'Good.', text: 'Once more!', covers: false },
      { first: null, text: 'Done.', covers: false },
    ])
  })
})
