import type { Answer, Event, Own, Prompt, Table } from '../../../engine/games/__id__/facts'
import type { Stage } from '../../match/contract'
import type { __Name__Draft } from './draft.svelte'

export type __Name__Stage = Stage<Table, Own, Prompt, Answer, Event, __Name__Draft>
