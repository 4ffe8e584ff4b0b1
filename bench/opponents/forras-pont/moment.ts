import type { Situation } from '../../../src/engine/core/contract'
import type { Event, Own, Prompt, Table } from '../../../src/engine/games/forras-pont/facts'

export type Moment = Situation<Table, Own, Prompt, Event>
