import type { Situation } from '../../../core/contract'
import type { ForrasEvent, Own, Prompt, Table } from '../facts'

export type Moment = Situation<Table, Own, Prompt, ForrasEvent>
