import type { Game } from '../../core/contract'
import { bot } from './bot'
import type { Answer, Event, Prompt } from './events'
import type { Hidden, Own, Table } from './facts'
import { optionSpecs, type Options } from './options'
import { rules } from './rules'

export type * from './events'
export type * from './facts'
export type { Options } from './options'
export { optionSpecs }
// What a screen needs beside the views.
export { docVisitors, openActions, usefulActions } from './places/doc'
export { scoreOf } from './outcome'
export { cardPoints, docDice, faces, placeFace, places, storeCards } from './facts'
export { contendersFor } from './places/index'
export { countOf, handKinds, handOf } from './dice/poker'
export type { Hand, HandKind } from './dice/poker'
export { onlyAnswer, passesFor } from './cards/reactions'
export { theftsOf } from './places/saloon'
export { diceLeft, priceOf } from './dice/throwing'
export { cardRule } from './cards/windows'
export { rules } from './rules'

export const game: Game<Options, Table, Own, Hidden, Prompt, Answer, Event> = {
  rules,
  bot,
  optionSpecs,
}
