/** How long lessons take to read and to play: an estimate, the same everywhere. */
import type { AnyLesson, AnyLessonStep } from './lesson'
import type { InBoth } from './manifest'

/** Words per second, for someone who has never seen them. */
const wordsASecond = 3
/** Seconds for looking, choosing and confirming. */
const secondsATask = 9
/** Seconds for watching where there is nothing to do. */
const secondsToLook = 4

const wordCount = (text: string): number =>
  text.split(/[^\p{L}\p{N}'’$%:-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

export const longerOf = ({ hu, en }: InBoth): number => Math.max(wordCount(hu), wordCount(en))

export const readingSeconds = (text: InBoth): number => longerOf(text) / wordsASecond

function stepSeconds({ say, tasks, captions = [] }: AnyLessonStep): number {
  const texts = [say, ...tasks.flatMap((task) => (task.say ? [task.say] : [])), ...captions.map((one) => one.say)]
  const praises = tasks.map((task) => task.praise.at(-1)!.say)
  const reading = [...texts, ...praises].reduce((sum, text) => sum + readingSeconds(text), 0)
  return reading + (tasks.length === 0 ? secondsToLook : tasks.length * secondsATask)
}

export const lessonSeconds = (lesson: AnyLesson): number =>
  lesson.steps.reduce((sum, step) => sum + stepSeconds(step), 0)
