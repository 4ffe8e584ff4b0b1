import type { GameEvent, Refusal, Seat } from '../../core/contract'
import { refusal } from '../../core/refusal'

export type Colour = 'yellow' | 'purple' | 'pink'
export const colours: readonly Colour[] = ['yellow', 'purple', 'pink']

/** The eight arrows, clockwise; a direction is an index into them. */
export const arrows = ['up', 'up-right', 'right', 'down-right', 'down', 'down-left', 'left', 'up-left'] as const
export type Arrow = (typeof arrows)[number]
export type Operation = Arrow | 'repeat'
export const operations: readonly Operation[] = [...arrows, 'repeat']
/** The rule about reading a sheet from one's own side. */
export const readingRule = 'FP-18'

/** The operations as the rulebook lists them: → ← ↑ ↓ ↗ ↖ ↘ ↙ ↻. */
export const printedOrder: readonly Operation[] = [
  ...(['right', 'left', 'up', 'down', 'up-right', 'up-left', 'down-right', 'down-left', 'repeat'] as const),
]

/** Sides of the table, clockwise (FP-2). */
export const sidesOfTable = ['south', 'west', 'north', 'east'] as const
export type Side = (typeof sidesOfTable)[number]

/** The least length of a route; `?` takes any length. */
export const numberCards = [4, 5, 6, 7, 8, 9, '?'] as const
export type NumberCard = (typeof numberCards)[number]

/** One operation for each ordered colour pair, at the index `pairIndex` gives (FP-4). */
export type Sheet = readonly Operation[]

/** A cell of the board: row × size + column, rows from the north, columns from the west. */
export type Cell = number

export type Discs = Readonly<Record<Colour, number>>
export const noDiscs: Discs = { yellow: 0, purple: 0, pink: 0 }

/** Where a disc that is played comes from (FP-9). */
export type Source = 'bank' | 'own'

/** Why a game ended (FP-28 to FP-30); several may apply at once. */
export type Ending = 'majority' | 'idle' | 'cards'

export interface Options {
  /** Where two players sit; with three or four there is no choice (FP-2). */
  readonly seating: 'opposite' | 'adjacent'
  readonly assistance: boolean
  /** Seconds per turn; three times as many for the sheets (FP-33). */
  readonly clock: 'off' | 60 | 180
}

export interface Table {
  readonly options: Options
  readonly phase: 'sheets' | 'turns' | 'over'
  /** The side each seat sits at. */
  readonly sides: readonly Side[]
  /** Each seat's sheet; empty until all are in. */
  readonly sheets: readonly Sheet[]
  /** The disc on each cell; the centre is always empty between turns. */
  readonly board: readonly (Colour | null)[]
  readonly bank: Discs
  /** Discs each seat owns. */
  readonly discs: readonly Discs[]
  /** Number cards each seat has won, oldest first. */
  readonly won: readonly (readonly NumberCard[])[]
  /** The number card on the centre; `null` when all seven are won. */
  readonly card: NumberCard | null
  /** Number cards left to draw. */
  readonly pile: number
  readonly first: Seat | null
  readonly turn: Seat | null
  /** Turns in a row in which no disc was placed and no route won. */
  readonly idle: number
  /** Why the game is over; empty while it is not. */
  readonly ended: readonly Ending[]
}

/** Nobody has secrets of their own: sheets are sealed as answers until all are in. */
export type Own = null

/** The number cards still to be drawn, next one first. */
export interface Hidden {
  readonly pile: readonly NumberCard[]
}

export type Prompt =
  | { readonly type: 'sheet'; readonly side: Side; readonly card: NumberCard }
  | {
      readonly type: 'turn'
      readonly side: Side
      /** Where a disc of each colour would come from; `null`: there is none. */
      readonly sources: Readonly<Record<Colour, Source | null>>
      /** The least length of a route under the present card. */
      readonly minimum: number
      /** Whether a pass, or a false claim, would end the game. */
      readonly passEnds: boolean
      /** Whether false claims are refused. */
      readonly assistance: boolean
    }

export type TurnPrompt = Extract<Prompt, { type: 'turn' }>

export interface SheetAnswer {
  readonly type: 'sheet'
  readonly operations: Sheet
}
export interface PlaceAnswer {
  readonly type: 'place'
  readonly cell: Cell
  readonly colour: Colour
}
/** `owners[i]`: whose operation leads from `route[i]` to `route[i + 1]`; `null`: the usual owner's (FP-20). */
export interface ClaimAnswer {
  readonly type: 'claim'
  readonly colour: Colour
  readonly route: readonly Cell[]
  readonly owners: readonly (Seat | null)[]
}
export type Answer = SheetAnswer | PlaceAnswer | ClaimAnswer | { readonly type: 'pass' }

/** One step of a claim, as checked in front of everyone. */
export interface CheckedStep {
  readonly from: Cell
  readonly to: Cell
  readonly owner: Seat
  /** What the owner's sheet says for the two discs' colours. */
  readonly operation: Operation
  /** The direction the route really takes, as the claimant sees it. */
  readonly arrow: Arrow
  readonly holds: boolean
}

export type Event = GameEvent &
  (
    | { readonly type: 'dealt'; readonly sides: readonly Side[]; readonly card: NumberCard }
    | { readonly type: 'sheets'; readonly sheets: readonly Sheet[] }
    | { readonly type: 'first'; readonly seat: Seat }
    | {
        readonly type: 'placed'
        readonly seat: Seat
        readonly cell: Cell
        readonly colour: Colour
        readonly source: Source
      }
    | { readonly type: 'passed'; readonly seat: Seat; readonly forced: boolean; readonly idle: number }
    | {
        readonly type: 'claimed'
        readonly seat: Seat
        readonly colour: Colour
        readonly source: Source
        readonly route: readonly Cell[]
        readonly minimum: number
        /** The steps in order, up to and including the first that fails. */
        readonly steps: readonly CheckedStep[]
      }
    | {
        readonly type: 'false-claim'
        readonly seat: Seat
        readonly colour: Colour
        /** Where the disc goes back to. */
        readonly source: Source
        /** Index of the first step that failed; `null`: every step holds, but the route is too short. */
        readonly step: number | null
        readonly length: number
        readonly minimum: number
        readonly idle: number
      }
    | {
        readonly type: 'route-won'
        readonly seat: Seat
        /** Who gets the disc of each cell, in the route's order. */
        readonly rewards: readonly { readonly cell: Cell; readonly colour: Colour; readonly seat: Seat }[]
        /** Discs each seat owns afterwards. */
        readonly totals: readonly number[]
      }
    | { readonly type: 'card-won'; readonly seat: Seat; readonly card: NumberCard }
    | { readonly type: 'card-drawn'; readonly card: NumberCard; readonly pile: number }
    | { readonly type: 'ended'; readonly endings: readonly Ending[]; readonly winners: readonly Seat[] }
  )

/** Discs of each colour. */
export const discsOfColour = 16
export const totalDiscs = colours.length * discsOfColour

/** The place of an ordered colour pair on a sheet: from × 3 + to, colours in the order yellow, purple, pink. */
export function pairIndex(from: Colour, to: Colour): number {
  return colours.indexOf(from) * 3 + colours.indexOf(to)
}

/** The nine ordered colour pairs in the sheet's order. */
export const pairs: readonly (readonly [Colour, Colour])[] = colours.flatMap((from) =>
  colours.map((to) => [from, to] as const),
)

export function countDiscs(discs: Discs): number {
  return discs.yellow + discs.purple + discs.pink
}

export function addDisc(discs: Discs, colour: Colour, count: number): Discs {
  return { ...discs, [colour]: discs[colour] + count }
}

/** The least length of a route under a number card; `?` takes any (FP-21). */
export function minimumOf(card: NumberCard | null): number {
  return card === null || card === '?' ? 1 : card
}

/** Where a disc of this colour would come from if this seat played it; `null`: there is none (FP-9). */
export function sourceOf(table: Table, seat: Seat, colour: Colour): Source | null {
  if (table.bank[colour] > 0) return 'bank'
  return table.discs[seat][colour] > 0 ? 'own' : null
}

/** Why a seat can't play a disc of this colour, if it can't. */
export function sourceFault(table: Table, seat: Seat, colour: Colour): Refusal | null {
  return sourceOf(table, seat, colour) === null ? refusal('FP-9', { colour }) : null
}

export function playableColours(table: Table, seat: Seat): readonly Colour[] {
  return colours.filter((colour) => sourceOf(table, seat, colour) !== null)
}
