import type { Answer, Event, Own, Prompt, Table } from '../../../engine/games/election-night'
import type { Stage } from '../../match/contract'
import type { ElectionDraft } from './draft.svelte'

export type ElectionStage = Stage<Table, Own, Prompt, Answer, Event, ElectionDraft>
