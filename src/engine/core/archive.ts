/** Records of public archives, turned into journals: watched, reviewed and played on like any match of ours. */
import type { Refusal, Seat } from './contract'
import type { Journal } from './journal'

export interface Archived {
  /** Up to the point where the record holds. */
  readonly journal: Journal
  /** Who played, by seat; null: the record doesn't say. */
  readonly names: readonly (string | null)[]
  /** How the game ended without the board deciding it. */
  readonly ended: { readonly how: 'resigned' | 'time'; readonly winner: Seat } | null
  /** The first move that doesn't hold, counted from 1; `why` is null if it can't even be read. */
  readonly broken: { readonly move: number; readonly text: string; readonly why: Refusal | null } | null
}

/** Null: the text is not a record from one of this game's archives. */
export type ReadArchive = (text: string) => Archived | null
