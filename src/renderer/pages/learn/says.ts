/** What the paper of a lesson says in each moment. */
import type { AnyLessonStep } from '../../../engine/core/lesson'
import { stepAt } from '../../../engine/core/lessonRun'
import type { Language } from '../../words/language'
import type { LessonPlayer } from './player'
import type { LearnWords } from './words'

type Shown = Pick<LessonPlayer, 'mode' | 'note' | 'caption' | 'say' | 'place'>

/** Whose turn it is and how many moves there are, or what just came of one. */
export function heading({ mode, note, place }: Shown, words: LearnWords): string {
  const { tasks } = stepAt(place)
  if (mode === 'play' || mode === 'caption') return words.watch
  if (mode === 'hold') return words.takenBack
  if (note?.tone === 'wrong') return words.notYet
  if (mode === 'solved') return tasks.length === 0 ? words.justLook : words.solved
  return words.yourMove(tasks.length - place.task)
}

/** The sentence to read now. */
export interface Said {
  /** What is said about the last answer, before the next task. */
  readonly first: string | null
  readonly text: string
  /** The task itself is out of sight. */
  readonly covers: boolean
}

export function sentence(
  { mode, note, caption, say }: Shown,
  words: LearnWords,
  refused: string | null,
  language: Language,
): Said {
  if (caption !== null) return { first: null, text: caption[language], covers: false }
  if (note === null) return { first: null, text: say[language], covers: false }
  const remark = note.say?.[language] ?? refused ?? words.wrong
  if (note.tone === 'praise' && mode === 'ask') return { first: remark, text: say[language], covers: false }
  return { first: null, text: remark, covers: mode === 'ask' }
}

/** Everything that a step's paper may say in its own words, so that its room is there from the beginning. */
export function sheetsOf(step: AnyLessonStep, language: Language): Said[] {
  const sheet = (text: string, first: string | null = null, covers = false): Said => ({ first, text, covers })
  const remarks = step.tasks.flatMap(({ wrong, refused = [], asides = [] }) => [...wrong, ...refused, ...asides])
  const praised = step.tasks.flatMap(({ praise }, at) => {
    const next = step.tasks[at + 1]
    return praise.map(({ say }) =>
      next === undefined ? sheet(say[language]) : sheet((next.say ?? step.say)[language], say[language]),
    )
  })
  return [
    ...[step, ...(step.captions ?? [])].map(({ say }) => sheet(say[language])),
    ...remarks.map(({ say }) => sheet(say[language], null, true)),
    ...praised,
  ]
}
