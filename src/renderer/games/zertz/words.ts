/** What this game says, in both languages. */
import type { Event, Marble, Own, Prompt, Ring, Stock, Table, Win } from '../../../engine/games/zertz/facts'
import type { GameWords } from '../../match/contract'
import { dictionary, part } from '../../words/dictionary'
import type { NextStep, Target } from './draft'

export type ZertzWords = GameWords<Table, Own, Prompt, Event>

/** Sentences of board and controls. */
export interface BoardWords {
  readonly board: string
  readonly supply: string
  readonly ownStock: string
  readonly next: Readonly<Record<NextStep, string>>
  readonly play: string
  readonly capture: string
  readonly pass: string
  readonly demand: string
  readonly accept: string
  readonly verdict: string
  readonly askBack: string
  readonly agree: string
  readonly decline: string
  /** Asks whether these moves may go back. */
  wantsBack(texts: readonly string[]): string
  /** No ring can come off, so the marble alone is the move. */
  readonly noFree: string
  /** What the other player takes after the move, each way one haul; `may`: they needn't capture. */
  reply(name: string, hauls: readonly Stock[], may: boolean): string
  takes(count: number): string
  places(at: Ring, remove: Ring | null): string
  readonly chain: string
  readonly nothingYet: string
  readonly removedRings: string
  readonly wonSet: Readonly<Record<Win, string>>
  /** Beside the winner's set: how many moves it took. */
  movesMade(count: number): string
  readonly youWon: string
  readonly youWonOnTime: string
  readonly youLost: string
  /** How close the loser was. */
  short(name: string, missing: number): string
  bestChain(name: string, move: number, count: number): string
  claim(count: number): string
  marbleAt(marble: Marble, ring: Ring): string
  ring(ring: Ring, marble: Marble | null, aim: Target | null): string
  stock(marble: Marble, count: number): string
  captured(marble: Marble, count: number, goal: number): string
  toEach(missing: number, each: number): string
}

const spoken = dictionary({ hu: () => import('./words.hu'), en: () => import('./words.en') })
export const words = part(spoken, (one) => one.words)
export const boardWords = part(spoken, (one) => one.boardWords)
