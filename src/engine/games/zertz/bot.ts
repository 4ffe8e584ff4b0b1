import type { Bot } from '../../core/contract'
import type { Answer, Event, Own, Prompt, Table } from './facts'
import { sample } from './legal'

export const bot: Bot<Table, Own, Prompt, Answer, Event> = {
  choose: ({ view, prompt, rng }) => sample(view, prompt, rng),
}
