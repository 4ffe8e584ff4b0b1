import type { Answer, Event, Own, Prompt, Table } from '../../../engine/games/forras-pont/facts'
import type { Stage } from '../../match/contract'
import type { ForrasDraft } from './draft.svelte'

export type ForrasStage = Stage<Table, Own, Prompt, Answer, Event, ForrasDraft>
