/** What this game says; the sentences are in words.hu.ts and words.en.ts. */
import type { Event, Own, Prompt, Table } from '../../../engine/games/__id__/facts'
import type { GameWords, Language } from '../../match/contract'
import { en, enBoard } from './words.en'
import { hu, huBoard } from './words.hu'

export type Words = GameWords<Table, Own, Prompt, Event>

/** Sentences of board, controls and players. */
export interface BoardWords {
  readonly howMany: string
  readonly takeNothing: string
  heap(left: number): string
  /** What a stone or a number offers. */
  pick(count: number): string
  /** The button that sends the answer. */
  take(count: number): string
  taken(count: number): string
}

export const words: Readonly<Record<Language, Words>> = { hu, en }
export const boardWords: Readonly<Record<Language, BoardWords>> = { hu: huBoard, en: enBoard }
