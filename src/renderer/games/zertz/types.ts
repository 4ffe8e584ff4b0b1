import type { Answer, Event, Own, Prompt, Table } from '../../../engine/games/zertz/facts'
import type { Stage } from '../../match/contract'
import type { ZertzDraft } from './draft.svelte'

export type ZertzStage = Stage<Table, Own, Prompt, Answer, Event, ZertzDraft>
