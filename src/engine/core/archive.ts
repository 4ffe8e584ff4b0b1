/** Records of public archives, turned into journals: watched, reviewed and played on like any match of ours. */
import type { Refusal } from './contract'
import type { Journal } from './journal'

export interface Archived {
  /** As far as the record holds. */
  readonly journal: Journal
  /** Who played, by seat; null: the record doesn't say. */
  readonly names: readonly (string | null)[]
  /** The move at which the record stops to hold, counted from 1; `why` is null if it can't even be read. */
  readonly broken: { readonly move: number; readonly text: string; readonly why: Refusal | null } | null
}

/** Null: the text is no record of this game's archives. */
export type ReadArchive = (text: string) => Archived | null
