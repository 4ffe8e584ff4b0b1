import type { Game } from '../../core/contract'
import { bot } from './bot'
import type { Answer, Event, Hidden, Options, Own, Prompt, Table } from './facts'
import { answerNamed } from './notation'
import { optionSpecs } from './options'
import { rules } from './rules'

export const game: Game<Options, Table, Own, Hidden, Prompt, Answer, Event> = {
  optionSpecs,
  readAnswer: (_table, text) => answerNamed(text),
  rules,
  bot,
}
