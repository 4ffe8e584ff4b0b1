import type { Game } from '../../core/contract'
import { bot } from './bot'
import { outcome, recounted } from './outcome'
import type { Event } from './events'
import type { Answer, Hidden, Options, Own, Prompt, Table } from './facts'
import { imagine } from './imagine'
import { ask, check, clock, list, remembers, sample, silence } from './legal'
import { manifest } from './manifest'
import { answerNamed } from './notation'
import { optionSpecs, parseOptions } from './options'
import { parseAnswer } from './parse'
import { resolve } from './resolve'
import { setup } from './round/ending'

export const game: Game<Options, Table, Own, Hidden, Prompt, Answer, Event> = {
  optionSpecs,
  readAnswer: (_table, text) => answerNamed(text),
  settle: (table) => recounted(table),
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
    parseOptions,
    parseAnswer,
    clock,
    silence,
    remembers,
  },
  bot,
}

export { optionSpecs }
export * from './board'
export * from './outcome'
export type * from './events'
export * from './facts'
export { colorsLeft, freeFields } from './legal'
export { meet, type Meeting } from './round/meeting'
export * from './notation'
export * from './region'
export { dicePlayed, firstWriter } from './round/writing'
