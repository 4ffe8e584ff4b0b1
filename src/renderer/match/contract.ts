/** How a game plugs its presentation into the shell. Games draw a view and build an answer; the shell does all the rest. */
import type { Component, Snippet } from 'svelte'
import type { Ask, Clock, GameEvent, Outcome, Refusal, Seat, View } from '../../engine/core/contract'
import type { OptionSpec } from '../../engine/core/options'
import type { SeatFace } from '../ui/kit/seatFace'
import type { Language } from '../words/language'

export type { Language, SeatFace }

/** Where a stage is drawn; `screen` is the shared one. */
export type Layout = 'phone' | 'desk' | 'screen'
/** The few sounds there are. All are silent when the player has switched sound off. */
export type Sound = 'tap' | 'place' | 'roll' | 'reveal' | 'gain' | 'loss' | 'chime' | 'end'

/**
 * What a game's components see. A getter-backed object: read its fields where they are used, never destructure.
 * `seat` is null on the shared screen and for spectators, and while the past is stepped through.
 */
export interface Stage<Table, Own, Prompt, Answer, Event extends GameEvent, Draft> {
  readonly view: View<Table, Own>
  readonly seat: Seat | null
  /** What this seat is asked now; null if nothing, if it has answered, or while older steps are still being shown. */
  readonly prompt: Prompt | null
  /** What this seat may say although nobody waits for it (`Ask.may`); null or missing: nothing. */
  readonly aside?: Prompt | null
  /** Whose that is, on a device that several pass round; missing: this seat's. */
  readonly asideOf?: Seat | null
  /** Everyone who owes an answer now. */
  readonly asked: readonly Seat[]
  /** The newest table and how long its running clock had left when it came; missing while the past is in sight. */
  readonly clock?: RunningClock<Table> | null
  /** The events that led to the view being shown: what to animate. Changes together with `view`. */
  readonly events: readonly Event[]
  readonly step: number
  /**
   * This stage as far as it may be talked about: while `reveal` runs, view, log and outcome are those from before the step.
   * The shell draws players, controls, status and log from it; a Board or Screen that writes sums or names does too.
   */
  readonly revealed?: Stage<Table, Own, Prompt, Answer, Event, Draft>
  /** Every event so far that may still be looked up, oldest first. */
  readonly heard: readonly Event[]
  readonly faces: readonly SeatFace[]
  /** Names by seat, as `words` want them. */
  readonly names: readonly string[]
  readonly language: Language
  readonly layout: Layout
  /** True if motion is to be left out. */
  readonly still: boolean
  /** True while the past is stepped through: draw, but ask nothing. */
  readonly past: boolean
  /** What every seat had for itself in the view being shown; only while a finished match is watched again. */
  readonly open: readonly Own[] | null
  /** True between `send` and the host's reply; `prompt` is null meanwhile. */
  readonly sending: boolean
  readonly outcome: Outcome | null
  /** True while the end show runs: nothing but the show may tell who won. Never for games without `suspense`. */
  readonly suspense: boolean
  /** The answer under construction; made by the game's `createDraft`, reset by the shell at every new ask. */
  readonly draft: Draft
  /** Sends the answer. The shell shows that it is under way, resends it when the connection was cut, and shows refusals. */
  send(answer: Answer): void
  /** Sends an aside; the answer under construction stays as it is. */
  say?(aside: Answer): void
  /** A tap that can't become anything, and why: told in the game's words, and in a lesson a wrong try. */
  blocked(refusal: Refusal): void
  /** The end show is over or was skipped: the result may be told. */
  ended(): void
  /** Shows a rule of the rules page in a sheet. */
  showRule(id: string): void
  sound(name: Sound): void
}

export interface RunningClock<Table> {
  readonly table: Table
  /** Null: no clock runs. */
  readonly ms: number | null
  /** What it has left in a pause; null: there is none. */
  readonly held: number | null
  /** When that was, by `performance.now`. */
  readonly at: number
}

export interface Draft {
  /** Forgets what was chosen so far. */
  reset(): void
  /** Takes over from the same seat's draft of this match what a device passed on and back should still know. */
  resume?(before: Draft): void
}

/** A game's own words, in one language. */
export interface GameWords<Table, Own, Prompt, Event extends GameEvent> {
  readonly options: Readonly<
    Record<string, { readonly label: string; readonly help: string; readonly values: Readonly<Record<string, string>> }>
  >
  /** What is happening, in one sentence, as this viewer should read it. */
  status(view: View<Table, Own>, prompt: Prompt | null, names: readonly string[]): string
  /** One line for the log, or null if the event is not worth one. */
  tell(event: Event, names: readonly string[], table: Table): string | null
  /** Why an answer was refused and what to do instead; null: the shell shows the rule itself. */
  refusal(refusal: Refusal, names: readonly string[]): string | null
  /** How the match ended, in one sentence. */
  ending(outcome: Outcome, names: readonly string[], table: Table): string
  /** From how far behind a match was won, by the presentation's `standing`. */
  behind?(by: number): string
  /** What decided a match that points don't tell, in one sentence, from its outcome alone. */
  decided?(outcome: Outcome): string | null
  /** Names of the parts of a score, in the order in which they are shown. */
  readonly scoreParts: Readonly<Record<string, string>>
  /** Sides have names in this game, asked for in the lobby; `ideas` for people who can't think of one, and for bots. */
  readonly side?: { readonly label: string; readonly ideas: readonly string[] }
  /** What is often said in the table chat of this game; sent by one tap. */
  readonly phrases?: readonly string[]
}

/** How a game is shown and spoken of, on every device. A screen is only ever the shared one. */
export interface GamePresentation<T, O, Prompt, Answer, Event extends GameEvent, D extends Draft> {
  readonly optionSpecs: readonly OptionSpec[]
  /** What the shell needs of the rules. Not all of them: phones load nothing that only the host uses. */
  readonly rules: {
    remembers?(event: Event, table: T): boolean
    ask?(table: T): Ask<Prompt> | null
    clock?(table: T): Clock
    readonly seats: { readonly min: number; readonly max: number }
  }
  createDraft(): D
  /** The table as large as it can be. Also what spectators and the history see. */
  readonly Board: Component<{ stage: Stage<T, O, Prompt, Answer, Event, D> }>
  /** What is mine and the choices of the prompt, in the thumb's reach. Renders little when nothing is asked. */
  readonly Controls: Component<{ stage: Stage<T, O, Prompt, Answer, Event, D> }>
  /** What is public about one player, beside the name in the list of players. */
  readonly Player: Component<{ stage: Stage<T, O, Prompt, Answer, Event, D>; seat: Seat }>
  /** The shared screen; without it the shell shows Board and players large. */
  readonly Screen?: Component<{ stage: Stage<T, O, Prompt, Answer, Event, D> }>
  /**
   * An end show: opened hands below the headline of the result; with `suspense`, a count above all of it. On the shared
   * screen it fills the place of the board, with the final table in it, and gives `more` (ranking, chances, evening) its place.
   */
  readonly Ending?: Component<{ stage: Stage<T, O, Prompt, Answer, Event, D>; more?: Snippet }>
  /** The Ending is a show that tells who won: result and headline wait until it calls `stage.ended()`. */
  readonly suspense?: true
  /**
   * How well each seat is doing by what everyone can see, higher is better: shows from how far behind a match was won.
   */
  standing?(table: T): readonly number[]
  /** Parts of the score that only break ties. */
  readonly tieBreaks?: readonly string[]
  /**
   * Won by something other than points: the result shows no ranking and no table of points. `places`: totals only say who
   * came before whom, as where players go out one after the other; they are ranked, without numbers.
   */
  readonly unscored?: true | 'places'
  /** What everyone had, below the board while a finished match is watched again (`stage.open`). */
  readonly Opened?: Component<{ stage: Stage<T, O, Prompt, Answer, Event, D> }>
  /** Whether an event is one that people want to see again when a finished match is watched. */
  turning?(event: Event): boolean
  /** The board itself tells what just happened: a phone shows no newest lines of the log below it. */
  readonly ownTicker?: true
  /**
   * How many milliseconds of a step belong to its reveal: until then status, log, players and result stay as they were
   * before it. Without it, everything is told at once.
   */
  reveal?(events: readonly Event[]): number
  /** The places that an event names, as the board's `data-look` calls them: lit by a tap on its line in the log. */
  places?(event: Event): readonly string[]
  /** On the shared screen the board begins at the top edge; this is how wide the headline on top of it may be. */
  readonly headline?: string
  /** Height of the panel below the board on a phone, in pixels, the same for every prompt; 236 if left out. */
  readonly panel?: number
  /** The same in lessons, where the sentence stands on paper above the board; `panel` less its two lines if left out. */
  readonly lessonPanel?: number
  /** How many teams there are: seats that are equal modulo this number are partners, and stand together on a phone. */
  readonly teams?: number
  /** Height of the row of players on a phone, in pixels, the same throughout; 60 if left out. */
  readonly row?: number
  /** How many milliseconds a step is shown before the next one may replace it. */
  pace(events: readonly Event[]): number
  /** The views that led to this one, oldest first, where the table itself tells them: history survives a reload. */
  history?(view: View<T, O>): readonly View<T, O>[]
  /** What a position is called while it is looked back at, such as the move that led to it. */
  caption?(view: View<T, O>): string
  readonly words: Readonly<Record<Language, GameWords<T, O, Prompt, Event>>>
  /** Whether an aside is a question to this player, who is called for it as for a turn. */
  calls?(aside: Prompt): boolean
  /** Whether a step leaves the answer under construction as good as it was. */
  keepsDraft?(events: readonly Event[]): boolean
  /** What is to be done next while an answer is being built, in place of `words.status`; null: that one still says it. */
  next?(stage: Stage<T, O, Prompt, Answer, Event, D>): string | null
  /** The rules pages, raw markdown of docs/rules, loaded when first looked at: `() => import('….md?raw')`. */
  readonly rulesPages: Readonly<Record<Language, () => Promise<{ readonly default: string }>>>
  /** CSS colours of the game's cloth, set on the stage: at least `--cloth`, `--cloth-edge`, `--accent`. */
  readonly cloth: Readonly<Record<string, string>>
}

/** A presentation of any game, for the shell. */
export type AnyPresentation = GamePresentation<unknown, unknown, unknown, unknown, GameEvent, Draft>
export type AnyStage = Stage<unknown, unknown, unknown, unknown, GameEvent, Draft>

/**
 * Registers a game's presentation. Components only ever see a stage of their own game, which the compiler can't know once all
 * games are in one record.
 */
export function asPresentation<T, O, Prompt, Answer, Event extends GameEvent, D extends Draft>(
  presentation: GamePresentation<T, O, Prompt, Answer, Event, D>,
): AnyPresentation {
  return presentation as unknown as AnyPresentation
}
