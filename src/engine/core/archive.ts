/** Records of public archives, turned into journals: watched, reviewed and played on like any match of ours. */
import type { Refusal, Seat } from './contract'
import type { Journal } from './journal'
import type { InBoth } from './manifest'

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

/** What a page says of a game's archive before it reads a file. Loaded for every game that has one, so it imports nothing. */
export interface ArchiveFiles {
  /** How their names end. */
  readonly end: `.${string}`
  /** What they are, as the object of a sentence. */
  readonly what: InBoth
  /** Whether a text is meant to be one: then `unread` says why it isn't. */
  isMeant(text: string): boolean
  /** What is said of such a file that can't be read, by its name. */
  readonly unread: Readonly<Record<keyof InBoth, (name: string) => string>>
}
