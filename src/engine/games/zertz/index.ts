import type { Game } from '../../core/contract'
import { readBoardspace } from './boardspace'
import { bot } from './bot'
import type { Answer, Event, Hidden, Options, Own, Prompt, Table } from './facts'
import { optionSpecs } from './options'
import { readMove } from './record'
import { rules } from './rules'
import { settled } from './table'

export const game: Game<Options, Table, Own, Hidden, Prompt, Answer, Event> = {
  rules,
  bot,
  optionSpecs,
  readAnswer: (table, text) => readMove(table, text),
  settle: (table) => settled(table),
  readRecord: readBoardspace,
}

export * from './facts'
export { boards, type Board } from './board'
export { optionSpecs }
export { historyOf, playText, readMove, replayMoves } from './record'
export { formatMove, parseMove } from './notation'
export { readBoardspace }
export { promptOf } from './rules'
export { settled }
export { claimsAfter, freeRings, jumpsOn, jumpingRings, placeableMarbles, emptyRings } from './helpers'
