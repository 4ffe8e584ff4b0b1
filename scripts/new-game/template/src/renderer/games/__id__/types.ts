import type { Answer, Event, Own, Prompt, Table } from '../../../engine/games/__id__/facts'
import type { Stage } from '../../match/contract'
import type { StonesDraft } from './draft.svelte'

export type StonesStage = Stage<Table, Own, Prompt, Answer, Event, StonesDraft>
