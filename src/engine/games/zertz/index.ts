import type { Game } from '../../core/contract'
import { bot } from './bot'
import type { Answer, Event, Hidden, Options, Own, Prompt, Table } from './facts'
import { rules } from './rules'

export const game: Game<Options, Table, Own, Hidden, Prompt, Answer, Event> = { rules, bot }

export * from './facts'
export { boards, type Board } from './board'
export { optionSpecs } from './options'
export { historyOf, playText, readMove, replayMoves } from './record'
export { formatMove, parseMove } from './notation'
export { readBoardspace } from './boardspace'
export { promptOf } from './rules'
export { settled } from './table'
export { claimsAfter, freeRings, jumpsOn, jumpingRings, placeableMarbles, emptyRings } from './helpers'
