import type { Outcome, Seat } from '../../core/contract'

/** The nouns of ZÉRTZ, as the rulebook names them. */

export type Marble = 'white' | 'grey' | 'black'
export const marbles: readonly Marble[] = ['white', 'grey', 'black']
/** The letter that stands for each marble, in the order of `marbles`. */
export const marbleSigns = 'WGB'

export type Variant = 'basic' | 'tournament'
export type BoardSize = 37 | 48 | 61

export interface Options {
  readonly variant: Variant
  readonly rings: BoardSize
  /** Table option: a compulsory capture may be overlooked (ZE-27). */
  readonly overlooked: boolean
  /** Table option: how time is measured (ZE-32, ZE-33); not at all where it is missing. */
  readonly clock?: ClockChoice
  /** Table option: moves may be taken back by agreement (ZE-36). */
  readonly takeBack?: boolean
}

/** Seconds for each move, or minutes for each player and the seconds that every move adds. */
export type ClockChoice = 'move30' | 'move60' | 'move120' | '5+5' | '10+10' | '20+10'
export const clockChoices: readonly ClockChoice[] = ['move30', 'move60', 'move120', '5+5', '10+10', '20+10']

/** A number of marbles of each colour. */
export type Stock = Readonly<Record<Marble, number>>
export const marblesIn = ({ white, grey, black }: Stock): number => white + grey + black

/** The winning sets: `each` of every colour, or the given number of one colour (ZE-20, ZE-21). */
export interface Goal extends Stock {
  readonly each: number
}

export const supplies: Readonly<Record<Variant, Stock>> = {
  basic: { white: 5, grey: 7, black: 9 },
  tournament: { white: 6, grey: 8, black: 10 },
}

export const goals: Readonly<Record<Variant, Goal>> = {
  basic: { each: 2, white: 3, grey: 4, black: 5 },
  tournament: { each: 3, white: 4, grey: 5, black: 6 },
}

/** A ring's name: column letter and number from the bottom, such as `d4`. */
export type Ring = string

/** The board, one character per ring: `-` no ring, `.` empty ring, `W`, `G`, `B` a marble. */
export type BoardText = string

/** A move in the record: who made it, and its notation. */
export interface MoveNote {
  readonly seat: Seat
  readonly text: string
}

/** Everything a take-back restores (ZE-29). */
export interface Snapshot {
  readonly board: BoardText
  readonly supply: Stock
  readonly captured: readonly [Stock, Stock]
  readonly seen: readonly string[]
  readonly passes: number
}

/** A position in which a seat was to move: where an agreed take-back leads (ZE-38). */
export interface Before extends Snapshot {
  readonly captures: boolean
  /** How many moves had been made. */
  readonly made: number
  readonly last: Move | null
  readonly missed: Snapshot | null
  readonly ordered: boolean
}

/** All facts of a match; ZÉRTZ has no secrets. Facts of a table option are missing where it is off. */
export interface Table extends Snapshot {
  readonly options: Options
  readonly starter: Seat
  readonly turn: Seat
  /** Whether the board offers a capture to the seat on turn. */
  readonly captures: boolean
  /** Every move that stands, in order. */
  readonly moves: readonly MoveNote[]
  /** The answer that made the last standing move. */
  readonly last: Move | null
  /** The position before the last move if that move overlooked a capture, and so may be demanded back. */
  readonly missed: Snapshot | null
  /** The seat on turn had to take a move back and must capture now. */
  readonly ordered: boolean
  /** An end reached by overlooking a capture; it stands once the opponent accepts it. */
  readonly pending: Outcome | null
  readonly outcome: Outcome | null
  /** By seat: milliseconds left, for the current move or for the game, when the current ask opened. */
  readonly timeLeft?: readonly [number, number]
  /** By seat: the position before its last move, if that may be asked for. */
  readonly before?: readonly [Before | null, Before | null]
  /** Who has asked to go back, and where to. */
  readonly request?: { readonly by: Seat; readonly to: Before } | null
}

export type Own = null
export type Hidden = null

/** Where a marble to be placed comes from: the supply, or one's own captured marbles (ZE-23). */
export type Source = 'supply' | 'own'

export type Prompt =
  | {
      readonly type: 'move'
      /** A capture is on the board and may be made. */
      readonly capture: boolean
      /** Where a marble may be taken from; `null`: no placement is allowed. */
      readonly place: Source | null
      /** The opponent's last move overlooked a capture and may be demanded back. */
      readonly demand: boolean
      /** No move is possible; only asked when the alternative is a demand. */
      readonly pass: boolean
    }
  | { readonly type: 'verdict'; readonly outcome: Outcome }
  /** Nobody waits for it: ask for one's last move back, or answer the opponent who did. */
  | { readonly type: 'takeBack'; readonly say: 'ask' | 'answer' }

export interface Placement {
  readonly type: 'place'
  readonly marble: Marble
  readonly at: Ring
  /** The free ring that is removed; `null` if there is none. */
  readonly remove: Ring | null
  /** Isolated groups not claimed, each named by one of its rings. All others are claimed. */
  readonly leave: readonly Ring[]
}

export interface Capture {
  readonly type: 'capture'
  /** The ring the marble starts from, then each ring where it lands. */
  readonly path: readonly Ring[]
}

export type Move = Placement | Capture | { readonly type: 'pass' }

/** `flag`: the time ran out. `askBack`, `agree`, `decline`: about taking back. */
export type Answer = Move | { readonly type: 'demand' | 'accept' | 'flag' | 'askBack' | 'agree' | 'decline' }

export interface MarbleOn {
  readonly ring: Ring
  readonly marble: Marble
}

/** A winning set: a number of one colour, or some of each. */
export type WinningSet = Marble | 'each'
/** The completed set, a board without an empty ring, or the opponent's time. */
export type Win = WinningSet | 'full' | 'time'
export type Draw = 'passes' | 'repetition'

export type Event = { readonly rule: string } & (
  | { readonly type: 'begun'; readonly starter: Seat }
  | {
      readonly type: 'placed'
      readonly seat: Seat
      readonly marble: Marble
      readonly at: Ring
      readonly from: Source
    }
  | { readonly type: 'removed'; readonly seat: Seat; readonly ring: Ring }
  | { readonly type: 'claimed' | 'left'; readonly seat: Seat; readonly group: readonly MarbleOn[] }
  | {
      readonly type: 'jumped'
      readonly seat: Seat
      readonly marble: Marble
      readonly from: Ring
      readonly over: Ring
      readonly to: Ring
      readonly captured: Marble
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** A clock per move ran out: the move that follows was made for the seat. */
  | { readonly type: 'timeUp'; readonly seat: Seat }
  | { readonly type: 'takenBack'; readonly seat: Seat; readonly by: Seat; readonly text: string }
  | { readonly type: 'backAsked'; readonly seat: Seat; readonly texts: readonly string[] }
  | { readonly type: 'backDeclined'; readonly seat: Seat }
  | { readonly type: 'backAgreed'; readonly seat: Seat; readonly by: Seat; readonly texts: readonly string[] }
  | { readonly type: 'won'; readonly seat: Seat; readonly how: Win }
  | { readonly type: 'drawn'; readonly how: Draw }
)
