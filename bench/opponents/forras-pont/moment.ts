import type { Situation } from '../../../src/engine/core/contract'
import type { ForrasEvent, Own, Prompt, Table } from '../../../src/engine/games/forras-pont/facts'

export type Moment = Situation<Table, Own, Prompt, ForrasEvent>
