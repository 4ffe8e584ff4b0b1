/**
 * Lessons: small tasks on a game's own board, as data. A lesson runs on the pure engine, in a page or on the host;
 * `lessonRun.ts` plays it, and the suite that every game passes checks it.
 */
import type { GameEvent, Seat, View, World } from './contract'
import type { InBoth } from './manifest'
import type { Match } from './match'

export interface Lesson<T, O, H, Prompt, Answer, Event extends GameEvent> {
  readonly id: string
  /** Raised when a step changes so much that saved progress no longer fits. */
  readonly revision: number
  readonly title: InBoth
  /** About rare things, offered when they come up; all other lessons are basic. */
  readonly extra: boolean
  readonly steps: readonly LessonStep<T, O, H, Prompt, Answer, Event>[]
}

/** A position to begin from. */
export interface LessonStart<T, O, H> {
  readonly options: unknown
  readonly world: World<T, O, H>
}

/** One idea. A step without tasks only shows: the learner taps on. */
export interface LessonStep<T, O, H, Prompt, Answer, Event extends GameEvent> {
  readonly id: string
  /** Where it begins; `null`: where the step before ended. */
  readonly start: (() => LessonStart<T, O, H>) | null
  /** The learner's seat; 0 if left out. */
  readonly seat?: Seat
  /** The rules that this step teaches. */
  readonly rules: readonly string[]
  /** At most 35 words. */
  readonly say: InBoth
  /** A line of at most 12 words for the shared screen when the whole table learns together. */
  readonly headline: InBoth
  /** What to point at: names that the game's board and controls carry as `data-look`. */
  readonly look: readonly string[]
  /** What the learner does, one answer after the other. */
  readonly tasks: readonly Task<T, O, H, Answer, Event>[]
  /** How the scripted seats answer; `null`: with silence, or the first legal answer. */
  others?(asked: ScriptedAsk<T, O, H, Prompt, Answer>): Answer | null
  /** What the engine draws, in order; real chance after that. */
  readonly chance?: readonly number[]
  /** Where playback stops for a sentence. */
  readonly captions?: readonly Caption<Event>[]
  /**
   * The step ends with this event: what the engine would tell or ask after it is dropped. `after` is the world once
   * everything told together with the event has happened.
   */
  until?(event: Event, after: World<T, O, H>): boolean
}

/** One answer of the learner. A try that misses its goal is explained and taken back. */
export interface Task<T, O, H, Answer, Event extends GameEvent> {
  /** What is said before a second or later task; the first one has the step's sentence. */
  readonly say?: InBoth
  readonly look?: readonly string[]
  readonly goal: Goal<T, O, H, Answer, Event>
  /**
   * Typical wrong tries, looked at before `goal`, so none may fit a right answer; the first that fits is explained.
   * `play`: its consequences are shown before it is taken back.
   */
  readonly wrong: readonly WrongTry<T, O, H, Answer, Event>[]
  /** Answers that are neither right nor wrong: something is said, and the same task goes on from there. */
  readonly asides?: readonly Remark<T, O, H, Answer, Event>[]
  /** The lesson's words for what the engine refuses or a control stops; without them, the game's. */
  readonly refused?: readonly RefusedTry<Answer>[]
  /** What is said when the goal is reached, the first that fits. The last one should always fit. */
  readonly praise: readonly Remark<T, O, H, Answer, Event>[]
  /** One right answer, or what gives one; shown when the learner asks, and played by the suite. */
  readonly solution: Answer | ((view: View<T, O>) => Answer)
}

export interface Remark<T, O, H, Answer, Event extends GameEvent> {
  readonly when: Goal<T, O, H, Answer, Event>
  readonly say: InBoth
}

export interface WrongTry<T, O, H, Answer, Event extends GameEvent> extends Remark<T, O, H, Answer, Event> {
  /** Such a try, for the suite. */
  readonly example: Answer
  readonly play?: true
}

export interface RefusedTry<Answer> {
  readonly rule: string
  readonly say: InBoth
  /** Such a try, for the suite; `null` where controls stop it before it becomes an answer. */
  readonly example: Answer | null
}

export interface Caption<Event extends GameEvent> {
  at(event: Event): boolean
  readonly say: InBoth
}

/** A scripted seat being asked. */
export interface ScriptedAsk<T, O, H, Prompt, Answer> {
  readonly seat: Seat
  readonly prompt: Prompt
  readonly view: View<T, O>
  readonly world: World<T, O, H>
  /** What the learner has answered in this step, the answer just given included. */
  readonly learner: readonly Answer[]
  readonly match: Match
}

/** What the learner did in a task, and what came of it. */
export interface Attempt<T, O, H, Answer, Event extends GameEvent> {
  /** The answer being judged. */
  readonly answer: Answer
  /** All answers of this step, that one included. */
  readonly answers: readonly Answer[]
  /** Everything that was told to anyone because of this answer, up to the end of the task. */
  readonly events: readonly Event[]
  readonly before: World<T, O, H>
  readonly after: World<T, O, H>
}

export type Goal<T, O, H, Answer, Event extends GameEvent> = (attempt: Attempt<T, O, H, Answer, Event>) => boolean

/** What a game's goals are made of. */
export function goalsFor<T, O, H, Answer, Event extends GameEvent>() {
  type One = Goal<T, O, H, Answer, Event>
  const always: One = () => true
  return {
    always,
    all:
      (...goals: readonly One[]): One =>
      (attempt) =>
        goals.every((goal) => goal(attempt)),
    any:
      (...goals: readonly One[]): One =>
      (attempt) =>
        goals.some((goal) => goal(attempt)),
    not:
      (goal: One): One =>
      (attempt) =>
        !goal(attempt),
    /** An event of this type was told, with these fields. */
    happened:
      (type: Event['type'], fields: Readonly<Record<string, unknown>> = {}): One =>
      ({ events }) =>
        events.some((event) => event.type === type && holds(event, fields)),
    /** The answer has these fields. */
    answered:
      (fields: Readonly<Record<string, unknown>>): One =>
      ({ answer }) =>
        holds(answer as object, fields),
  }
}

function holds(what: object, fields: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(fields).every(
    ([key, value]) => JSON.stringify((what as Record<string, unknown>)[key]) === JSON.stringify(value),
  )
}

/** One line the first time a person meets a kind of decision. */
export interface FirstTime {
  readonly say: InBoth
  /** `lesson/step`, one tap away. */
  readonly learn: string
}

/** A position drawn by the game's own board, for the rules pages. */
export interface Picture<T, O, H> {
  /** The rule it stands at. */
  readonly rule: string
  readonly caption: InBoth
  readonly look: readonly string[]
  readonly start: () => LessonStart<T, O, H>
  /** Whose eyes; the shared screen's if left out. */
  readonly seat?: Seat
}

/** Where an answer is given: `data-look` names in the order of the taps, and the amount to name, if there is one. */
export interface Pointing {
  readonly look: readonly string[]
  readonly amount: number | null
}

/** All that a game teaches with. */
export interface Teaching<T, O, H, Prompt, Answer, Event extends GameEvent> {
  /** The game in 30 seconds. */
  readonly pitch: InBoth
  /** What the seats are called in lessons, by seat; Béla, Cili and so on if left out. Learners have their own name, or Anna. */
  readonly names?: { readonly hu: readonly string[]; readonly en: readonly string[] }
  readonly lessons: readonly Lesson<T, O, H, Prompt, Answer, Event>[]
  /** Which first-time line fits a decision, if any. */
  firstTime(view: View<T, O>, prompt: Prompt): string | null
  readonly firstTimes: Readonly<Record<string, FirstTime>>
  readonly pictures: readonly Picture<T, O, H>[]
  /** Why an answer is a good one here, in facts: what it gains, what it prevents. For hints; `null`: nothing to say. */
  why(view: View<T, O>, prompt: Prompt, answer: Answer): InBoth | null
  /** Where on the board and the controls an answer is given. For hints; `null`: it can't be pointed at. */
  point(view: View<T, O>, prompt: Prompt, answer: Answer): Pointing | null
}

export type AnyLesson = Lesson<unknown, unknown, unknown, unknown, unknown, GameEvent>
export type AnyLessonStep = LessonStep<unknown, unknown, unknown, unknown, unknown, GameEvent>
export type AnyTask = Task<unknown, unknown, unknown, unknown, GameEvent>
export type AnyTeaching = Teaching<unknown, unknown, unknown, unknown, unknown, GameEvent>

/** Registers a game's teaching: its functions only ever see their own game. */
export function asTeaching<T, O, H, Prompt, Answer, Event extends GameEvent>(
  teaching: Teaching<T, O, H, Prompt, Answer, Event>,
): AnyTeaching {
  return teaching as unknown as AnyTeaching
}
