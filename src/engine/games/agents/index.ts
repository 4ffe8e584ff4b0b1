import type { Game } from '../../core/contract'
import { ask } from './ask'
import { bot } from './bot/index'
import type { Answer, Event, Hidden, Options, Own, Prompt, Table } from './facts'
import { outcome, remembers } from './resolve/endings'
import { imagine } from './imagine'
import { check } from './legal/check'
import { manifest } from './manifest'
import { clock, optionSpecs, parseOptions } from './options'
import { parseAnswer } from './parse'
import { resolve } from './resolve/index'
import { list, sample, silence } from './legal/sample'
import { setup } from './setup'

export * from './board'
export * from './facts'
export { isHeadquarters, ordersOf, placeOf, victimsOf, waysOf } from './legal/check'
export { agentLetter, answerText } from './notation'
export { optionSpecs }

export type AgentsGame = Game<Options, Table, Own, Hidden, Prompt, Answer, Event>

export const game: AgentsGame = {
  optionSpecs,
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
    isPass: (answer) => answer.type === 'letGo',
    clock,
    silence,
    remembers,
    mayTalk: (options) => options.chat,
  },
  bot,
}
