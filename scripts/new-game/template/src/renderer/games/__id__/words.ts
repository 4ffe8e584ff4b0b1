/** What this game says; the sentences are in words.hu.ts and words.en.ts. */
import type { Event, Own, Prompt, Table } from '../../../engine/games/__id__/facts'
import type { GameWords } from '../../match/contract'
import { dictionary, part } from '../../words/dictionary'

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

const spoken = dictionary({ hu: () => import('./words.hu'), en: () => import('./words.en') })
export const words = part(spoken, (one) => one.words)
export const boardWords = part(spoken, (one) => one.boardWords)
