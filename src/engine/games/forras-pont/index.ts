import type { Game } from '../../core/contract'
import { parseBySpec } from '../../core/options'
import { bot } from './bot/index'
import type { Answer, ForrasEvent, Hidden, Options, Own, Prompt, Table } from './facts'
import { imagine } from './imagine'
import { ask, check, clock, list, sample, silence } from './legal'
import { manifest } from './manifest'
import { answerNamed } from './notation'
import { optionSpecs } from './options'
import { outcome } from './outcome'
import { parseAnswer } from './parse'
import { resolve } from './resolve'
import { setup } from './setup'

export const game: Game<Options, Table, Own, Hidden, Prompt, Answer, ForrasEvent> = {
  optionSpecs,
  readAnswer: (_table, text) => answerNamed(text),
  rules: {
    id: manifest.id,
    version: 1,
    seats: manifest.seats,
    opensAtEnd: true,
    setup,
    ask,
    check,
    list,
    sample,
    resolve,
    imagine,
    outcome,
    parseOptions: (raw) => parseBySpec(optionSpecs, raw),
    parseAnswer,
    clock,
    silence,
  },
  bot,
}

export { optionSpecs }
export * from './facts'
export { afterPlacing, bestClaims, canClaim, openings, openSteps } from './routes/openings'
export type { Opening, OpenStep } from './routes/openings'
export type { Budget, Route, Search } from './search/best'
export { checkClaim, fittingOwners, plainFault, usualOwner } from './routes/claims'
export { numberCards, size } from './board'
export { listPlacements, randomSheet } from './legal'
export * from './notation'
