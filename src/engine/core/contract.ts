/**
 * The engine's contract: what every game is made of.
 *
 * A match is a series of asks. An ask names the seats that owe an answer; when the answers are in, the rules
 * resolve them to the next world and tell what happened. Everything here is readonly plain data that survives JSON.
 */

import type { OptionSpec } from './options'

export type Seat = number

/** Every fact is filed under who may know it: everyone, one seat, or nobody yet (a deck). */
export interface World<Table, Own, Hidden> {
  readonly table: Table
  readonly own: readonly Own[]
  readonly hidden: Hidden
}

/** What one viewer knows. Seat `null` is the shared screen or a spectator. */
export interface View<Table, Own> {
  readonly seat: Seat | null
  readonly table: Table
  readonly own: Own | null
}

/**
 * Who owes an answer, and to what.
 * `all`: nothing is resolved before every asked seat has answered.
 * `race`: the first answer that is not a pass resolves at once; all passes resolve together.
 * `quiet`: who has already answered isn't shown, where even that would give something away.
 */
export interface Ask<Prompt> {
  readonly prompts: ReadonlyMap<Seat, Prompt>
  readonly closes: 'all' | 'race'
  readonly quiet: boolean
  /**
   * Seats that may say something although nobody is waiting for it, even while they have a prompt. Such an aside
   * resolves at once, by itself; then `ask` is called again, and answers given before it no longer count. Take-backs are
   * asked for this way. Most games have none.
   */
  readonly may?: ReadonlyMap<Seat, Prompt>
}

/** Something that happened, and the rule (of docs/rules) by which it did. */
export interface GameEvent {
  readonly type: string
  readonly rule: string
}

/** An event and who hears it. Only events marked `reveals` may make hidden facts known. */
export interface Told<Event extends GameEvent = GameEvent> {
  readonly to: 'all' | readonly Seat[]
  readonly reveals: boolean
  readonly event: Event
}

/**
 * Why an answer is refused: the rule that forbids it, and values for the sentence that the game's words make of it
 * (`most` in "no more than 3 stones"). A value, never an exception; made by `refusal` in refusal.ts.
 */
export interface Refusal {
  readonly rule: string
  readonly params: Readonly<Record<string, string | number>>
}

/** The result of parsing foreign data. */
export type Parsed<Value> = { readonly value: Value } | { readonly refusal: Refusal }

/** The next world, and what happened on the way to it, in order. */
export interface Step<T, O, H, Event extends GameEvent> {
  readonly world: World<T, O, H>
  readonly told: readonly Told<Event>[]
}

export interface Score {
  readonly seat: Seat
  /** Ranks those who didn't win; equal totals share a place. Where players go out, how many a seat has outlived. */
  readonly total: number
  /** What the total is made of; the game's words name each key in `scoreParts`. Empty where nothing is counted. */
  readonly parts: Readonly<Record<string, number>>
}

/** How a match ended. No winners: a draw. Several: a shared or a team victory. */
export interface Outcome {
  readonly winners: readonly Seat[]
  readonly rule: string
  readonly scores: readonly Score[]
}

/** How the host times an ask. */
export interface Clock {
  /** After this time `silence` answers for seats that haven't; null: no limit. */
  readonly limitMs: number | null
  /** The ask closes no sooner, where a quick close would give something away; 0: at once. */
  readonly leastMs: number
  /**
   * The limit is what is left of a player's own time: `spend` deducts what an answer took, and it can't be extended.
   * Only where a single seat is asked.
   */
  readonly charged?: true
}

/** Chance, always seeded and handed in. Never take it from `Math.random` or a clock: a replay must throw the same dice. */
export interface Rng {
  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number
  /** A six-sided die, where dice are counted apart from other chance. `throwDie` is how games throw. */
  die?(): number
}

/** The rules of one game. All functions are pure; none may change what it is given. */
export interface Rules<Options, T, O, H, Prompt, Answer, Event extends GameEvent> {
  readonly id: string
  /** Raised whenever an old journal would no longer replay to the same match. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  /** What the sides of this game's dice show, if not 1 to 6. */
  readonly dieFaces?: readonly string[]
  /** Whether a finished match may be opened in full (journal and seed) to everyone at the table. */
  readonly opensAtEnd: boolean

  /** The world before the first ask, with everything shuffled and dealt. */
  setup(options: Options, seats: number, rng: Rng): Step<T, O, H, Event>
  /** Sees the table only, so that being asked gives nothing away. `null`: the match is over. */
  ask(table: T): Ask<Prompt> | null
  /** The one judge of legality; sees the answering seat's view only. */
  check(view: View<T, O>, prompt: Prompt, answer: Answer): Refusal | null
  /** All legal answers, or `null` where there are too many to list. */
  list(view: View<T, O>, prompt: Prompt): readonly Answer[] | null
  /** One legal answer. Over many calls every legal answer should come up. */
  sample(view: View<T, O>, prompt: Prompt, rng: Rng): Answer
  /**
   * Carries out the answers, all of them legal: those of every asked seat, in a race the one that isn't a pass and the passes
   * before it, or one aside alone. The only function that sees everything.
   */
  resolve(world: World<T, O, H>, answers: ReadonlyMap<Seat, Answer>, rng: Rng): Step<T, O, H, Event>
  /** A world that this viewer can't tell from the true one: what it knows is as it is, the rest is drawn by chance. */
  imagine(view: View<T, O>, rng: Rng): World<T, O, H>
  /** The result; null as long as `ask` asks somebody. */
  outcome(table: T): Outcome | null
  parseOptions(raw: unknown): Parsed<Options>
  /** Reads the shape only; whether the answer is legal is for `check`. */
  parseAnswer(raw: unknown): Parsed<Answer>

  /** Whether an answer lets a `race` go by. Needed by games that race. */
  isPass?(answer: Answer): boolean
  /** How the current ask is timed. Without it, asks have no limit. */
  clock?(table: T): Clock
  /**
   * The table after this much time has passed in the current ask, which `clock` charges. Called before an answer is
   * judged: what it took is part of the journal.
   */
  spend?(table: T, ms: number): T
  /** The answer of a seat whose clock runs out. Must be legal at that point. */
  silence?(view: View<T, O>, prompt: Prompt): Answer
  /** Whether an event may still be looked up in the log at this table. Without it, all may. */
  remembers?(event: Event, table: T): boolean
  /** Whether people at the table may chat while a match is on. Without it, they may. */
  mayTalk?(options: Options): boolean
}

export type BotLevel = 'easy' | 'medium' | 'hard'
export const botLevels: readonly BotLevel[] = ['easy', 'medium', 'hard']

/** What a seat knows at a moment of the match: what a person sitting there would. */
export interface Vantage<T, O, Event extends GameEvent> {
  readonly view: View<T, O>
  /** Every event told to this seat so far, oldest first. */
  readonly heard: readonly Event[]
}

/** All that a bot knows when it is asked. */
export interface Situation<T, O, Prompt, Event extends GameEvent> extends Vantage<T, O, Event> {
  readonly prompt: Prompt
  readonly level: BotLevel
  readonly rng: Rng
  /** Turns true when the time to think is over; a bot that searches looks at it often. */
  readonly hurry: () => boolean
}

export interface Bot<T, O, Prompt, Answer, Event extends GameEvent> {
  choose(situation: Situation<T, O, Prompt, Event>): Answer
  /** What the bot says to a prompt of `Ask.may`; null: nothing. Must be quick. */
  aside?(situation: Situation<T, O, Prompt, Event>): Answer | null
  /**
   * Each seat's chance to win, as one seat sees it. They add up to 1: a shared victory counts its share, a draw an equal
   * one for everybody. Calibrated for tables of mixed levels (`npm run bench -- chances`); the same vantage always gives
   * the same chances. Takes a few milliseconds at most.
   */
  chances(vantage: Vantage<T, O, Event>): readonly number[]
}

/** What a game's index gives to the registry. */
export interface Game<Options, T, O, H, Prompt, Answer, Event extends GameEvent> {
  readonly rules: Rules<Options, T, O, H, Prompt, Answer, Event>
  readonly bot: Bot<T, O, Prompt, Answer, Event>
  readonly optionSpecs: readonly OptionSpec[]
  /** For games with a notation: the answer that a written move stands for at a table, or null. */
  readAnswer?(table: T, text: string): Answer | null
  /** For tables set by hand: recomputes what follows from a table's other facts. */
  settle?(table: T): T
  /** For games with public archives: the options and written moves of a record, or null. */
  readRecord?(text: string): { readonly options: unknown; readonly moves: readonly string[] } | null
}

// Games of any kind, for code that serves them all. Methods are bivariant, so every game is assignable to these.
export type AnyRules = Rules<unknown, unknown, unknown, unknown, unknown, unknown, GameEvent>
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown, unknown, GameEvent>
/** What it takes to play a game out: pages load these two apart from the rest. */
export type RulesAndBot = Pick<AnyGame, 'rules' | 'bot'>
export type AnyWorld = World<unknown, unknown, unknown>
export type AnyView = View<unknown, unknown>
export type AnyVantage = Vantage<unknown, unknown, GameEvent>
