/** Plays a lesson: a value and pure functions from value to value, the same in a page and on the host. */
import type { AnyRules, AnyView, AnyWorld, GameEvent, Refusal, Seat, Told } from './contract'
import type { AnyLesson, AnyLessonStep, AnyTask, Attempt } from './lesson'
import type { InBoth } from './manifest'
import { judge, matchAt, matchView, promptFor, silenceOf, submit, type Match } from './match'
import { quickRng, scriptedRng } from './rng'
import { eventsFor } from './views'

/** Where a learner is. */
export interface LessonPlace {
  readonly lesson: AnyLesson
  readonly rules: AnyRules
  readonly step: number
  readonly task: number
  readonly match: Match
  /** The learner's answers in this step. */
  readonly answers: readonly unknown[]
  /** Scripted draws that the step has left. */
  readonly chance: readonly number[]
  /** Tries that missed the present task. */
  readonly misses: number
  /** The step's last task is solved, or it had none. */
  readonly solved: boolean
}

/** What is to be shown next: a view, the events that led to it, and perhaps a sentence to stop at. */
export interface Beat {
  readonly view: AnyView
  readonly events: readonly GameEvent[]
  readonly caption: InBoth | null
}

/** The result of an answer. `say` is null where the game's own words for the refusal will do. */
export type LessonReply =
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly say: InBoth | null; readonly place: LessonPlace }
  /** Missed: `beats` show what it would have led to, where that is worth a look; `place` is as before the answer. */
  | {
      readonly kind: 'missed'
      readonly say: InBoth | null
      readonly beats: readonly Beat[]
      readonly place: LessonPlace
    }
  /** The task goes on, or the next one begins. */
  | {
      readonly kind: 'onward'
      readonly say: InBoth | null
      readonly beats: readonly Beat[]
      readonly place: LessonPlace
    }
  | { readonly kind: 'solved'; readonly say: InBoth; readonly beats: readonly Beat[]; readonly place: LessonPlace }

export const seatOfStep = (step: AnyLessonStep): Seat => step.seat ?? 0
export const stepAt = ({ lesson, step }: LessonPlace): AnyLessonStep => lesson.steps[step]
export const taskAt = (place: LessonPlace): AnyTask | null => stepAt(place).tasks[place.task] ?? null

/** Begins a step. One that goes on from the step before is reached by solving that one first. */
export function beginStep(rules: AnyRules, lesson: AnyLesson, at: number): LessonPlace {
  const { start } = lesson.steps[at]
  if (start === null) return stepFrom(solvedThrough(rules, lesson, at - 1).match, rules, lesson, at)
  const { options, world } = start()
  return stepFrom(matchAt(rules, options, world), rules, lesson, at)
}

/** The next step from where this one ended; `null` at the end of the lesson. */
export function nextStep({ rules, lesson, step, match }: LessonPlace): LessonPlace | null {
  const at = step + 1
  if (at === lesson.steps.length) return null
  return lesson.steps[at].start === null ? stepFrom(match, rules, lesson, at) : beginStep(rules, lesson, at)
}

/** A step's beginning; scripted seats that come before the learner have had their turn. */
function stepFrom(match: Match, rules: AnyRules, lesson: AnyLesson, at: number): LessonPlace {
  const { tasks, chance = [] } = lesson.steps[at]
  const solved = tasks.length === 0
  const place = { lesson, rules, step: at, task: 0, match, answers: [], chance, misses: 0, solved }
  if (solved) return place
  const recorder = record(place)
  recorder.playOn([])
  const run = recorder.run()
  return { ...place, match: run.match, chance: run.chance }
}

export function learnerView(place: LessonPlace): AnyView {
  return matchView(place.match, seatOfStep(stepAt(place)))
}

/** What the learner is asked now; `null` if nothing. */
export function learnerPrompt(place: LessonPlace): unknown {
  if (place.solved) return null
  return promptFor(place.match, seatOfStep(stepAt(place))) ?? null
}

/** A right answer to the present task. */
export function solutionOf(place: LessonPlace): unknown {
  const solution = taskAt(place)!.solution
  return typeof solution === 'function' ? (solution as (view: AnyView) => unknown)(learnerView(place)) : solution
}

/** Takes the learner's answer. */
export function answerLesson(place: LessonPlace, raw: unknown): LessonReply {
  const task = taskAt(place)!
  const step = stepAt(place)
  const seat = seatOfStep(step)
  const judged = judge(place.match, place.match.step, seat, raw)
  if ('refusal' in judged) return refusedBy(place, judged.refusal)
  const answers = [...place.answers, judged.value]
  const run = runAnswer(place, seat, judged.value, answers)
  const attempt: Attempt<unknown, unknown, unknown, unknown, GameEvent> = {
    answer: judged.value,
    answers,
    events: run.told.flat().map(({ event }) => event),
    before: place.match.world,
    after: run.match.world,
  }
  const wrong = task.wrong.find(({ when }) => when(attempt))
  if (wrong === undefined && task.goal(attempt)) {
    const { say } = task.praise.find(({ when }) => when(attempt)) ?? task.praise.at(-1)!
    const solved = place.task + 1 === step.tasks.length
    const next = { ...place, match: run.match, chance: run.chance, answers, misses: 0, solved }
    if (solved) return { kind: 'solved', say, beats: run.beats, place: next }
    return { kind: 'onward', say, beats: run.beats, place: { ...next, task: place.task + 1 } }
  }
  const aside = wrong === undefined ? task.asides?.find(({ when }) => when(attempt)) : undefined
  if (aside !== undefined) {
    const next = { ...place, match: run.match, chance: run.chance, answers }
    return { kind: 'onward', say: aside.say, beats: run.beats, place: next }
  }
  const missed = { ...place, misses: place.misses + 1 }
  return { kind: 'missed', say: wrong?.say ?? null, beats: wrong?.play ? run.beats : [], place: missed }
}

/** A try that a control stopped before the engine saw it, or that the engine refused: a miss too. */
export function refusedBy(place: LessonPlace, refusal: Refusal): LessonReply {
  const say = taskAt(place)?.refused?.find(({ rule }) => rule === refusal.rule)?.say ?? null
  return { kind: 'refused', refusal, say, place: { ...place, misses: place.misses + 1 } }
}

interface Run {
  readonly match: Match
  readonly told: readonly (readonly Told[])[]
  readonly beats: readonly Beat[]
  readonly chance: readonly number[]
}

/** Files the learner's answer after everyone else's to the same ask, then lets the others play until the learner is asked. */
function runAnswer(place: LessonPlace, seat: Seat, answer: unknown, answers: readonly unknown[]): Run {
  const { match } = place
  const waiting = [...match.ask!.prompts.keys()].filter((one) => one !== seat && !match.answers.has(one))
  const recorder = record(place)
  const race = match.ask!.closes === 'race' && !match.rules.isPass!(answer)
  if (!race)
    for (const other of waiting)
      if (recorder.open()) recorder.submit(other, scripted(place, recorder.match(), other, answers))
  if (recorder.match().step === match.step) recorder.submit(seat, answer)
  recorder.playOn(answers)
  return recorder.run()
}

/** Collects what is told while a match runs by script. */
function record(place: LessonPlace) {
  const step = stepAt(place)
  const seat = seatOfStep(step)
  const rng = scriptedRng(place.chance, quickRng(place.step + 1))
  let { match } = place
  let over = false
  const told: (readonly Told[])[] = []
  const beats: Beat[] = []
  const take = (one: Seat, answer: unknown) => {
    const next = submit(match, match.step, one, answer, { rng })
    if ('refusal' in next)
      throw new Error(
        `${place.lesson.id}/${step.id}: seat ${one}'s scripted ${JSON.stringify(answer)} is refused: ${next.refusal.rule}`,
      )
    match = next.match
    if (!next.closed) return
    const end = step.until === undefined ? -1 : next.told.findIndex(({ event }) => step.until!(event, match.world))
    const heard = end < 0 ? next.told : next.told.slice(0, end + 1)
    over ||= end >= 0
    told.push(heard)
    beats.push(...beatsOf(step, matchView(match, seat), eventsFor(heard, seat)))
  }
  return {
    match: () => match,
    open: () => !over && match.ask !== null,
    submit: take,
    /** Until the learner is asked, the step is over, or the match is. */
    playOn(answers: readonly unknown[]) {
      for (let turns = 0; !over && match.ask !== null && promptFor(match, seat) === undefined; turns++) {
        if (turns > 200) throw new Error(`${place.lesson.id}/${step.id}: the learner is never asked again`)
        const asked = match.step
        for (const one of [...match.ask.prompts.keys()])
          if (match.step === asked && !match.answers.has(one) && one !== seat)
            take(one, scripted(place, match, one, answers))
      }
    },
    run: (): Run => ({ match, told, beats, chance: rng.left() }),
  }
}

function scripted(place: LessonPlace, match: Match, seat: Seat, learner: readonly unknown[]): unknown {
  const prompt = match.ask!.prompts.get(seat)
  const view = matchView(match, seat)
  const world: AnyWorld = match.world
  const answer = stepAt(place).others?.({ seat, prompt, view, world, learner, match }) ?? null
  if (answer !== null) return answer
  return silenceOf(match, seat) ?? match.rules.list(view, prompt)?.[0] ?? match.rules.sample(view, prompt, quickRng(1))
}

/** Events of one step of the match, cut where a caption wants to be read. */
function beatsOf(step: AnyLessonStep, view: AnyView, events: readonly GameEvent[]): Beat[] {
  const beats: Beat[] = []
  let from = 0
  for (const [at, event] of events.entries()) {
    const caption = step.captions?.find((one) => one.at(event))
    if (caption === undefined) continue
    beats.push({ view, events: events.slice(from, at + 1), caption: caption.say })
    from = at + 1
  }
  if (from < events.length || beats.length === 0) beats.push({ view, events: events.slice(from), caption: null })
  return beats
}

/** How an answer failed, for those who write lessons; null if it was right. A wrong try that fits comes before the goal. */
export function failureOf(reply: LessonReply): string | null {
  if (reply.kind === 'refused') return `refused by ${reply.refusal.rule}`
  if (reply.kind !== 'missed') return null
  return reply.say ? `missed: it fits the wrong try "${reply.say.en}"` : 'missed: it does not reach the goal'
}

/** The place after a step that was solved by its own solutions. */
export function solvedThrough(rules: AnyRules, lesson: AnyLesson, at: number): LessonPlace {
  let place = beginStep(rules, lesson, at)
  while (!place.solved) {
    const reply = answerLesson(place, solutionOf(place))
    const failure = failureOf(reply)
    if (failure !== null) throw new Error(`${lesson.id}/${lesson.steps[at].id}: its own solution is ${failure}`)
    place = reply.place
  }
  return place
}
