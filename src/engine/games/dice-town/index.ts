import type { Game } from '../../core/contract'
import { bot } from './bot'
import type { Answer, Event, Prompt } from './dialogue'
import type { Hidden, Own, Table } from './facts'
import { optionSpecs, type Options } from './options'
import { rules } from './rules'

export type * from './dialogue'
export type * from './facts'
export type { Options } from './options'
export { optionSpecs }
// What a screen needs beside the views.
export { docVisitors, openActions, usefulActions } from './doc'
export { scoreOf } from './ending'
export { cardPoints, docDice, faces, placeFace, places, storeCards } from './facts'
export { contendersFor } from './places'
export { countOf, handKinds, handOf } from './poker'
export type { Hand, HandKind } from './poker'
export { onlyAnswer, passesFor } from './reactions'
export { theftsOf } from './saloon'
export { diceLeft, priceOf } from './throwing'
export { cardRule } from './windows'
export { rules } from './rules'

export const game: Game<Options, Table, Own, Hidden, Prompt, Answer, Event> = {
  rules,
  bot,
  optionSpecs,
}
