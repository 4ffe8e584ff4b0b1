import { describe, expect, it } from 'vitest'
import type { AnyGame, Rng, Seat } from '../core/contract'
import type { AnyLesson, AnyTeaching } from '../core/lesson'
import {
  answerLesson,
  beginStep,
  failureOf,
  learnerPrompt,
  learnerView,
  solutionOf,
  taskAt,
  type LessonPlace,
} from '../core/lessonRun'
import type { InBoth } from '../core/manifest'
import { matchAt, matchView, promptFor, type Match } from '../core/match'
import { lessonSeconds, longerOf, readingSeconds } from '../core/reading'
import { picturesFor } from '../core/pictures'
import { bytes, isPlain } from './freeze'
import { playGame } from './play'
import { basicRules, ruleIds } from './rulebook'

export interface LessonSuiteOptions {
  /** Seats and options with which every kind of decision comes up in a few random games. */
  readonly variants: readonly { readonly seats: number; readonly options: unknown }[]
  /** Kinds of prompt that need no line: there is nothing to decide. */
  readonly withoutLine?: readonly string[]
}

const most = { say: 35, headline: 12, firstTime: 20, secondsToTouch: 30, basicMinutes: 8 }

/** What every game's teaching must pass. */
export function lessonSuite(game: AnyGame, teaching: AnyTeaching, options: LessonSuiteOptions) {
  const { rules } = game
  const { lessons } = teaching
  const steps = stepsOf(teaching)

  describe(`${rules.id}: what every lesson must pass`, () => {
    it('there are basic lessons, each with its own id and steps of their own', () => {
      expect(basicsOf(teaching).length).toBeGreaterThan(0)
      expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length)
      expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length)
    })

    it('sentences are short, and there in both languages', () => {
      const tooLong = [...allTexts(teaching)].filter(
        ([, text, limit]) => longerOf(text) > limit || !text.hu || !text.en,
      )
      expect(tooLong.map(([where, text]) => `${where}: ${text.hu} / ${text.en}`)).toEqual([])
    })

    it.each(lessons.map((lesson) => ({ id: lesson.id, lesson })))(
      '$id: the learner acts in at least two steps of three, first within half a minute',
      ({ lesson }) => demandActs(lesson),
    )

    it('the basics are known within eight minutes', () => {
      const minutes = basicsOf(teaching).reduce((sum, lesson) => sum + lessonSeconds(lesson), 0) / 60
      expect(minutes).toBeLessThanOrEqual(most.basicMinutes)
    })

    it('every rule that the rules page marks as basic is taught by a basic lesson', () => {
      demandRulesTaught(rules.id, teaching)
    })

    it.each(steps)('$name can be solved', (step) => demandSolvable(game, teaching, step))

    it.each(steps.filter(({ step }) => step.tasks.length > 0))(
      '$name tells wrong tries as it says, and leaves the position as it was',
      ({ lesson, at }) => {
        for (const place of tasksOf(game, lesson, at)) demandMisses(place, ruleIds(rules.id))
      },
    )

    it('every task has a wrong try to explain, unless every legal answer is right', () => {
      const silent = steps.flatMap(({ name, lesson, at }) =>
        [...tasksOf(game, lesson, at)]
          .filter((place) => isSilent(game, place))
          .map(({ task }) => `${name} task ${task}`),
      )
      expect(silent).toEqual([])
    })

    it('every kind of decision has a first-time line that leads to a step, and every rule of the log a picture', () => {
      const places = new Set(steps.map(({ name }) => name))
      expect(Object.entries(teaching.firstTimes).filter(([, { learn }]) => !places.has(learn))).toEqual([])
      expect(untaughtIn(game, teaching, options)).toEqual({ decisions: [], citedRules: [] })
    })

    it('a hint says why in every kind of decision', () => {
      expect(unexplainedIn(game, teaching, options)).toEqual([])
    })

    it('at least six positions illustrate the rules', () => {
      expect(teaching.pictures.length).toBeGreaterThanOrEqual(6)
      for (const picture of teaching.pictures) demandPosition(game, picture)
    })
  })
}

interface NamedStep {
  readonly lesson: AnyLesson
  readonly step: AnyLesson['steps'][number]
  readonly at: number
  readonly name: string
}

const basicsOf = ({ lessons }: AnyTeaching) => lessons.filter(({ extra }) => !extra)

const stepsOf = ({ lessons }: AnyTeaching): readonly NamedStep[] =>
  lessons.flatMap((lesson) => lesson.steps.map((step, at) => ({ lesson, step, at, name: `${lesson.id}/${step.id}` })))

function demandActs({ steps }: AnyLesson): void {
  const acts = steps.map(({ tasks }) => tasks.length > 0)
  expect(acts.filter(Boolean).length * 3).toBeGreaterThanOrEqual(acts.length * 2)
  const read = steps.slice(0, acts.indexOf(true) + 1)
  const seconds = read.reduce((sum, { say }) => sum + readingSeconds(say), 0)
  expect(seconds).toBeLessThanOrEqual(most.secondsToTouch)
}

function demandRulesTaught(id: string, teaching: AnyTeaching): void {
  const taught = new Set(basicsOf(teaching).flatMap((lesson) => lesson.steps.flatMap((step) => step.rules)))
  const basic = basicRules(id)
  expect(basic.length).toBeGreaterThan(0)
  expect(basic.filter((rule) => !taught.has(rule))).toEqual([])
  const known = ruleIds(id)
  const named = stepsOf(teaching).flatMap(({ step }) => step.rules)
  expect(named.filter((rule) => !known.has(rule))).toEqual([])
}

function demandSolvable({ rules }: AnyGame, teaching: AnyTeaching, { lesson, at }: NamedStep): void {
  let place = beginStep(rules, lesson, at)
  expect(isPlain(place.match.world)).toBe(true)
  while (!place.solved) {
    const [prompt, solution] = [learnerPrompt(place), solutionOf(place)]
    expect(prompt, 'the learner is asked').not.toBeNull()
    const where = teaching.point(learnerView(place), prompt, solution)
    expect(where === null || where.look.length > 0, 'a hint has where to point').toBe(true)
    const reply = answerLesson(place, solution)
    const failure = failureOf(reply)
    if (failure !== null) throw new Error(`its own solution is ${failure}`)
    place = reply.place
  }
}

function demandMisses(place: LessonPlace, known: ReadonlySet<string>): void {
  const task = taskAt(place)!
  for (const { example, say } of task.wrong) {
    const reply = answerLesson(place, example)
    if (reply.kind !== 'missed') throw new Error(`${bytes(example)} is ${reply.kind}`)
    expect(reply.say).toBe(say)
    expect(reply.place.match).toBe(place.match)
    expect(reply.place.misses).toBe(place.misses + 1)
  }
  for (const { example, say, rule } of task.refused ?? []) {
    expect(known).toContain(rule)
    if (example === null) continue
    const reply = answerLesson(place, example)
    if (reply.kind !== 'refused') throw new Error(`${bytes(example)} is ${reply.kind}`)
    expect(reply.refusal.rule).toBe(rule)
    expect(reply.say).toBe(say)
  }
}

/** Whether a task explains no wrong try although there are some. */
function isSilent({ rules }: AnyGame, place: LessonPlace): boolean {
  const { wrong, refused = [] } = taskAt(place)!
  if (wrong.length + refused.length > 0) return false
  const list = rules.list(learnerView(place), learnerPrompt(place))
  return list === null || list.some((answer) => ['missed', 'refused'].includes(answerLesson(place, answer).kind))
}

/** What came up in random games: kinds of prompt that never had a first-time line, and rules cited without a picture. */
function untaughtIn({ rules }: AnyGame, teaching: AnyTeaching, options: LessonSuiteOptions) {
  const lines = new Map<string, boolean>()
  const cited = new Set<string>()
  const onAsk = (match: Match) => {
    for (const [seat, prompt] of match.ask!.prompts) {
      const key = teaching.firstTime(matchView(match, seat), prompt)
      if (key !== null) expect(Object.keys(teaching.firstTimes)).toContain(key)
      const { type } = prompt as { type: string }
      lines.set(type, lines.get(type) === true || key !== null)
    }
  }
  for (const [seed, variant] of options.variants.entries())
    for (const { event } of playGame(rules, { ...variant, seed, onAsk }).told.flat()) cited.add(event.rule)
  const mute = [...lines].filter(([type, has]) => !has && !options.withoutLine?.includes(type))
  return {
    decisions: mute.map(([type]) => type),
    citedRules: [...cited].filter((rule) => picturesFor(teaching, rule).length === 0),
  }
}

/** How many decisions of a kind are looked at: some reasons take a search. */
const reasonsEach = 12

/** Kinds of decision in random games for which an answer has no reason in both languages. */
function unexplainedIn({ rules }: AnyGame, teaching: AnyTeaching, { variants }: LessonSuiteOptions): string[] {
  const looked = new Map<string, number>()
  const mute = new Set<string>()
  const choose = (match: Match, seat: Seat, rng: Rng) => {
    const view = matchView(match, seat)
    const prompt = promptFor(match, seat)
    const answer = rules.sample(view, prompt, rng)
    const kind = `${(prompt as { type: string }).type}: ${(answer as { type: string }).type}`
    const times = looked.get(kind) ?? 0
    if (times < reasonsEach) {
      looked.set(kind, times + 1)
      const reason = teaching.why(view, prompt, answer)
      if (!reason?.hu || !reason.en) mute.add(kind)
    }
    return answer
  }
  for (const [seed, variant] of variants.entries()) playGame(rules, { ...variant, seed, choose })
  return [...mute]
}

function demandPosition({ rules }: AnyGame, { rule, start }: AnyTeaching['pictures'][number]): void {
  expect(ruleIds(rules.id)).toContain(rule)
  const { options, world } = start()
  expect(isPlain(world)).toBe(true)
  expect(rules.parseOptions(options)).toHaveProperty('value')
  matchAt(rules, options, world)
}

/** Every task of a step as the learner meets it, the ones before it solved. */
function* tasksOf(game: AnyGame, lesson: AnyLesson, at: number): Generator<LessonPlace> {
  let place = beginStep(game.rules, lesson, at)
  while (!place.solved) {
    yield place
    const reply = answerLesson(place, solutionOf(place))
    const failure = failureOf(reply)
    if (failure !== null) throw new Error(`${lesson.id}/${lesson.steps[at].id}: its own solution is ${failure}`)
    place = reply.place
  }
}

type Limited = readonly [where: string, text: InBoth, limit: number]

function* allTexts({ lessons, firstTimes, pictures, pitch }: AnyTeaching): Generator<Limited> {
  yield ['pitch', pitch, 60]
  for (const [key, { say }] of Object.entries(firstTimes)) yield [`first time: ${key}`, say, most.firstTime]
  for (const { rule, caption } of pictures) yield [`picture at ${rule}`, caption, most.say]
  for (const lesson of lessons) {
    yield [lesson.id, lesson.title, 8]
    for (const step of lesson.steps) {
      const where = `${lesson.id}/${step.id}`
      yield [where, step.say, most.say]
      yield [where, step.headline, most.headline]
      for (const { say } of step.captions ?? []) yield [where, say, most.say]
      for (const task of step.tasks) {
        if (task.say) yield [where, task.say, most.say]
        for (const { say } of [...task.wrong, ...(task.asides ?? []), ...(task.refused ?? []), ...task.praise])
          yield [where, say, most.say]
      }
    }
  }
}
