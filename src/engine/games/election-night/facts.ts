import type { Seat } from '../../core/contract'

/** The nouns of the game, as docs/rules/election-night.md names them. */

export const colors = ['blue', 'red', 'white'] as const
export type Color = (typeof colors)[number]

export type Value = 1 | 2 | 3 | 4 | 5 | 6
export const values: readonly Value[] = [1, 2, 3, 4, 5, 6]

export const rounds = 10
export const flipsEach = 5

/** A pair by seat: seat 0's first. */
export type PerSeat<Thing> = readonly [Thing, Thing]

export interface Die {
  readonly color: Color
  readonly value: Value
}

/** A party's three dice as rolled. */
export type Dice = Readonly<Record<Color, Value>>
/** A party's dice behind the screen; `null`: already played this round. */
export type Hand = Readonly<Record<Color, Value | null>>

/** Which die of the round is being played: the third only after two vetoes (EN-8.3). */
export type Action = 1 | 2 | 3

/** A number on the map and the party it belongs to. */
export interface Mark {
  readonly seat: Seat
  readonly value: Value
}

/** When a flip marker was crossed off. */
export interface FlipMark {
  readonly round: number
  readonly action: Action
}

/** A number still to be written: `seat` owns it, `by` picks the field. A set's bonus has neither value nor colour. */
export interface Writing {
  readonly seat: Seat
  readonly by: Seat
  readonly value: Value | null
  readonly color: Color | null
}

export type RpsHand = 'rock' | 'paper' | 'scissors'
export const rpsHands: readonly RpsHand[] = ['rock', 'paper', 'scissors']

export type Phase =
  | { readonly type: 'study' }
  | { readonly type: 'flip'; readonly action: Action }
  | { readonly type: 'answerFlip'; readonly action: Action; readonly seat: Seat }
  | { readonly type: 'choose'; readonly action: Action }
  | { readonly type: 'veto'; readonly action: Action }
  | { readonly type: 'hands'; readonly action: Action; readonly attempt: number }
  | { readonly type: 'order'; readonly action: Action; readonly winner: Seat }
  | { readonly type: 'write'; readonly action: Action; readonly pending: readonly Writing[] }
  | { readonly type: 'over' }

export interface Options {
  /** Keeps the rolled values in sight all round (EN-2.6). */
  readonly memoryAid: boolean
  /** Seconds for each decision (EN-14.1). */
  readonly clock: 'off' | '30' | '60' | '120'
}

/** What both parties and the shared screen see. */
export interface Table {
  readonly options: Options
  /** 1 to 10. */
  readonly round: number
  readonly phase: Phase
  /** The 42 fields, numbered region by region in the order of `regions`. */
  readonly fields: readonly (Mark | null)[]
  /** How many fields are free. */
  readonly free: number
  /** The flip markers each party has crossed off. */
  readonly flips: PerSeat<readonly FlipMark[]>
  /** The set tracker: how many 1s, 2s … 6s each party has written. */
  readonly tally: PerSeat<readonly number[]>
  /** Completed sets. */
  readonly sets: PerSeat<number>
  /** This round's dice as rolled, as long as they may be seen (EN-2.4, EN-2.6). */
  readonly rolled: PerSeat<Dice> | null
  /** This round's dice as played, oldest first; during an action, the last one belongs to it. */
  readonly played: PerSeat<readonly Die[]>
  /** Which actions of this round ended in a veto. */
  readonly vetoed: readonly Action[]
}

/** What only one party knows: its dice behind the screen and what it flipped this round. */
export interface Own {
  readonly dice: Hand
  readonly flipped: readonly { readonly action: Action; readonly color: Color }[]
}

/** No fact is hidden from both parties. */
export type Hidden = null

export type Prompt =
  | { readonly type: 'ready'; readonly round: number }
  | {
      readonly type: 'flip'
      readonly round: number
      readonly action: Action
      readonly left: number
      /** Whether this is a reply to the other party's flip (EN-3.3). */
      readonly answering: boolean
      readonly colors: readonly Color[]
    }
  | { readonly type: 'choose'; readonly round: number; readonly action: Action; readonly colors: readonly Color[] }
  | {
      readonly type: 'veto'
      readonly round: number
      readonly action: Action
      readonly color: Color
      readonly values: PerSeat<Value>
    }
  | { readonly type: 'hand'; readonly round: number; readonly action: Action; readonly attempt: number }
  | { readonly type: 'order'; readonly round: number; readonly action: Action }
  | {
      readonly type: 'write'
      readonly round: number
      readonly action: Action
      readonly owner: Seat
      readonly color: Color
      readonly value: Value
    }
  | { readonly type: 'bonus'; readonly round: number; readonly action: Action; readonly set: number }

export type Answer =
  | { readonly type: 'ready' }
  /** `null`: no flip. */
  | { readonly type: 'flip'; readonly color: Color | null }
  | { readonly type: 'choose'; readonly color: Color }
  | { readonly type: 'veto'; readonly veto: boolean }
  | { readonly type: 'hand'; readonly hand: RpsHand }
  | { readonly type: 'order'; readonly first: Seat }
  | { readonly type: 'write'; readonly field: number }
  | { readonly type: 'bonus'; readonly field: number; readonly value: Value }

export const other = (seat: Seat): Seat => 1 - seat

/** The value on the opposite side of a die (EN-3.1). */
export const opposite = (value: Value): Value => (7 - value) as Value

/** The pair with one seat's entry replaced. */
export function withSeat<Thing>(pair: PerSeat<Thing>, seat: Seat, thing: Thing): PerSeat<Thing> {
  return seat === 0 ? [thing, pair[1]] : [pair[0], thing]
}

/** The hand with one die replaced. */
export function withDie(hand: Hand, color: Color, value: Value | null): Hand {
  return {
    blue: color === 'blue' ? value : hand.blue,
    red: color === 'red' ? value : hand.red,
    white: color === 'white' ? value : hand.white,
  }
}
