/**
 * Shows a lesson being played: what is in sight, what waits behind it, and what is said about it. Bookkeeping with
 * timers over the pure lesson run; the lesson's stage makes it visible.
 */
import type { AnyRules, AnyView, GameEvent, Refusal } from '../../../engine/core/contract'
import type { AnyLesson } from '../../../engine/core/lesson'
import {
  answerLesson,
  beginStep,
  learnerPrompt,
  learnerView,
  nextStep,
  refusedBy,
  solutionOf,
  stepAt,
  taskAt,
  type Beat,
  type LessonPlace,
  type LessonReply,
} from '../../../engine/core/lessonRun'
import type { InBoth } from '../../../engine/core/manifest'

/** `ask`: the learner's turn. `play`: events are shown. `caption`: a sentence waits for a tap. `hold`: a wrong try before it is taken back. */
export type Mode = 'ask' | 'play' | 'caption' | 'hold' | 'solved'

/** What was said last about the learner's answer. Without own words, the game's words for the refusal, or the usual ones. */
export interface Note {
  readonly tone: 'wrong' | 'aside' | 'praise'
  readonly say: InBoth | null
  readonly refusal: Refusal | null
}

export interface PlayerOptions {
  readonly rules: AnyRules
  readonly lesson: AnyLesson
  /** How long events are shown before what follows. */
  pace(events: readonly GameEvent[]): number
  /** How many milliseconds of it belong to a reveal, before which nothing is told. */
  reveal(events: readonly GameEvent[]): number
  /** True when nothing is to be waited for: reduced motion, or a hidden page. */
  instant(): boolean
  /** A new ask, or the same one from its beginning: what was chosen is forgotten. */
  resetDraft(): void
  changed(): void
  /** A step is solved. */
  solved?(step: number): void
}

/** What is in sight at one moment. */
export type Shown = Pick<LessonPlayer, 'view' | 'events' | 'step' | 'heard'>

/** How long a wrong try stays in sight once it was played, and how many misses light up the help. */
const holdMs = 1000
const missesToHelp = 2

export class LessonPlayer {
  place: LessonPlace
  mode: Mode = 'ask'
  view: AnyView
  events: readonly GameEvent[] = []
  /** Counts up with whatever comes into sight. */
  step = 1
  heard: readonly GameEvent[] = []
  caption: InBoth | null = null
  note: Note | null = null
  /** Whether the places to look at are pointed out. */
  pointing = true
  readonly #options: PlayerOptions
  #queue: Beat[] = []
  /** What follows the last beat, and what the timer is for. */
  #then: () => void = () => {}
  #due: () => void = () => {}
  #timer: ReturnType<typeof setTimeout> | null = null
  /** What was in sight before a reveal that still runs. */
  #held: Shown | null = null
  #reveal: ReturnType<typeof setTimeout> | null = null

  constructor(options: PlayerOptions, at = 0) {
    this.#options = options
    this.place = beginStep(options.rules, options.lesson, at)
    this.view = learnerView(this.place)
    this.mode = this.place.solved ? 'solved' : 'ask'
  }

  get prompt(): unknown {
    return this.mode === 'ask' ? learnerPrompt(this.place) : null
  }

  /** What may be told of what is shown: nothing of a reveal before it is over. */
  get revealed(): Shown {
    return this.#held ?? this
  }

  /** The sentence of the present task. */
  get say(): InBoth {
    return taskAt(this.place)?.say ?? stepAt(this.place).say
  }

  get look(): readonly string[] {
    if (!this.pointing || this.mode === 'play' || this.mode === 'hold') return []
    if (this.mode === 'solved' && stepAt(this.place).tasks.length > 0) return []
    return taskAt(this.place)?.look ?? stepAt(this.place).look
  }

  /** Whether help is worth a hint: two tries have missed. */
  get stuck(): boolean {
    return this.mode === 'ask' && this.place.misses >= missesToHelp
  }

  get last(): boolean {
    return this.place.step + 1 === this.place.lesson.steps.length
  }

  /** The learner touched the board: pointing has done its work, unless help is due. */
  touched(): void {
    if (!this.pointing || this.stuck || this.mode !== 'ask') return
    this.pointing = false
    this.#options.changed()
  }

  send(answer: unknown): void {
    if (this.prompt === null) return
    this.#take(answerLesson(this.place, answer))
  }

  /** A tap that can't become an answer. */
  blocked(refusal: Refusal): void {
    if (this.prompt === null) return
    this.#take(refusedBy(this.place, refusal))
  }

  /** Puts what was said about the last try away: the task is in sight again. */
  reread(): void {
    if (this.mode !== 'ask') return
    this.note = null
    this.#options.changed()
  }

  /** Points at the places to look at; once they are pointed at, plays the solution. */
  showMe(): void {
    if (this.prompt === null) return
    if (this.look.length === 0 && !this.pointing) {
      this.pointing = true
      if (this.look.length > 0) return this.#options.changed()
    }
    this.solve()
  }

  /** Plays a right answer to the present task. */
  solve(): void {
    if (this.prompt === null) return
    this.#options.resetDraft()
    this.send(solutionOf(this.place))
  }

  /** A tap on what is being shown: reads on after a caption, skips what still plays. True if there was anything. */
  tap(): boolean {
    if (this.mode === 'caption') {
      this.caption = null
      this.#playOn()
      this.#options.changed()
      return true
    }
    if (this.mode !== 'play' && this.mode !== 'hold') return false
    this.#stop()
    this.#due()
    this.#options.changed()
    return true
  }

  /** Goes on from a solved step; false at the end of the lesson. */
  next(): boolean {
    const place = this.mode === 'solved' ? nextStep(this.place) : this.#stepAt(this.place.step + 1)
    if (place === null) return false
    this.#begin(place)
    return true
  }

  /** Goes to another step without solving this one; false if there is none. */
  goTo(at: number): boolean {
    const place = this.#stepAt(at)
    if (place === null) return false
    this.#begin(place)
    return true
  }

  /** Stops all timers. */
  leave(): void {
    this.#stop()
    this.#queue = []
  }

  #stepAt(at: number): LessonPlace | null {
    const { rules, lesson } = this.#options
    return lesson.steps[at] === undefined ? null : beginStep(rules, lesson, at)
  }

  #begin(place: LessonPlace): void {
    this.leave()
    this.place = place
    this.note = null
    this.caption = null
    this.pointing = true
    this.heard = []
    this.mode = place.solved ? 'solved' : 'ask'
    this.#rest()
    this.#options.changed()
  }

  /** Shows the place itself, with nothing moving. */
  #rest(): void {
    this.view = learnerView(this.place)
    this.events = []
    this.step++
    this.#options.resetDraft()
  }

  #take(reply: LessonReply): void {
    const { place } = reply
    if (reply.kind === 'refused') {
      this.place = place
      this.#miss(reply.say, reply.refusal)
    } else if (reply.kind === 'missed') this.#takeMiss(reply)
    else {
      const { say, kind } = reply
      const onward = place.task === this.place.task && kind === 'onward'
      this.#play(reply.beats, () => {
        this.place = place
        this.note = { tone: onward ? 'aside' : 'praise', say, refusal: null }
        this.mode = kind === 'solved' ? 'solved' : 'ask'
        this.pointing = true
        this.view = learnerView(place)
        this.#options.resetDraft()
        if (kind === 'solved') this.#options.solved?.(place.step)
      })
    }
    this.#options.changed()
  }

  #takeMiss({ say, beats, place }: Extract<LessonReply, { kind: 'missed' }>): void {
    const before = this.heard
    const back = () => {
      this.place = place
      this.heard = before
      this.mode = 'ask'
      this.#rest()
      this.#miss(say, null)
    }
    if (beats.length === 0) return back()
    this.#play(beats, () => {
      this.note = { tone: 'wrong', say, refusal: null }
      this.mode = 'hold'
      this.#wait(holdMs, back)
    })
  }

  #miss(say: InBoth | null, refusal: Refusal | null): void {
    this.note = { tone: 'wrong', say, refusal }
    this.pointing = this.place.misses >= missesToHelp
  }

  #play(beats: readonly Beat[], then: () => void): void {
    this.note = null
    this.#queue = [...beats]
    this.#then = then
    // As in a match: once an answer is taken, nothing of how it was made covers what follows.
    this.#options.resetDraft()
    this.#playOn()
  }

  /** Shows the next beat, or does what was to follow the last one. */
  #playOn(): void {
    const beat = this.#queue.shift()
    if (beat === undefined) return this.#then()
    const { view, events, step, heard } = this
    this.view = beat.view
    this.events = beat.events
    this.heard = [...this.heard, ...beat.events]
    this.step++
    this.mode = 'play'
    this.#wait(this.#options.pace(beat.events), () => {
      if (beat.caption === null) return this.#playOn()
      this.mode = 'caption'
      this.caption = beat.caption
    })
    if (this.#timer !== null) this.#hold({ view, events, step, heard }, this.#options.reveal(beat.events))
  }

  #hold(before: Shown, ms: number): void {
    if (ms <= 0) return
    this.#held = before
    this.#reveal = setTimeout(() => {
      this.#held = null
      this.#options.changed()
    }, ms)
  }

  #wait(ms: number, then: () => void): void {
    this.#stop()
    this.#due = then
    // Even without motion a wrong try is seen for a moment before it is taken back.
    if (this.#options.instant() && this.mode === 'play') return then()
    this.#timer = setTimeout(() => {
      this.#stop()
      then()
      this.#options.changed()
    }, ms)
  }

  #stop(): void {
    for (const timer of [this.#timer, this.#reveal]) if (timer !== null) clearTimeout(timer)
    this.#timer = this.#reveal = null
    this.#held = null
  }
}
