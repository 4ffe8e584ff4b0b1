import type { Bot } from '../../core/contract'
import type { Answer, Event, Prompt } from './dialogue'
import type { Own, Table } from './facts'
import { sample } from './sample'

export const bot: Bot<Table, Own, Prompt, Answer, Event> = {
  choose: ({ view, prompt, rng }) => sample(view, prompt, rng),
}
