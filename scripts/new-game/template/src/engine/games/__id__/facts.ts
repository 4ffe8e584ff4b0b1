/** The nouns of docs/rules/__id__.md. */
import type { Seat } from '../../core/contract'

/** The most stones that one turn takes (__prefix__-3). */
export const mostPerTurn = 3

export interface Options {
  /** How many stones the heap starts with (__prefix__-1). */
  readonly stones: 15 | 21 | 28
}

/** What everyone sees. */
export interface Table {
  readonly options: Options
  /** Stones left. */
  readonly heap: number
  /** Stones taken so far, by seat. */
  readonly taken: readonly number[]
  readonly turn: Seat
  /** Who took the last stone; null until then. */
  readonly winner: Seat | null
}

/** What one seat knows alone: nothing in this game. */
export type Own = null
/** What nobody knows yet: nothing in this game. */
export type Hidden = null

/** `most`: how many stones this turn may take. */
export interface Prompt {
  readonly type: 'take'
  readonly most: number
}

export interface Answer {
  readonly type: 'take'
  readonly count: number
}

export type Event =
  | { readonly type: 'begun'; readonly rule: string; readonly starter: Seat; readonly stones: number }
  | { readonly type: 'took'; readonly rule: string; readonly seat: Seat; readonly count: number; readonly left: number }
  | { readonly type: 'won'; readonly rule: string; readonly seat: Seat }
