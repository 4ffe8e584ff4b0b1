import type { Situation } from '../../../core/contract'
import type { Event, Own, Prompt, Table } from '../facts'

export type Moment = Situation<Table, Own, Prompt, Event>
