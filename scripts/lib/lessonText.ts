/** Lessons as text: for reading them without playing them. */
import type { AnyLesson, AnyLessonStep, AnyTask, AnyTeaching } from '../../src/engine/core/lesson'
import { lessonSeconds, longerOf } from '../../src/engine/core/reading'

type Language = 'hu' | 'en'

export function listed(game: string, lesson: AnyLesson) {
  const { id, revision, title, extra, steps } = lesson
  return {
    game,
    id,
    revision,
    title,
    kind: extra ? 'extra' : 'basic',
    steps: steps.length,
    words: steps.reduce((sum, { say }) => sum + longerOf(say), 0),
    minutes: Math.round((lessonSeconds(lesson) / 60) * 10) / 10,
    rules: [...new Set(steps.flatMap((step) => step.rules))],
  }
}

const labels = {
  hu: { task: 'Feladat', wrong: 'Ha mással próbálod', aside: 'Közben', done: 'Ha sikerült', sees: 'Közben látod' },
  en: { task: 'Then', wrong: 'If you try something else', aside: 'Meanwhile', done: 'When it worked', sees: 'You see' },
} as const

export function printed(name: string, { pitch, lessons, firstTimes }: AnyTeaching, language: Language): string {
  const first = Object.values(firstTimes).map(({ say }) => `- ${say[language]}`)
  const title = { hu: 'Amikor először kerül rád a sor', en: 'The first time it comes up' }[language]
  return [
    `# ${name}`,
    pitch[language],
    ...lessons.map((lesson) => lessonText(lesson, language)),
    ...(first.length > 0 ? [`## ${title}\n\n${first.join('\n')}`] : []),
  ].join('\n\n')
}

function lessonText({ title, steps, extra }: AnyLesson, language: Language): string {
  const mark = extra ? { hu: ' (ritka)', en: ' (rare)' }[language] : ''
  return [`## ${title[language]}${mark}`, ...steps.map((step, at) => stepText(step, at, language))].join('\n\n')
}

function stepText({ say, tasks, captions = [] }: AnyLessonStep, at: number, language: Language): string {
  const says = labels[language]
  return [
    `${at + 1}. ${say[language]}`,
    ...captions.map((caption) => `   ${says.sees}: ${caption.say[language]}`),
    ...tasks.flatMap((task) => taskLines(task, language)),
  ].join('\n')
}

function taskLines({ say, wrong, refused = [], asides = [], praise }: AnyTask, language: Language): string[] {
  const says = labels[language]
  const line = (label: string) => (one: { readonly say: { readonly hu: string; readonly en: string } }) =>
    `   ${label}: ${one.say[language]}`
  return [
    ...(say ? [`   ${says.task}: ${say[language]}`] : []),
    ...[...wrong, ...refused].map(line(says.wrong)),
    ...asides.map(line(says.aside)),
    ...praise.map(line(says.done)),
  ]
}
